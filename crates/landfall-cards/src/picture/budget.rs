//! What drawing an SVG may cost. Its reader follows elements and what they refer to on the stack, and draws what is used
//! a thousand times a thousand times; so everything is counted before it is read.

use resvg::usvg::roxmltree::{Document, Node};
use rustc_hash::FxHashMap;

use super::style::{Rule, rules, without_comments};

/// Elements inside elements, and elements that refer to elements.
const DEEPEST: u64 = 100;

/// Elements, each as often as it is drawn.
pub(super) const MOST_ELEMENTS: u64 = 200_000;

/// Numbers and commands of paths, each as often as it is drawn.
const MOST_NUMBERS: u64 = 8_000_000;

/// References of elements to others, those of style sheets included.
const MOST_REFERENCES: u64 = 1_000_000;

/// Letters, each as often as it is drawn.
const MOST_LETTERS: u64 = 100_000;

/// Letters of one text: each is looked for among those before it.
const MOST_LETTERS_OF_TEXT: u64 = 10_000;

/// Arcs of a path that follow one another.
const MOST_ARCS: u64 = 500;

/// Comparisons of rules of a style sheet with elements.
const MOST_STYLES: u64 = 10_000_000;

/// Parts of one selector: `g .a path` has three.
const MOST_PARTS: usize = 10;

/// `Err` is for people.
pub(super) fn within_budget(xml: &Document<'_>) -> Result<(), String> {
    let elements = Elements::of(xml)?;
    let cost = elements.cost_of_all()?;
    limit(cost.depth, DEEPEST, "levels of elements that hold or use each other")?;
    limit(cost.elements, MOST_ELEMENTS, "elements, each use counted")?;
    limit(cost.numbers, MOST_NUMBERS, "numbers in paths, each use counted")?;
    limit(cost.letters, MOST_LETTERS, "letters, each use counted")?;
    Ok(())
}

fn limit(count: u64, most: u64, what: &str) -> Result<(), String> {
    match count > most {
        true => Err(format!("it has more than {most} {what}")),
        false => Ok(()),
    }
}

/// How one element leads to another.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// Drawn once: a child, a clip, what `use` uses.
    Once,
    /// Looked at, but no more of it is drawn: a gradient.
    Look,
    /// Drawn for everything inside: a pattern.
    Each,
    /// Drawn at every corner of everything inside: a marker.
    Corner,
}

/// What an element and everything it leads to costs.
#[derive(Clone, Copy, Default)]
struct Cost {
    depth: u64,
    elements: u64,
    numbers: u64,
    letters: u64,
    /// Without patterns and markers: what those are multiplied by.
    plain_elements: u64,
    plain_numbers: u64,
}

impl Cost {
    fn add(&mut self, other: &Cost, times: u64) {
        self.elements = self.elements.saturating_add(other.elements.saturating_mul(times));
        self.numbers = self.numbers.saturating_add(other.numbers.saturating_mul(times));
        self.letters = self.letters.saturating_add(other.letters.saturating_mul(times));
    }
}

struct Elements<'a, 'i> {
    nodes: Vec<Node<'a, 'i>>,
    ways: Vec<Vec<(usize, Way)>>,
    own: Vec<Cost>,
    references: u64,
}

