//! The mistakes people make, kind by kind.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use landfall_syntax::TokenKind;
use landfall_tests::Files;

use crate::script::{Line, Word, lines};

#[derive(Clone, Debug)]
pub struct Mistake {
    pub kind: &'static str,
    pub file: usize,
    pub range: Range<usize>,
    pub text: String,
    /// Any of these must be reported.
    pub codes: &'static [&'static str],
    pub place: Place,
}

/// Where the report must stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a line that was changed.
    Here,
    InFile,
    /// At the asset that is broken, wherever it is.
    Anywhere,
}

/// What the generator knows about the content: it reads, it does not judge.
struct Content<'a> {
    files: &'a Files,
    lines: Vec<Line>,
    ids: BTreeSet<(String, String)>,
    /// How often each id is mentioned, by its text.
    mentions: BTreeMap<String, usize>,
}

pub fn all(files: &Files) -> Vec<Mistake> {
    let mut content = Content { files, lines: Vec::new(), ids: BTreeSet::new(), mentions: BTreeMap::new() };
    for (at, (path, text)) in files.iter().enumerate() {
        if path.ends_with(".land") {
            content.lines.extend(lines(at, text));
        }
    }
    for line in &content.lines {
        if line.is_top() {
            content.ids.insert((line.first().to_owned(), line.word(1).to_owned()));
        }
        for word in line.words.iter().skip(usize::from(line.is_top()) * 2) {
            *content.mentions.entry(word.text.clone()).or_default() += 1;
        }
    }
    let kinds: [fn(&Content<'_>) -> Vec<Mistake>; 13] = [
        references, deletions, words, boxes, rows, tracks, ids, syntax, prose, fields, effects, boards,
        endings,
    ];
    kinds.iter().flat_map(|kind| kind(&content)).collect()
}

impl Content<'_> {
    fn has(&self, kind: &str, id: &str) -> bool {
        self.ids.contains(&(kind.to_owned(), id.to_owned()))
    }

    fn text(&self, line: &Line) -> &str {
        &self.files[line.file].1[line.start..line.end]
    }
}

fn replace(
    kind: &'static str,
    line: &Line,
    word: &Word,
    text: String,
    codes: &'static [&'static str],
    place: Place,
) -> Mistake {
    Mistake { kind, file: line.file, range: word.start..word.end, text, codes, place }
}

fn cut(kind: &'static str, line: &Line, codes: &'static [&'static str], place: Place) -> Mistake {
    Mistake { kind, file: line.file, range: line.start..line.end, text: String::new(), codes, place }
}

/// The id with one digit changed, such that nothing has it.
fn off_by_a_digit(content: &Content<'_>, kind: &str, id: &str) -> Option<String> {
    let digits = id.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at);
    for at in digits.collect::<Vec<_>>().into_iter().rev() {
        for digit in '0'..='9' {
            let mut other = id.to_owned();
            other.replace_range(at..=at, &digit.to_string());
            let zero = other.trim_start_matches(char::is_alphabetic).starts_with('0') && kind == "log";
            if other != id && !zero && !content.has(kind, &other) && !is_printed(kind, &other) {
                return Some(other);
            }
        }
    }
    None
}

/// Ids that lie in every box, which the compiler knows from the schema.
fn is_printed(kind: &str, id: &str) -> bool {
    match kind {
        "log" => ["720", "991", "999"].contains(&id),
        "poi" => id == "P000",
        "unique-discovery" => id.parse::<u32>().is_ok_and(|number| number < 40),
        _ => id.len() <= 3,
    }
}

/// A letter doubled or dropped: a word nobody knows.
fn typo(word: &str) -> String {
    let middle = word.char_indices().nth(word.chars().count() / 2).map_or(0, |(at, _)| at);
    let mut other = word.to_owned();
    other.insert(middle, 'q');
    other
}

fn references(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in &content.lines {
        for pair in line.words.windows(2) {
            let [before, word] = pair else { continue };
            let in_head = line.is_top()
                && word.start < line.start + 60
                && line.words.get(1).is_some_and(|id| id.start == word.start);
            if in_head || line.first() == "extern" {
                continue;
            }
            let (kind, name): (&str, &'static str) = match before.text.as_str() {
                "log" if word.kind == TokenKind::Number => ("log", "log off by a digit"),
                "replace" | "place" | "poi" if word.text.starts_with('P') => ("poi", "poi off by a digit"),
                "mission" if word.text.starts_with('M') => ("mission", "mission off by a digit"),
                "global" if word.text.starts_with('G') => ("global-condition", "condition off by a digit"),
                _ => continue,
            };
            if let Some(other) = off_by_a_digit(content, kind, &word.text) {
                found.push(replace(name, line, word, other, &["LF2001"], Place::Here));
            }
        }
    }
    found
}

