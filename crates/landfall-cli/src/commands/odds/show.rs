//! Odds as a table, as CSV and as a picture.

use landfall_project::{Bar, OddsRow, OddsTable, bars, reduced};
use unicode_width::UnicodeWidthStr;

pub fn text(tables: &[OddsTable]) -> String {
    tables.iter().map(table).collect::<Vec<_>>().join("\n")
}

fn table(table: &OddsTable) -> String {
    let mut out = format!("{}: {}\n\n", table.card, table.title);
    let mut lines = vec![headings(table)];
    lines.extend(table.rows.iter().map(|row| cells(table, row)));
    out.push_str(&aligned(&lines));
    for row in &table.rows {
        out.push_str(&notes(table, row));
    }
    for joined in &table.joining {
        let faces: Vec<String> =
            joined.faces.iter().map(|(face, count, of)| format!("{face} {count}/{of}")).collect();
        let assumed = if joined.assumed { " (faces are assumed: the source does not list them)" } else { "" };
        out.push_str(&format!("rolled along, {}: {}{assumed}\n", joined.name, faces.join(", ")));
    }
    out
}

fn headings(table: &OddsTable) -> Vec<String> {
    let mut line = vec![String::new(), "dice".to_owned()];
    line.extend(table.outcomes.iter().cloned());
    line.extend(table.tracks.iter().map(|(track, length)| format!("{track} ({length} spaces)")));
    if !table.tracks.is_empty() {
        line.push("checks".to_owned());
        line.extend(table.tracks.iter().map(|(track, _)| format!("{track} first")));
    }
    line
}

fn cells(table: &OddsTable, row: &OddsRow) -> Vec<String> {
    let mut line = vec![row.who.clone(), row.dice.len().to_string()];
    let chance = |weight: &u128| {
        let (up, down) = reduced(*weight, row.odds.total);
        format!("{} ({up}/{down})", percent(row.odds.chance(*weight)))
    };
    line.extend(row.odds.outcomes.iter().map(chance));
    line.extend((0..table.tracks.len()).map(|track| format!("{:+.3} a check", row.odds.steps(track))));
    match &row.course {
        Some(course) => {
            line.push(format!("{:.2}", course.checks));
            line.extend(course.first.iter().map(|chance| percent(*chance)));
        }
        None if !table.tracks.is_empty() => {
            line.extend(std::iter::repeat_n("-".to_owned(), table.tracks.len() + 1));
        }
        None => {}
    }
    line
}

/// What the table has no room for: the dice, special effects, and what it brings on average.
fn notes(table: &OddsTable, row: &OddsRow) -> String {
    let mut out = format!(
        "\n{}: {}\n",
        row.who,
        if row.dice.is_empty() { "no dice".to_owned() } else { row.dice.join(", ") }
    );
    for (special, (rolls, times)) in table.specials.iter().zip(&row.odds.specials) {
        let (chance, average) = (percent(row.odds.chance(*rolls)), row.odds.chance(*times));
        out.push_str(&format!("  {special}: {chance}, {average:.3} times on average\n"));
    }
    let changes: Vec<String> =
        row.expected.changes.iter().map(|(name, change)| format!("{name} {change:+.3}")).collect();
    if !changes.is_empty() {
        out.push_str(&format!("  on average: {}", changes.join(", ")));
        out.push_str(if row.expected.depends { ", and what players choose\n" } else { "\n" });
    }
    out
}

fn percent(chance: f64) -> String {
    format!("{:.2} %", chance * 100.0)
}

/// Columns under each other; the first is flush left.
fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |at: usize| lines.iter().filter_map(|line| line.get(at)).map(|cell| cell.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for line in lines {
        let mut text = String::new();
        for (at, cell) in line.iter().enumerate() {
            let blanks = " ".repeat(widths[at] - cell.width());
            let gap = if at == 0 { "" } else { "  " };
            text.push_str(&if at == 0 { format!("{cell}{blanks}") } else { format!("{gap}{blanks}{cell}") });
        }
        out.push_str(text.trim_end());
        out.push('\n');
    }
    out
}

/// One line for each outcome, track and special effect.
pub fn csv(tables: &[OddsTable]) -> String {
    let mut out = String::from("card,check,who,dice,sort,line,chance,numerator,denominator,average\n");
    for table in tables {
        for row in &table.rows {
            let dice = row.dice.join(" ");
            let mut line = |sort: &str, name: &str, weight: Option<u128>, average: Option<f64>| {
                let fraction = weight.map(|weight| reduced(weight, row.odds.total));
                let chance = weight.map(|weight| format!("{:.6}", row.odds.chance(weight)));
                let cells = [
                    quoted(&table.card),
                    quoted(&table.title),
                    quoted(&row.who),
                    quoted(&dice),
                    sort.to_owned(),
                    quoted(name),
                    chance.unwrap_or_default(),
                    fraction.map_or(String::new(), |(up, _)| up.to_string()),
                    fraction.map_or(String::new(), |(_, down)| down.to_string()),
                    average.map_or(String::new(), |average| format!("{average:.6}")),
                ];
                out.push_str(&cells.join(","));
                out.push('\n');
            };
            for (name, weight) in table.outcomes.iter().zip(&row.odds.outcomes) {
                line("outcome", name, Some(*weight), None);
            }
            for (special, (rolls, times)) in table.specials.iter().zip(&row.odds.specials) {
                line("special", special, Some(*rolls), Some(row.odds.chance(*times)));
            }
            for (at, (track, _)) in table.tracks.iter().enumerate() {
                line("track", track, None, Some(row.odds.steps(at)));
            }
            for (name, change) in &row.expected.changes {
                line("change", name, None, Some(*change));
            }
        }
    }
    out
}

/// A spreadsheet must not take a title for a formula.
fn quoted(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    format!("\"{guard}{}\"", text.replace('"', "\"\""))
}

pub fn svg(table: &OddsTable) -> String {
    let by_track = table.outcomes.is_empty();
    let names: Vec<String> = match by_track {
        true => table.tracks.iter().map(|(track, _)| format!("{track} first")).collect(),
        false => table.outcomes.clone(),
    };
    let bar = |row: &OddsRow| Bar {
        label: row.who.clone(),
        note: row.dice.join(", "),
        shares: match by_track {
            true => row.course.as_ref().map(|course| course.first.clone()).unwrap_or_default(),
            false => row.odds.outcomes.iter().map(|weight| row.odds.chance(*weight)).collect(),
        },
    };
    bars(&format!("{}: {}", table.card, table.title), &names, &table.rows.iter().map(bar).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_no_formula_for_a_spreadsheet() {
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
        assert_eq!(quoted("say \"hi\", twice"), "\"say \"\"hi\"\", twice\"");
    }

    #[test]
    fn columns_stand_under_each_other() {
        let lines = [vec!["a".to_owned(), "10".to_owned()], vec!["long".to_owned(), "9".to_owned()]];
        assert_eq!(aligned(&lines), "a     10\nlong   9\n");
    }
}
