use super::{Picture, is_too_large};
use crate::fonts::Fonts;

fn read(body: &str) -> Result<Picture, String> {
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 100 100\">{body}</svg>"
    );
    Picture::read(svg.as_bytes(), &Fonts::default())
}

const PATH: &str = "<path d=\"M0 0H9V9z\"/>";

fn refused(body: &str, why: &str) {
    match read(body) {
        Ok(picture) => panic!("{} items, expected: {why}", picture.items.len()),
        Err(found) => assert_eq!(found, why),
    }
}

fn is_drawn(body: &str) {
    assert!(read(body).is_ok(), "{:?} {body:.200}", read(body).err());
}

fn nested(tag: &str, deep: usize, inside: &str) -> String {
    format!("{}{inside}{}", format!("<{tag}>").repeat(deep), format!("</{tag}>").repeat(deep))
}

#[test]
fn elements_nest_to_a_limit() {
    let why = "it has more than 100 levels of elements that hold or use each other";
    is_drawn(&nested("g opacity=\"0.5\"", 90, PATH).replace("</g opacity=\"0.5\">", "</g>"));
    is_drawn(&format!("<text y=\"9\">{}</text>", nested("tspan", 90, "x")));
    refused(&nested("g", 150, PATH), why);
    refused(&format!("<text>{}</text>", nested("tspan", 150, "x")), why);
    refused(
        &format!("<text>{}</text>", nested("tspan", 3_000, "x")),
        "elements are nested more than 256 deep",
    );
}

#[test]
fn references_lead_on_to_a_limit() {
    let clips = |most: usize| {
        let clip =
            |at: usize| format!("<clipPath id=\"c{at}\" clip-path=\"url(#c{})\">{PATH}</clipPath>", at + 1);
        let clips: String = (0..most).map(clip).collect();
        format!("{clips}<g clip-path=\"url(#c0)\">{PATH}</g>")
    };
    let why = "it has more than 100 levels of elements that hold or use each other";
    is_drawn(&clips(50));
    refused(&clips(200), why);
    refused(&clips(20_000), why);
    let gradients = |at: usize| format!("<linearGradient id=\"l{at}\" xlink:href=\"#l{}\"/>", at + 1);
    let gradients: String = (0..5_000).map(gradients).collect();
    refused(&format!("{gradients}<path fill=\"url(#l0)\" d=\"M0 0H9V9z\"/>"), why);
    // In styles it is the same.
    let styled = |at: usize| format!(".c{at}{{clip-path:url('#c{}')}}", at + 1);
    let clip = |at: usize| format!("<clipPath id=\"c{at}\" class=\"a c{at}\">{PATH}</clipPath>");
    let (styles, all): (String, String) = ((0..300).map(styled).collect(), (0..300).map(clip).collect());
    refused(&format!("<style>{styles}</style>{all}{PATH}"), "a part of it uses itself");
    let (styles, all): (String, String) =
        ((0..300).map(styled).map(|rule| rule.replace('\'', "")).collect(), (0..300).map(clip).collect());
    refused(&format!("<style>{styles}</style>{all}{PATH}"), why);
}

#[test]
fn nothing_uses_itself() {
    let why = "a part of it uses itself";
    refused(&format!("<g id=\"a\"><use xlink:href=\"#a\"/>{PATH}</g>"), why);
    let pattern = |fill: &str| {
        format!("<pattern id=\"p\" width=\"1\" height=\"1\"><path {fill} d=\"M0 0H9V9z\"/></pattern>")
    };
    refused(&pattern("fill=\"url(#p)\""), why);
    refused(&pattern("style=\"stroke: url( '#p' )\""), why);
    // A pattern inside of what is painted with it.
    refused(&format!("<g fill=\"url(#p)\">{}{PATH}</g>", pattern("")), why);
    is_drawn(&format!("<g fill=\"url(#p)\">{PATH}</g><path d=\"M0 0H9V9z\"/>{}", pattern("")));
    is_drawn(&format!("<a id=\"a\" xlink:href=\"#a\">{PATH}</a>"));
}

