//! Conditions as logic: whether one of several always holds.

use landfall_diagnostics::Sources;
use landfall_model::{Condition, FieldView, Rec, Value};
use landfall_schema::Type;

/// Each further one doubles the cases to look at.
const MOST_ATOMS: usize = 10;

/// Whether at least one of these holds in every state of play; `None` when that cannot be told.
pub fn always_one(conditions: &[FieldView<'_>], sources: &Sources) -> Option<bool> {
    let mut atoms: Vec<String> = Vec::new();
    let mut trees = Vec::new();
    for field in conditions {
        let Value::Condition(at) = field.value else { return None };
        trees.push(read(field.rec, at, &mut atoms, sources)?);
    }
    if atoms.len() > MOST_ATOMS {
        return None;
    }
    let cases = 0..1_u32 << atoms.len();
    Some(cases.into_iter().all(|case| trees.iter().any(|tree| tree.holds(case))))
}

enum Tree {
    Atom(usize),
    Not(Box<Tree>),
    All(Vec<Tree>),
    Any(Vec<Tree>),
}

impl Tree {
    fn holds(&self, case: u32) -> bool {
        match self {
            Tree::Atom(at) => case & (1 << at) != 0,
            Tree::Not(tree) => !tree.holds(case),
            Tree::All(trees) => trees.iter().all(|tree| tree.holds(case)),
            Tree::Any(trees) => trees.iter().any(|tree| tree.holds(case)),
        }
    }
}

/// Two predicates are the same if they are written alike. Comparisons are left alone: `< 2` and `>= 2` are
/// written differently and yet opposites. Conditions nest no deeper than the reader of content allows.
fn read(rec: Rec<'_>, at: u32, atoms: &mut Vec<String>, sources: &Sources) -> Option<Tree> {
    let unit = rec.arrays();
    let list = |list: landfall_model::List, atoms: &mut Vec<String>| {
        let parts = &unit.condition_lists[list.range()];
        parts.iter().map(|part| read(rec, *part, atoms, sources)).collect::<Option<Vec<_>>>()
    };
    match unit.conditions.at(at) {
        Condition::Holds(index) => {
            let predicate = rec.at(index);
            if predicate.shape().fields.iter().any(|field| field.ty == Type::Compare) {
                return None;
            }
            let text: String = sources.slice(predicate.span()).split_whitespace().collect();
            let known = atoms.iter().position(|atom| *atom == text);
            let at = known.unwrap_or_else(|| {
                atoms.push(text);
                atoms.len() - 1
            });
            Some(Tree::Atom(at))
        }
        Condition::Not(inner) => Some(Tree::Not(Box::new(read(rec, inner, atoms, sources)?))),
        Condition::All(parts) => Some(Tree::All(list(parts, atoms)?)),
        Condition::Any(parts) => Some(Tree::Any(list(parts, atoms)?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_and_its_opposite_leave_nothing_out() {
        let either = [Tree::Atom(0), Tree::Not(Box::new(Tree::Atom(0)))];
        assert!((0..2).all(|case| either.iter().any(|tree| tree.holds(case))));
        let both = Tree::All(vec![Tree::Atom(0), Tree::Not(Box::new(Tree::Atom(0)))]);
        assert!((0..2).all(|case| !both.holds(case)));
        let any = Tree::Any(vec![Tree::Atom(0), Tree::Atom(1)]);
        assert_eq!((0..4).filter(|case| any.holds(*case)).count(), 3);
    }
}