fn deletions(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in content.lines.iter().filter(|line| line.is_top()) {
        let used = content.mentions.get(line.word(1)).copied().unwrap_or(0) > 0;
        let kind = match line.first() {
            "log" => "log deleted",
            "poi" => "poi deleted",
            "mission" => "mission deleted",
            _ => continue,
        };
        // An id that another file names with `extern` still exists for it.
        let external = content.lines.iter().any(|other| {
            other.first() == "extern" && other.words.iter().any(|word| word.text == line.word(1))
        });
        if used && !external && is_referred_to(content, line) {
            found.push(cut(kind, line, &["LF2001"], Place::Anywhere));
        }
    }
    for line in content.lines.iter().filter(|line| line.first() == "sector" && line.around.len() == 1) {
        found.push(cut("sector deleted", line, &["LF2006"], Place::Anywhere));
    }
    found
}

/// Whether some other asset names it with the word that its kind needs.
fn is_referred_to(content: &Content<'_>, asset: &Line) -> bool {
    let (kind, id) = (asset.first(), asset.word(1));
    content.lines.iter().any(|line| {
        let inside = line.file == asset.file && asset.start <= line.start && line.end <= asset.end;
        !inside
            && line.first() != "extern"
            && line.words.windows(2).any(|pair| {
                let [before, word] = pair else { return false };
                word.text == id
                    && match kind {
                        "log" => before.text == "log",
                        "mission" => before.text == "mission",
                        _ => ["replace", "place", "poi"].contains(&before.text.as_str()),
                    }
            })
    })
}

fn words(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in &content.lines {
        if line.is_top() {
            if line.first() != "extern" {
                found.push(replace(
                    "kind misspelled",
                    line,
                    &line.words[0],
                    typo(line.first()),
                    &["LF1101"],
                    Place::Here,
                ));
            }
            continue;
        }
        let Some(first) = line.words.first() else { continue };
        if first.kind == TokenKind::Word
            && !["red", "green", "yellow", "or", "allow"].contains(&first.text.as_str())
        {
            let nested = ["if", "may", "choose", "each", "pay", "roll", "once"];
            let inside_effects = line
                .around
                .last()
                .is_some_and(|around| around.starts_with("->") || around.starts_with("choice"));
            let effect = inside_effects || line.around.iter().any(|around| nested.contains(&around.as_str()));
            if !effect {
                let codes: &[&str] = &["LF1102", "LF1108"];
                found.push(replace("line misspelled", line, first, typo(&first.text), codes, Place::Here));
            }
        }
        if line.first() == "biomes" {
            for word in line.words.iter().skip(1).filter(|word| word.kind == TokenKind::Word) {
                found.push(replace(
                    "biome misspelled",
                    line,
                    word,
                    typo(&word.text),
                    &["LF1107"],
                    Place::Here,
                ));
            }
        }
        for pair in line.words.windows(2) {
            let [before, word] = pair else { continue };
            if before.kind == TokenKind::Arrow && word.kind == TokenKind::Word && line.first() != "path" {
                found.push(replace(
                    "effect misspelled",
                    line,
                    word,
                    typo(&word.text),
                    &["LF1108"],
                    Place::Here,
                ));
            }
            if before.kind == TokenKind::LBracket
                && word.kind == TokenKind::Word
                && word.text != "not"
                && line.first() != "path"
            {
                found.push(replace(
                    "icon misspelled",
                    line,
                    word,
                    typo(&word.text),
                    &["LF1107"],
                    Place::Here,
                ));
            }
            if before.text == "if" && word.kind == TokenKind::Word && word.text != "not" {
                found.push(replace(
                    "condition misspelled",
                    line,
                    word,
                    typo(&word.text),
                    &["LF1109"],
                    Place::Here,
                ));
            }
        }
    }
    found
}