#[test]
fn what_is_drawn_many_times_counts_many_times() {
    let why = "it has more than 200000 elements, each use counted";
    let patterns = |most: usize, units: &str| {
        let one = |at: usize| {
            let next = at + 1;
            format!(
                "<pattern id=\"p{at}\" {units} width=\"1\" height=\"1\"><path fill=\"url(#p{next})\" d=\"M0 0H9V9z\"/>\
                 <path stroke=\"url(#p{next})\" d=\"M0 0H9V9z\"/></pattern>"
            )
        };
        let all: String = (0..most).map(one).collect();
        format!("{all}<path fill=\"url(#p0)\" d=\"M0 0H9V9z\"/>{PATH}")
    };
    is_drawn(&patterns(6, ""));
    refused(&patterns(18, ""), why);
    refused(&patterns(40, "patternUnits=\"userSpaceOnUse\""), why);
    let group = |at: usize| {
        format!(
            "<g id=\"a{at}\">{}</g>",
            format!("<use xlink:href=\"#a{}\"/>", at.wrapping_sub(1)).repeat(10)
        )
    };
    let uses: String = (1..9).map(group).collect();
    refused(&format!("<defs><g id=\"a0\">{PATH}</g>{uses}</defs><use xlink:href=\"#a8\"/>"), why);
    // A marker is drawn at every corner, of everything inside of what has it.
    let markers = |corners: usize| {
        format!(
            "<marker id=\"m\" markerWidth=\"9\" markerHeight=\"9\"><g>{}</g></marker><g style=\"marker:url(#m)\"><path d=\"M0 0{}\"/></g>",
            PATH.repeat(30),
            "L1 1L2 0".repeat(corners)
        )
    };
    is_drawn(&markers(100));
    refused(&markers(2_000), why);
    refused(&PATH.repeat(200_001), "it has more than 200000 elements");
}

#[test]
fn styles_are_compared_to_a_limit() {
    let paths = |most: usize| "<path class=\"c\" d=\"M0 0H9V9z\"/>".repeat(most);
    let rules = |most: usize| (0..most).map(|at| format!(".a{at} .b .c{{fill:red}}")).collect::<String>();
    is_drawn(&format!("<style>{}</style>{}", rules(200), paths(500)));
    let why = "its styles take more than 10000000 comparisons with its elements";
    refused(&format!("<style>{}</style>{}", rules(20_000), paths(5_000)), why);
    let deep = nested("g", 50, &paths(3_000));
    refused(&format!("<style>{}path{{fill:red}}</style>{deep}", "g ".repeat(8)), why);
    refused(
        &format!("<style>{}path{{fill:red}}</style>{deep}", "g ".repeat(3_000)),
        "a selector of its styles has more than 10 parts",
    );
    is_drawn(&format!("<style>g g path{{fill:red}}</style>{}", nested("g", 20, &paths(500))));
}

#[test]
fn letters_and_numbers_are_counted() {
    let text = |most: usize| format!("<text x=\"1\" y=\"9\">{}</text>", "a".repeat(most));
    is_drawn(&text(2_000));
    refused(&text(10_001), "it has more than 10000 letters in one text");
    refused(&text(9_000).repeat(12), "it has more than 100000 letters, each use counted");
    let path = |most: usize| format!("<path id=\"p\" d=\"M0 0{}\"/>", "L1 1L2 0".repeat(most));
    is_drawn(&path(10_000));
    let uses = "<use xlink:href=\"#p\"/>".repeat(200);
    refused(
        &format!("{}{uses}", path(10_000)),
        "it has more than 8000000 numbers in paths, each use counted",
    );
    let along =
        format!("{}<text><textPath xlink:href=\"#p\">{}</textPath></text>", path(10_000), "a".repeat(9_000));
    refused(&along, "it has more than 8000000 numbers in paths, each use counted");
}

#[test]
fn arcs_follow_each_other_to_a_limit() {
    let arcs = |most: usize| format!("<path d=\"M0 0H9V9{}\"/>", "A 1e9 1e9 0 1 1 9 9".repeat(most));
    is_drawn(&arcs(300));
    refused(&arcs(600), "it has more than 500 arcs of a path in a row");
    refused(&arcs(50_000), "it has more than 500 arcs of a path in a row");
    refused(
        &format!("<path d=\"M0 0H9V9A{}\"/>", "1 1 0 009 9 ".repeat(50_000)),
        "it has more than 500 arcs of a path in a row",
    );
    is_drawn(&format!("<path d=\"{}\"/>", "M1 1a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z".repeat(1_000)));
}

#[test]
fn references_are_counted() {
    let same = "<linearGradient id=\"l\"/>".repeat(2_000);
    let uses = "<path fill=\"url(#l)\" d=\"M0 0H9V9z\"/>".repeat(600);
    refused(&format!("{same}{uses}"), "it has more than 1000000 references");
}

#[test]
fn pixels_are_counted_before_they_are_unpacked() {
    let png = |width: u32, height: u32| {
        let header = [&b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"[..], &width.to_be_bytes(), &height.to_be_bytes()];
        Picture::read(&header.concat(), &Fonts::default()).unwrap_err()
    };
    let most = "12000 on a side and 60 million in all are the most";
    assert_eq!(png(12_000, 12_000), format!("it has 12000 x 12000 pixels; {most}"));
    assert_eq!(png(12_001, 1), format!("it has 12001 x 1 pixels; {most}"));
    assert!(!is_too_large(12_000, 5_000) && is_too_large(12_000, 5_001));
}