impl<'a, 'i> Elements<'a, 'i> {
    fn of(xml: &'a Document<'i>) -> Result<Self, String> {
        let nodes: Vec<Node<'a, 'i>> = xml.descendants().filter(Node::is_element).collect();
        let places: FxHashMap<_, usize> =
            nodes.iter().enumerate().map(|(at, node)| (node.id(), at)).collect();
        let mut ids: FxHashMap<&str, Vec<usize>> = FxHashMap::default();
        for (at, node) in nodes.iter().enumerate() {
            // Readers disagree about which of two equal ids is meant, so both are.
            if let Some(id) = node.attribute("id") {
                ids.entry(id).or_default().push(at);
            }
        }
        let (ways, own) = (vec![Vec::new(); nodes.len()], vec![Cost::default(); nodes.len()]);
        let mut elements = Self { nodes, ways, own, references: 0 };
        let sheet = style_text(&elements.nodes);
        // A word that hands clips and masks on to everything inside.
        let inherits = sheet.contains("inherit")
            || elements.nodes.iter().any(|node| node.attributes().any(|a| a.value().contains("inherit")));
        let reach = Reach { ids: &ids, inherits };
        for at in 0..elements.nodes.len() {
            let node = elements.nodes[at];
            let children = node.children().filter_map(|child| places.get(&child.id()));
            elements.ways[at].extend(children.map(|child| (*child, Way::Once)));
            for attribute in node.attributes() {
                if attribute.name() == "href" && follows(node.tag_name().name()) {
                    let id = attribute.value().trim().trim_start_matches('#');
                    reach.places(id).try_for_each(|to| elements.lead(at, to, Way::Once))?;
                } else {
                    elements.refer(at, &reach, attribute.value())?;
                }
            }
            elements.own[at] = own_cost(node)?;
        }
        elements.style(&reach, &rules(&sheet))?;
        elements.hand_on()?;
        Ok(elements)
    }

    fn refer(&mut self, at: usize, reach: &Reach<'_>, value: &str) -> Result<(), String> {
        for id in references(value) {
            for to in reach.places(id) {
                self.lead(at, to, reach.way(self.nodes[to].tag_name().name()))?;
            }
        }
        Ok(())
    }

    fn lead(&mut self, at: usize, to: usize, way: Way) -> Result<(), String> {
        // A gradient leads to gradients only.
        let is_gradient = self.nodes[to].tag_name().name().ends_with("Gradient");
        self.ways[at].push((to, if is_gradient { Way::Look } else { way }));
        self.references += 1;
        limit(self.references, MOST_REFERENCES, "references")
    }