fn boxes(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    let mut marks: BTreeMap<&str, Vec<(&Line, &Word)>> = BTreeMap::new();
    let mut read: BTreeSet<&str> = BTreeSet::new();
    for line in &content.lines {
        for (at, word) in line.words.iter().enumerate() {
            let Some((log, number)) = word.text.split_once('.') else { continue };
            if !(log.chars().all(|c| c.is_ascii_digit()) && number.chars().all(|c| c.is_ascii_digit())) {
                continue;
            }
            found.push(replace(
                "box out of range",
                line,
                word,
                format!("{log}.9{number}"),
                &["LF2006"],
                Place::Here,
            ));
            let before = at.checked_sub(1).map_or("", |at| line.word(at));
            if before == "mark" {
                marks.entry(&word.text).or_default().push((line, word));
            } else {
                read.insert(&word.text);
            }
        }
    }
    for (name, places) in marks {
        // Only one place ticks it and something asks for it: without the tick, nobody ever can.
        if let ([(line, word)], true) = (&places[..], read.contains(name)) {
            let at = line.words.iter().position(|other| other.start == word.start).unwrap_or(1);
            let range = line.words[at - 1].start..word.end;
            found.push(Mistake {
                kind: "box never marked",
                file: line.file,
                range,
                text: "nothing".to_owned(),
                codes: &["LF6106"],
                place: Place::Anywhere,
            });
        }
    }
    found
}

fn rows(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in content.lines.iter().filter(|line| !line.is_top()) {
        let holds =
            |other: &&Line| other.file == line.file && other.start < line.start && line.end <= other.end;
        let Some(owner) = content.lines.iter().rfind(holds) else { continue };
        let siblings: Vec<&Line> = content
            .lines
            .iter()
            .filter(|other| {
                other.file == line.file
                    && other.around.len() == line.around.len()
                    && owner.start < other.start
                    && other.end <= owner.end
            })
            .collect();
        let rows = ["yellow", "green", "red"];
        let Some(first) = line.words.first() else { continue };
        if line.first() == "red" {
            if siblings.iter().any(|other| ["yellow", "green"].contains(&other.first())) {
                found.push(cut("red row removed", line, &["LF5001"], Place::Anywhere));
            }
            if line.word(1) == "->" {
                found.push(Mistake {
                    kind: "red row asks for dice",
                    file: line.file,
                    range: first.end..first.end,
                    text: " [physical]".to_owned(),
                    codes: &["LF5010"],
                    place: Place::Here,
                });
            }
        }
        if rows.contains(&line.first())
            && siblings.iter().filter(|other| rows.contains(&other.first())).count() == 2
        {
            // A row that leads to a colour the check does not have.
            let missing = rows.iter().find(|colour| !siblings.iter().any(|other| other.first() == **colour));
            if let Some(missing) = missing {
                let end = line.words.last().map_or(line.end, |word| word.end).max(line.end);
                found.push(Mistake {
                    kind: "arrow to a row that is not there",
                    file: line.file,
                    range: end..end,
                    text: format!(", then {missing}"),
                    codes: &["LF5003"],
                    place: Place::Here,
                });
            }
        }
        if rows.contains(&line.first()) {
            found.push(Mistake {
                kind: "arrow to itself",
                file: line.file,
                range: line.end..line.end,
                text: format!(", then {}", line.first()),
                codes: &["LF5002"],
                place: Place::Here,
            });
            let bracket = line.words.iter().position(|word| word.kind == TokenKind::LBracket);
            let close = line.words.iter().position(|word| word.kind == TokenKind::RBracket);
            if let (Some(open), Some(close)) = (bracket, close) {
                found.push(Mistake {
                    kind: "requirement nobody can meet",
                    file: line.file,
                    range: line.words[open].start..line.words[close].end,
                    text: "[40 red]".to_owned(),
                    codes: &["LF5017"],
                    place: Place::Here,
                });
            }
        }
    }
    found
}

fn tracks(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in &content.lines {
        if line.first() == "track" && line.words.len() > 2 {
            found.push(replace(
                "track in another colour",
                line,
                &line.words[1],
                "yellow".to_owned(),
                &["LF5003", "LF5004"],
                Place::InFile,
            ));
        }
        if line.first() == "special"
            && let Some(at) = line.words.iter().position(|word| word.text == "progress")
        {
            let word = &line.words[at + 1];
            let codes: &[&str] = &["LF5003"];
            found.push(replace("progress on no track", line, word, "yellow".to_owned(), codes, Place::Here));
        }
    }
    found
}

