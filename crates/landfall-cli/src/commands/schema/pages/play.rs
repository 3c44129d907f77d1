//! How cards are played: what an engine carries out, in which order, and what it has to know beside the bundle.

use landfall_project::schemas::{Act, Class, Control, Field, Graph, Role, Schema, Shape, Type};

use super::parts::{code, generated, plain, table};

pub fn page(schema: &Schema) -> String {
    let mut text = format!("# How it is played\n\n{}\n", generated(schema));
    text.push_str(INTRODUCTION);
    text.push_str(&orders(schema));
    text.push_str(&transfers(schema));
    text.push_str(&holders(schema));
    text.push_str(&costs(schema));
    text.push_str(&tracks(schema));
    schema.graphs.iter().for_each(|graph| text.push_str(&board(schema, graph)));
    text.push_str(LEFT_OUT);
    text
}

const INTRODUCTION: &str = "\
For programmers of engines: what a bundle means in play, as far as the schema declares it. \
[Effects, conditions and texts](../engines-effects.md) shows how to read them; `landfall schema json` prints all of this for programs.

## In which order

A list of effects is carried out from first to last, each in full before the next begins. An effect without a card, a place or a person \
means *this* card, *here* and *whoever acts*: pass the card of an effect along with it. A number that is left out is what \
the comment of its field says, which is 1 unless it says otherwise.

The lines of a card are read and carried out in this order; conditions are asked when their turn comes.

";

const LEFT_OUT: &str = "
## What the schema does not declare

Turns and rounds, what a turn may hold, when time advances, how decks are drawn and shuffled, hands, resting, and what a rules text says \
that no effect can say: those are rules of the printed game, and an engine writes them. The player in `tests/interop` shows one way.
";

/// Kinds that hold effects, and the order of their lines.
fn orders(schema: &Schema) -> String {
    let mut rows = Vec::new();
    let mut kinds: Vec<&Shape> = schema.kinds.iter().map(|kind| schema.shape(kind.shape)).collect();
    kinds.sort_by(|a, b| a.name.cmp(&b.name));
    for shape in kinds {
        let lines: Vec<String> =
            shape.fields.iter().filter(|field| is_read(field)).map(|field| code(&field.name)).collect();
        if shape.fields.iter().any(|field| happens(schema, field, 8)) {
            rows.push(vec![format!("[{0}]({0}.md)", shape.name), lines.join(", ")]);
        }
    }
    table(&["Card", "Read from left to right"], &rows)
}

/// Texts for players, and whatever holds effects or waits for a condition.
fn is_read(field: &Field) -> bool {
    match &field.ty {
        Type::Text(_) | Type::Effects | Type::Icons | Type::Do | Type::Options => true,
        Type::Condition | Type::Block(_) | Type::Rows(_) => true,
        Type::Flag => field.roles.contains(Role::BackToPlay),
        _ => false,
    }
}

fn happens(schema: &Schema, field: &Field, depth: usize) -> bool {
    match field.ty {
        Type::Effects | Type::Icons | Type::Do | Type::Options => true,
        Type::Block(shape) | Type::Rows(shape) if depth > 0 => {
            schema.shape(shape).fields.iter().any(|field| happens(schema, field, depth - 1))
        }
        _ => false,
    }
}

fn transfers(schema: &Schema) -> String {
    let mut text = String::from("\n## Jumps, chains and ends\n\n");
    let list = |act: Act| verbs(schema, |shape| shape.does.iter().any(|does| does.act == act));
    let jumps = list(Act::Transfer);
    if !jumps.is_empty() {
        text.push_str(&format!(
            "A **jump** goes to what it names and does not come back: whatever is left of the list, and of the card or log \
             that holds it, is not carried out. After the last one, play goes on where it was interrupted. Jumps: {jumps}.\n\n"
        ));
    }
    let chains = list(Act::Chain);
    if !chains.is_empty() {
        text.push_str(&format!(
            "A **chain** carries out what it names and then comes back to the next effect: {chains}.\n\n"
        ));
    }
    let ends = list(Act::End);
    if !ends.is_empty() {
        text.push_str(&format!("An **end** stops what it names at once: {ends}.\n\n"));
    }
    let back = schema.shapes.iter().flat_map(|shape| shape.fields.iter().map(move |field| (shape, field)));
    let back = back.filter(|(_, field)| field.roles.contains(Role::BackToPlay));
    let back: Vec<String> =
        back.map(|(shape, field)| format!("{} of {}", code(&field.name), code(&shape.name))).collect();
    if !back.is_empty() {
        text.push_str(&format!(
            "{} does nothing: it says that nothing is missing, and play goes on where it was interrupted. After a jump, also one \
             inside an `if`, it is never reached.\n",
            back.join(" and ")
        ));
    }
    text
}