    /// References in style sheets, which may be about any element that their selectors could mean.
    fn style(&mut self, reach: &Reach<'_>, rules: &[Rule<'_>]) -> Result<(), String> {
        if rules.is_empty() {
            return Ok(());
        }
        let depths = self.depths();
        let mut powers: FxHashMap<usize, f64> = FxHashMap::default();
        let mut spent = 0.0;
        for rule in rules {
            if rule.parts > MOST_PARTS {
                return Err(format!("a selector of its styles has more than {MOST_PARTS} parts"));
            }
            // A part that may be anywhere above is looked for at every height, for each place of the part behind it.
            let steps = powers.entry(rule.parts).or_insert_with(|| {
                let one = |(depth, node): (&u64, &Node<'_, '_>)| {
                    let names = node.attribute("class").map_or(0, str::len) / 16;
                    (1 + names) as f64 * (*depth as f64).powi(rule.parts as i32 - 1)
                };
                depths.iter().zip(&self.nodes).map(one).sum()
            });
            spent += *steps * (1.0 + rule.length as f64 / 64.0);
        }
        // What `use` copies is styled again.
        let drawn = self.cost_of_all()?.elements as f64 / self.nodes.len().max(1) as f64;
        if spent * drawn.max(1.0) > MOST_STYLES as f64 {
            return Err(format!("its styles take more than {MOST_STYLES} comparisons with its elements"));
        }
        for rule in rules.iter().filter(|rule| !rule.values.is_empty()) {
            for at in 0..self.nodes.len() {
                if rule.may_mean(self.nodes[at]) {
                    self.refer(at, reach, rule.values)?;
                }
            }
        }
        Ok(())
    }

    /// What is drawn elsewhere has the patterns and markers of everything that it lies in.
    fn hand_on(&mut self) -> Result<(), String> {
        let mut handed: Vec<(u64, Vec<(usize, Way)>)> = Vec::new();
        for (at, depth) in self.depths().into_iter().enumerate() {
            while handed.last().is_some_and(|(above, _)| *above >= depth) {
                handed.pop();
            }
            let own = self.ways[at].iter().filter(|(_, way)| matches!(way, Way::Each | Way::Corner));
            let own: Vec<(usize, Way)> = own.copied().collect();
            if matches!(
                self.nodes[at].tag_name().name(),
                "pattern" | "marker" | "clipPath" | "mask" | "symbol"
            ) {
                let all: Vec<(usize, Way)> =
                    handed.iter().flat_map(|(_, ways)| ways.iter().copied()).collect();
                all.into_iter().try_for_each(|(to, way)| self.lead(at, to, way))?;
            }
            if !own.is_empty() {
                handed.push((depth, own));
            }
        }
        Ok(())
    }

    /// How many elements each lies in.
    fn depths(&self) -> Vec<u64> {
        let mut depths = vec![1; self.nodes.len()];
        for at in 0..self.nodes.len() {
            for (to, way) in &self.ways[at] {
                // Elements are in the order in which they begin, so only a child may lie behind with this parent.
                if *way == Way::Once && self.nodes[*to].parent() == Some(self.nodes[at]) {
                    depths[*to] = depths[at] + 1;
                }
            }
        }
        depths
    }

    /// Works from the inside out, with a stack of its own.
    fn cost_of_all(&self) -> Result<Cost, String> {
        #[derive(Clone, Copy, PartialEq)]
        enum State {
            New,
            Open,
            Done,
        }
        let mut costs: Vec<Cost> = vec![Cost::default(); self.nodes.len()];
        let mut states = vec![State::New; self.nodes.len()];
        let mut stack: Vec<(usize, usize)> = Vec::new();
        if !self.nodes.is_empty() {
            states[0] = State::Open;
            stack.push((0, 0));
        }
        while let Some((at, next)) = stack.pop() {
            match self.ways[at].get(next) {
                Some((to, _)) => {
                    stack.push((at, next + 1));
                    match states[*to] {
                        State::New => {
                            states[*to] = State::Open;
                            stack.push((*to, 0));
                        }
                        State::Open => return Err("a part of it uses itself".to_owned()),
                        State::Done => {}
                    }
                }
                None => {
                    states[at] = State::Done;
                    costs[at] = self.sum(at, &costs);
                    if self.nodes[at].tag_name().name() == "text" {
                        limit(costs[at].letters, MOST_LETTERS_OF_TEXT, "letters in one text")?;
                    }
                }
            }
        }
        Ok(costs.first().copied().unwrap_or_default())
    }

    fn sum(&self, at: usize, costs: &[Cost]) -> Cost {
        let mut sum = self.own[at];
        let ways = &self.ways[at];
        for (to, _) in ways.iter().filter(|(_, way)| *way == Way::Once) {
            sum.add(&costs[*to], 1);
            sum.depth = sum.depth.max(costs[*to].depth);
            sum.plain_elements = sum.plain_elements.saturating_add(costs[*to].plain_elements);
            sum.plain_numbers = sum.plain_numbers.saturating_add(costs[*to].plain_numbers);
        }
        if self.nodes[at].tag_name().name() == "textPath" {
            // Each letter is looked for along the path.
            sum.numbers = sum.numbers.saturating_add(sum.letters.saturating_mul(sum.plain_numbers));
        }
        let mut further = 0;
        for (to, way) in ways {
            let times = match way {
                Way::Once => continue,
                Way::Look => {
                    further = further.max(costs[*to].depth);
                    continue;
                }
                Way::Each => sum.plain_elements,
                Way::Corner => sum.plain_numbers,
            };
            sum.add(&costs[*to], times);
            further = further.max(costs[*to].depth);
        }
        sum.depth += further + 1;
        sum
    }
}

struct Reach<'a> {
    ids: &'a FxHashMap<&'a str, Vec<usize>>,
    inherits: bool,
}