fn ids(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in content.lines.iter().filter(|line| line.is_top() && line.words.len() > 1) {
        let id = &line.words[1];
        if ["poi", "mission", "global-condition"].contains(&line.first()) && id.text.contains('0') {
            let other = id.text.replacen('0', "O", 1);
            found.push(replace("letter O for a zero", line, id, other, &["LF2003"], Place::Here));
        }
        if ["poi", "log", "mission"].contains(&line.first()) {
            found.push(Mistake {
                kind: "written twice",
                file: line.file,
                range: line.end..line.end,
                text: format!("\n\n{}", content.text(line)),
                codes: &["LF2004"],
                place: Place::InFile,
            });
        }
    }
    for line in content.lines.iter().filter(|line| line.first() == "sector" && line.around.len() == 1) {
        let number = &line.words[1];
        let other = if number.text == "1" { "2" } else { "1" };
        found.push(replace(
            "sector number twice",
            line,
            number,
            other.to_owned(),
            &["LF2005"],
            Place::InFile,
        ));
    }
    found
}

fn syntax(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in &content.lines {
        if line.is_top() && line.has_block {
            let range = line.end - 1..line.end;
            found.push(Mistake {
                kind: "closing brace forgotten",
                file: line.file,
                range,
                text: String::new(),
                codes: &["LF0002"],
                place: Place::InFile,
            });
        }
        for word in &line.words {
            match word.kind {
                TokenKind::Text => found.push(Mistake {
                    kind: "closing quote forgotten",
                    file: line.file,
                    range: word.end - 1..word.end,
                    text: String::new(),
                    codes: &["LF0001"],
                    place: Place::Here,
                }),
                TokenKind::RBracket => found.push(Mistake {
                    kind: "closing bracket forgotten",
                    file: line.file,
                    range: word.start..word.end,
                    text: String::new(),
                    codes: &["LF0004"],
                    place: Place::Here,
                }),
                _ => {}
            }
        }
    }
    found
}

fn prose(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in &content.lines {
        for word in line.words.iter().filter(|word| word.kind == TokenKind::Prose) {
            let at = word.start + 3;
            let add = |kind: &'static str, text: &str, codes: &'static [&'static str]| Mistake {
                kind,
                file: line.file,
                range: at..at,
                text: text.to_owned(),
                codes,
                place: Place::Here,
            };
            found.push(add("unknown icon in prose", ":vangard: ", &["LF1107"]));
            found.push(add("prose sends players nowhere", "See {log 98765}. ", &["LF2001"]));
            found.push(add("braces in prose", "{a bell} ", &["LF2007"]));
        }
    }
    found
}

fn fields(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in content.lines.iter().filter(|line| line.around.len() == 1) {
        let required = matches!(
            (line.owner().split(' ').next().unwrap_or(""), line.first()),
            ("planet", "lift-off" | "evac") | ("mission", "objective" | "completion")
        );
        if required {
            found.push(cut("required line removed", line, &["LF1111"], Place::InFile));
        }
        if ["lift-off", "evac", "objective", "completion", "hint", "last-poi", "no-travel", "reference"]
            .contains(&line.first())
        {
            found.push(Mistake {
                kind: "line given twice",
                file: line.file,
                range: line.end..line.end,
                text: format!("\n{}", content.text(line)),
                codes: &["LF1112"],
                place: Place::InFile,
            });
        }
    }
    found
}

fn effects(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in &content.lines {
        if line.first() == "->" && line.owner().starts_with("log") {
            let word = &line.words[0];
            let add = |kind: &'static str, text: &str, codes: &'static [&'static str]| Mistake {
                kind,
                file: line.file,
                range: word.end..word.end,
                text: text.to_owned(),
                codes,
                place: Place::Here,
            };
            found.push(add("effect in an illegal place", " immediate red,", &["LF1110"]));
            found.push(add("more leads than the bag holds", " gain lead mineral 21,", &["LF1106"]));
            found.push(add("card where a log is meant", " goto log P901,", &["LF2002"]));
        }
        if line.first() == "path" {
            let end = line.words.iter().find(|word| word.kind == TokenKind::LBracket);
            if let Some(open) = end {
                found.push(Mistake {
                    kind: "effect on a path",
                    file: line.file,
                    range: open.end..open.end,
                    text: "gain success 1 + ".to_owned(),
                    codes: &["LF1110"],
                    place: Place::Here,
                });
            }
        }
    }
    found
}