fn verbs(schema: &Schema, fits: impl Fn(&Shape) -> bool) -> String {
    let fitting = schema.shapes_of(Class::Verb).map(|(_, shape)| shape).filter(|shape| fits(shape));
    let names: Vec<String> = fitting.map(|shape| format!("[{0}](effects.md#{0})", shape.name)).collect();
    names.join(", ")
}

fn holders(schema: &Schema) -> String {
    let mut rows = Vec::new();
    for (_, shape) in schema.shapes_of(Class::Verb) {
        let Some(control) = shape.control else { continue };
        rows.push(vec![format!("[{0}](effects.md#{0})", shape.name), meaning(control).to_owned()]);
    }
    if rows.is_empty() {
        return String::new();
    }
    format!("\n## Effects that hold others\n\n{}", table(&["Verb", "What happens"], &rows))
}

fn meaning(control: Control) -> &'static str {
    match control {
        Control::Choose => {
            "one of the options is picked; one whose costs cannot be paid in full may not be, and with none left nothing happens"
        }
        Control::May => "the effects happen if players want them",
        Control::If => {
            "the first effects happen when the condition holds, the others when it does not; it is asked once, before them"
        }
        Control::Each => "once for everyone whom the target names, who then is the one who acts",
        Control::Pay => {
            "if players want to and can carry out the first effects in full, both happen, the cost first"
        }
        Control::Table => "the die is rolled once, and the row that has its face happens",
        Control::Limit => "at most once in the period, for this effect of this card",
    }
}

fn costs(schema: &Schema) -> String {
    let costs = verbs(schema, |shape| shape.roles.contains(Role::Payable));
    if costs.is_empty() {
        return String::new();
    }
    format!(
        "\n## Costs\n\nThe schema marks these effects as costs, so that an option with one that cannot be paid may not be picked: {costs}.\n"
    )
}

/// Blocks along which a verb moves something.
fn tracks(schema: &Schema) -> String {
    let mut rows = Vec::new();
    for (id, block) in schema.shapes_of(Class::Block) {
        let moves = |act: Act| {
            verbs(schema, |verb| verb.does.iter().any(|does| does.act == act && does.shape == Some(id)))
        };
        let (on, back) = (moves(Act::Advance), moves(Act::Regress));
        if !on.is_empty() {
            rows.push(vec![code(&block.name), on, back, plain(&block.doc)]);
        }
    }
    if rows.is_empty() {
        return String::new();
    }
    let heads = ["Block", "Moved on by", "Moved back by", "What it is"];
    format!(
        "\n## Tracks and clocks\n\nThe first step leads onto the first space. The effects of a space happen when it is \
         reached. A track belongs to its card: it is gone when the card goes.\n\n{}",
        table(&heads, &rows)
    )
}

fn board(schema: &Schema, graph: &Graph) -> String {
    let (kind, node) = (schema.kind_shape(graph.of), schema.shape(graph.node_shape));
    let name = |shape: &Shape, at: landfall_project::schemas::FieldId| code(&shape.fields[at.index()].name);
    let all = |shape: &Shape, fields: &[landfall_project::schemas::FieldId]| {
        fields.iter().map(|at| name(shape, *at)).collect::<Vec<_>>().join(", ")
    };
    let of = code(&kind.name);
    let mut lines = vec![format!(
        "Places are {} and ways {} of {of}; the bundle has them as an adjacency list in {}.",
        name(kind, graph.nodes),
        name(kind, graph.edges),
        code(&graph.name.replace('-', "_"))
    )];
    if let Some(home) = graph.home {
        lines.push(format!("Play begins at a place with {}.", name(node, home)));
    }
    if let Some(opening) = graph.opening {
        lines.push(format!("{} is read first, and may choose another beginning.", name(kind, opening)));
    }
    if !graph.everywhere.is_empty() {
        lines.push(format!("In play everywhere from the beginning: {}.", all(kind, &graph.everywhere)));
    }
    if !graph.placed.is_empty() {
        lines.push(format!("At its place from the beginning: {}.", all(node, &graph.placed)));
    }
    if !graph.arrival.is_empty() {
        lines.push(format!("On arrival, {} of the place happens.", all(node, &graph.arrival)));
    }
    if let Some(blocked) = &graph.blocked {
        lines.push(format!(
            "{} on a place, or on what lies there, stops whoever would leave it.",
            code(blocked)
        ));
    }
    if let Some(gate) = graph.gate {
        lines.push(format!("{} says with how many players a place is in play.", name(node, gate)));
    }
    if !graph.ends.is_empty() {
        lines.push(format!("Play on the board stops when an effect ends {}.", code(&graph.ends)));
    }
    let lines: String = lines.into_iter().map(|line| format!("- {line}\n")).collect();
    format!("\n## The board: {}\n\n{lines}", graph.name)
}