impl Reach<'_> {
    fn places(&self, id: &str) -> impl Iterator<Item = usize> {
        self.ids.get(id).into_iter().flatten().copied()
    }

    fn way(&self, tag: &str) -> Way {
        match tag {
            "marker" => Way::Corner,
            "pattern" => Way::Each,
            _ if self.inherits => Way::Each,
            _ => Way::Once,
        }
    }
}

/// Elements that become what their `href` names. A link to click on does not.
fn follows(tag: &str) -> bool {
    matches!(
        tag,
        "use"
            | "linearGradient"
            | "radialGradient"
            | "pattern"
            | "textPath"
            | "tref"
            | "filter"
            | "feImage"
            | "image"
    )
}

fn style_text(nodes: &[Node<'_, '_>]) -> String {
    let sheets = nodes.iter().filter(|node| node.tag_name().name() == "style");
    let mut all = String::new();
    for node in sheets.flat_map(|node| node.descendants()).filter(|node| node.is_text()) {
        all.push_str(node.text().unwrap_or_default());
        all.push('\n');
    }
    without_comments(&all)
}

/// The ids of `url(#id)`.
fn references(value: &str) -> impl Iterator<Item = &str> {
    value.split("url(").skip(1).filter_map(|rest| {
        let rest = rest.trim_start().trim_start_matches(['"', '\'']).trim_start().strip_prefix('#')?;
        rest.split(['"', '\'', ')', ' ']).next().map(str::trim_end)
    })
}

fn own_cost(node: Node<'_, '_>) -> Result<Cost, String> {
    let mut cost = Cost { elements: 1, ..Cost::default() };
    let mut others = 0;
    for attribute in node.attributes() {
        match attribute.name() {
            "d" | "points" => {
                let (numbers, arcs) = numbers(attribute.value());
                limit(arcs, MOST_ARCS, "arcs of a path in a row")?;
                cost.numbers = cost.numbers.saturating_add(numbers);
            }
            // Pictures inside are not drawn.
            "href" => {}
            _ => others += attribute.value().len() as u64,
        }
    }
    // Long lists are read again for everything inside.
    cost.numbers = cost.numbers.saturating_add(others / 64);
    if in_text(node) {
        let texts = node.children().filter(Node::is_text).filter_map(|text| text.text());
        cost.letters = texts.map(|text| text.chars().count() as u64).sum();
    }
    cost.plain_elements = cost.elements;
    cost.plain_numbers = cost.numbers;
    Ok(cost)
}

fn in_text(node: Node<'_, '_>) -> bool {
    node.ancestors().any(|above| above.tag_name().name() == "text")
}

/// Numbers and commands of a path, and the most arcs that follow one another.
fn numbers(path: &str) -> (u64, u64) {
    let (mut count, mut of_arcs, mut most_of_arcs) = (0, 0, 0);
    let (mut is_number, mut has_dot, mut is_arc) = (false, false, false);
    for byte in path.bytes() {
        let begins = match byte {
            b'0'..=b'9' => !is_number,
            b'.' => !is_number || has_dot,
            _ => false,
        };
        match byte {
            b'0'..=b'9' => is_number = true,
            b'.' => (is_number, has_dot) = (true, true),
            b'e' | b'E' => is_number = false,
            _ if byte.is_ascii_alphabetic() => {
                count += 1;
                (is_number, is_arc) = (false, byte.eq_ignore_ascii_case(&b'a'));
                of_arcs = if is_arc { of_arcs } else { 0 };
            }
            _ => is_number = false,
        }
        if begins {
            count += 1;
            has_dot = byte == b'.';
            of_arcs += u64::from(is_arc);
            most_of_arcs = of_arcs.max(most_of_arcs);
        }
    }
    // An arc has seven numbers; flags may be written together with what follows them.
    (count, most_of_arcs / 7)
}