fn boards(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for planet in content.lines.iter().filter(|line| line.is_top() && line.first() == "planet") {
        let inside: Vec<&Line> = content
            .lines
            .iter()
            .filter(|line| {
                line.file == planet.file && line.around.first().map(String::as_str) == Some(&name(planet))
            })
            .collect();
        let paths: Vec<&Line> = inside.iter().copied().filter(|line| line.first() == "path").collect();
        let homes: Vec<String> = inside
            .iter()
            .filter(|line| line.first() == "lander")
            .filter_map(|line| line.around.get(1)?.strip_prefix("sector ").map(str::to_owned))
            .collect();
        let carries = carries(content, &inside, &homes);
        for path in &paths {
            found.push(replace(
                "path to nowhere",
                path,
                &path.words[3],
                "88".to_owned(),
                &["LF2006"],
                Place::Here,
            ));
            for (kind, left) in [
                ("path removed", None),
                ("path turned one way", Some("->")),
                ("path turned one way", Some("<-")),
            ] {
                if left.is_some() && path.word(2) != "<->" {
                    continue;
                }
                if breaks(&paths, path, left, &homes, &carries) {
                    let codes: &[&str] = &["LF3001", "LF3002"];
                    found.push(match left {
                        Some(arrow) => {
                            replace(kind, path, &path.words[2], arrow.to_owned(), codes, Place::InFile)
                        }
                        None => cut(kind, path, codes, Place::InFile),
                    });
                }
            }
        }
        if let [only] = &homes[..] {
            let flag = inside.iter().find(|line| {
                line.first() == "lander"
                    && line.around.get(1).is_some_and(|around| around == &format!("sector {only}"))
            });
            if let Some(flag) = flag {
                found.push(cut("only landing site removed", flag, &["LF3004"], Place::InFile));
            }
        }
        for sector in inside.iter().filter(|line| line.first() == "sector" && line.has_block) {
            let open = content.files[sector.file].1[sector.start..].find('{').map(|at| sector.start + at + 1);
            // A mark that holds players is no mistake where something that can happen there carries them off.
            if let Some(open) = open
                && !carries_off(content, sector)
            {
                found.push(Mistake {
                    kind: "board that never lets go",
                    file: sector.file,
                    range: open..open,
                    text: " no-travel; ".to_owned(),
                    codes: &["LF3003"],
                    place: Place::InFile,
                });
            }
        }
    }
    found
}

/// Whether a card or log that a sector leads to, over any number of others, places players in another sector.
fn carries_off(content: &Content<'_>, sector: &Line) -> bool {
    let number = sector.word(1);
    let (places, _) = follow(content, lines_in(content, sector), Some(number));
    places.iter().any(|place| place != number)
}

fn lines_in<'c>(content: &'c Content<'_>, block: &Line) -> Vec<&'c Line> {
    let inside = |line: &&Line| line.file == block.file && block.start < line.start && line.end <= block.end;
    content.lines.iter().filter(inside).collect()
}

/// Follows lines to the cards and logs they name, and on from there: the sectors in which players are placed, and
/// whether play can end. `at`: what is laid out in another sector than this one is not followed.
fn follow<'c>(content: &'c Content<'_>, begin: Vec<&'c Line>, at: Option<&str>) -> (BTreeSet<String>, bool) {
    let mut waiting = begin;
    let (mut places, mut ends) = (BTreeSet::new(), false);
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    while let Some(line) = waiting.pop() {
        for (index, word) in line.words.iter().enumerate() {
            let there = (line.word(index + 1) == "in").then(|| line.word(index + 2));
            let elsewhere = at.is_some() && there.is_some_and(|there| Some(there) != at);
            match (index.checked_sub(1).map_or("", |index| line.word(index)), word.text.as_str()) {
                ("place", who) if !who.starts_with('P') && who != "threat" => {
                    places.extend(there.map(str::to_owned));
                }
                ("move", who) if line.word(index + 1) == "to" && who != "threat" => {
                    places.insert(line.word(index + 2).to_owned());
                }
                ("end", "exploration") | (_, "evac" | "lift-off") => ends = true,
                ("log", id) | ("poi" | "replace" | "place" | "global" | "mission" | "threat", id)
                    if !elsewhere && seen.insert(id) =>
                {
                    let own = |line: &&Line| {
                        line.owner().split(' ').nth(1) == Some(id) || (line.is_top() && line.word(1) == id)
                    };
                    waiting.extend(content.lines.iter().filter(own));
                }
                _ => {}
            }
        }
    }
    (places, ends)
}

