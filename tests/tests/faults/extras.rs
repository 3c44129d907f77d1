//! Pictures, icons and fonts of a pack: what cannot be read, or would take too much to draw, is reported.

use super::*;

fn pack(look: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.write("landfall.yaml", "name: shore\nversion: 0.1.0\ngame: vanguard\n");
    sandbox.write(
        "schemas/looks.yaml",
        format!("cards:\n  log:\n    override: true\n    size: 63 x 88\n    boxes:\n      title: {{at: 4 4 50 8, shows: title}}\n{look}"),
    );
    sandbox.write("shore.land", "log 11 \"Salt\" { reference; end }\n");
    sandbox
}

const ART: &str = "      art: {at: 4 14 50 40, shows: art}\n";

fn svg(body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">{body}<path d=\"M1 1H9V9z\"/></svg>"
    )
}

#[test]
fn what_cannot_be_opened_is_reported() {
    let sandbox = pack(ART);
    let elsewhere = Sandbox::new();
    elsewhere.write("11.svg", svg(""));
    elsewhere.write("x.ttf", "no font");
    for folder in ["art", "icons", "fonts"] {
        fs::create_dir_all(sandbox.path(folder)).unwrap();
    }
    let link = |from: &str, to: &str| {
        std::os::unix::fs::symlink(elsewhere.path(from), sandbox.path(to)).unwrap();
    };
    link("11.svg", "art/11.svg");
    link("11.svg", "icons/shell.svg");
    link("x.ttf", "fonts/x.ttf");
    let large = fs::File::create(sandbox.path("fonts/large.ttf")).unwrap();
    large.set_len(65_000_000).unwrap();
    sandbox.write("fonts/none.otf", "no font");
    let pipe = sandbox.path("icons/pipe.svg");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    sandbox.write("icons/broken.svg", "<svg");
    for arguments in [&["cards", "."][..], &["check", ".", "--cards"]] {
        let said = sandbox.run(arguments);
        let text = format!("{}{}", said.stdout, said.stderr);
        for (file, why) in [
            ("art/11.svg", "this link leads out of the pack; Log 11 shows it"),
            ("icons/shell.svg", "this link leads out of the pack"),
            ("icons/pipe.svg", "it is not a regular file"),
            ("icons/broken.svg", "it is neither SVG nor PNG nor JPEG"),
            ("fonts/x.ttf", "this link leads out of the pack"),
            ("fonts/large.ttf", "it is larger than 64 MB"),
            ("fonts/none.otf", "it is not a font, or a damaged one"),
        ] {
            assert!(text.contains(&format!("`{file}` is left out")), "{file}\n{said}");
            assert!(text.contains(why), "{why}\n{said}");
        }
        assert!(!text.contains("everything fits"), "{said}");
    }
}

#[test]
fn an_svg_that_would_use_up_the_stack_or_the_time_is_left_out() {
    let clip = |at: usize| {
        format!("<clipPath id=\"c{at}\" clip-path=\"url(#c{})\"><path d=\"M0 0H9V9z\"/></clipPath>", at + 1)
    };
    let clips: String = (0..20_000).map(clip).collect();
    let pattern = |at: usize| {
        let next = at + 1;
        format!(
            "<pattern id=\"p{at}\" width=\"1\" height=\"1\"><path fill=\"url(#p{next})\" d=\"M0 0H9V9z\"/><path stroke=\"url(#p{next})\" d=\"M0 0H9V9z\"/></pattern>"
        )
    };
    let patterns: String = (0..40).map(pattern).collect();
    let styles = format!(
        "<style>{}path{{fill:red}}</style>{}{}{}",
        "g ".repeat(3_000),
        "<g>".repeat(90),
        "<path d=\"M0 0H9V9z\"/>".repeat(3_000),
        "</g>".repeat(90)
    );
    for body in [
        format!("<text>{}x{}</text>", "<tspan>".repeat(3_000), "</tspan>".repeat(3_000)),
        format!("{clips}<g clip-path=\"url(#c0)\"><path d=\"M0 0H9V9z\"/></g>"),
        format!("<path d=\"M0 0{}\"/>", "A 1e9 1e9 0 1 1 1 1".repeat(50_000)),
        format!("{patterns}<path fill=\"url(#p0)\" d=\"M0 0H9V9z\"/>"),
        styles,
        format!("<text y=\"9\">{}</text>", "a".repeat(100_000)),
    ] {
        let sandbox = pack(ART);
        sandbox.write("art/11.svg", svg(&body));
        sandbox.write("icons/shell.svg", svg(&body));
        let said = sandbox.run(&["cards", "."]);
        assert_eq!(said.code, Some(0), "{body:.100}\n{said}");
        for file in ["art/11.svg", "icons/shell.svg"] {
            assert!(said.stderr.contains(&format!("`{file}` is left out")), "{body:.100}\n{said}");
        }
    }
}