/// Everything on a board that could take players from sector to sector, and every sector where play could end by
/// itself: as a way home. What the board lays out for all sectors works from each of them.
fn carries(content: &Content<'_>, board: &[&Line], homes: &[String]) -> Vec<(String, String)> {
    let top = ["global", "mission", "threat", "briefing", "condition"];
    let shared: Vec<&Line> = board.iter().copied().filter(|line| top.contains(&line.first())).collect();
    // A clock that ends it all is no way home: nobody chooses it.
    let (anywhere, _) = follow(content, shared, None);
    let mut found = Vec::new();
    for sector in board.iter().filter(|line| line.first() == "sector") {
        let (mut places, ends) = follow(content, lines_in(content, sector), None);
        places.extend(anywhere.iter().cloned());
        if ends || places.contains("lander-sector") {
            places.extend(homes.iter().cloned());
        }
        found.extend(places.into_iter().map(|place| (sector.word(1).to_owned(), place)));
    }
    found
}

fn name(line: &Line) -> String {
    format!("{} {}", line.first(), line.word(1))
}

/// Whether, after the change, some sector is out of reach or has no way back, by paths and by everything that could
/// place or move players.
fn breaks(
    paths: &[&Line],
    changed: &Line,
    left: Option<&str>,
    homes: &[String],
    carries: &[(String, String)],
) -> bool {
    let mut ways: Vec<(String, String)> = carries.to_vec();
    for path in paths {
        let same = path.start == changed.start;
        let arrow = if same { left.unwrap_or("") } else { path.word(2) };
        let (a, b) = (path.word(1).to_owned(), path.word(3).to_owned());
        if arrow == "->" || arrow == "<->" {
            ways.push((a.clone(), b.clone()));
        }
        if arrow == "<-" || arrow == "<->" {
            ways.push((b, a));
        }
    }
    let sectors: BTreeSet<&str> = paths.iter().flat_map(|path| [path.word(1), path.word(3)]).collect();
    let reach = |from: &str, forward: bool| {
        let mut seen = BTreeSet::from([from.to_owned()]);
        let mut queue = vec![from.to_owned()];
        while let Some(at) = queue.pop() {
            for (a, b) in &ways {
                let (a, b) = if forward { (a, b) } else { (b, a) };
                if *a == at && seen.insert(b.clone()) {
                    queue.push(b.clone());
                }
            }
        }
        seen
    };
    let reached: BTreeSet<String> = homes.iter().flat_map(|home| reach(home, true)).collect();
    let lost = sectors.iter().any(|sector| !reached.contains(*sector));
    let trapped = homes.iter().any(|home| {
        let back = reach(home, false);
        reach(home, true).iter().any(|sector| !back.contains(sector))
    });
    lost || trapped
}

/// Missions that cannot be finished, explorations that do not end, clocks that stand still.
fn endings(content: &Content<'_>) -> Vec<Mistake> {
    let mut found = Vec::new();
    for line in &content.lines {
        for (at, word) in line.words.iter().enumerate() {
            if word.text == "exploration" && at > 0 && line.word(at - 1) == "end" && is_evac(content, line) {
                let result = line.words.get(at + 1).filter(|word| word.kind == TokenKind::Word);
                found.push(Mistake {
                    kind: "evac that does not end",
                    file: line.file,
                    range: line.words[at - 1].start..result.map_or(word.end, |word| word.end),
                    text: "end turn".to_owned(),
                    codes: &["LF6109"],
                    place: Place::Anywhere,
                });
            }
        }
        if line.first() == "roll" || line.words.iter().any(|word| word.text == "roll") {
            continue;
        }
        if line.words.len() > 1 && line.words[0].text.contains('-') && line.words[1].kind == TokenKind::Arrow
        {
            let range = &line.words[0];
            if range.text.starts_with(|c: char| c.is_ascii_digit()) {
                found.push(cut("table with a gap", line, &["LF6213"], Place::InFile));
            }
        }
    }
    found
}

/// Whether some planet names this log as the one that ends an evacuation.
fn is_evac(content: &Content<'_>, line: &Line) -> bool {
    let Some(log) = line.owner().strip_prefix("log ") else { return false };
    let alone = content.lines.iter().filter(|other| {
        other.owner() == line.owner()
            && other.file == line.file
            && other.words.iter().any(|word| word.text == "exploration")
    });
    alone.count() == 1
        && content
            .lines
            .iter()
            .any(|other| other.first() == "evac" && other.words.iter().any(|word| word.text == log))
}
