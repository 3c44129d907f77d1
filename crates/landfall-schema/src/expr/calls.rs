//! Reads calls of functions by their signatures.

use landfall_diagnostics::nearest;

use super::functions::{FUNCTIONS, Function, Gives, Links, Name, Needs, Signature, Takes};
use super::names::{Named, fault, listed, member, merged};
use super::syntax::{Fault, Node, Raw};
use super::{Expr, Namer, Sort};
use crate::types::{Class, KindId, ShapeId, VocabId, Ways, WordId};

impl Namer<'_> {
    pub(super) fn call(&mut self, node: &Node, name: &str, arguments: &[Node]) -> Named {
        let Some(signature) = FUNCTIONS.iter().find(|known| known.name == name) else {
            let near = nearest(name, FUNCTIONS.iter().map(|known| known.name));
            let mut fault = fault(node, format!("`{name}` is not a function"));
            fault.end = node.start + name.len();
            fault.help = near.first().map(|near| format!("a function with a similar name exists: `{near}`"));
            return Err(fault);
        };
        self.fits_game(node, signature)?;
        self.fits_play(node, signature)?;
        let (low, high) = (signature.takes.len(), signature.takes.len() + signature.may_take.len());
        if !(low..=high).contains(&arguments.len()) {
            let needed = match (low, high) {
                (1, 1) => "one value".to_owned(),
                (low, high) if low == high => format!("{low} values"),
                (low, high) => format!("{low} or {high} values"),
            };
            let message = format!("`{name}` takes {needed}, found {}", arguments.len());
            return Err(fault(node, message));
        }
        if signature.function == Function::If {
            let condition = self.truth(&arguments[0])?;
            let ((then, sort), (other, other_sort)) = self.pair(&arguments[1], &arguments[2])?;
            return Ok((Expr::Call(Function::If, vec![condition, then, other]), merged(sort, other_sort)));
        }
        let mut values: Vec<(Expr, Sort)> = Vec::new();
        for (argument, takes) in arguments.iter().zip(signature.takes.iter().chain(signature.may_take)) {
            let value = self.argument(argument, *takes, signature, &values)?;
            values.push(value);
        }
        // All words of a vocabulary are known now.
        if signature.function == Function::Words
            && let [(list @ Expr::List(_), sort)] = &values[..]
        {
            return Ok((list.clone(), sort.clone()));
        }
        let sort = match self.lying(signature.function) {
            Some(sort) => sort,
            None => self.given(signature, arguments, &values)?,
        };
        Ok((Expr::Call(signature.function, values.into_iter().map(|(expr, _)| expr).collect()), sort))
    }

    /// Whether the game has what the function asks about.
    fn fits_game(&self, node: &Node, signature: &Signature) -> Result<(), Fault> {
        let (has, lack, help) = match signature.needs {
            Needs::Nothing => return Ok(()),
            Needs::Board => {
                let walked = self.schema.graphs.iter().any(|graph| {
                    !graph.mover.is_empty()
                        && graph.home.is_some()
                        && matches!(graph.ways, Ways::Between { .. })
                });
                (walked, "a board on which somebody moves", "add a graph with `mover` and `home`")
            }
            Needs::Dice => {
                let vocabs = (0..self.schema.vocabularies.len() as u16).map(VocabId);
                let known = vocabs.into_iter().any(|vocab| self.is_shown_by_dice(vocab));
                (known, "dice", "say what dice show with the tag `faces` on a word")
            }
            Needs::Flow => {
                let does = self.schema.shapes.iter().flat_map(|shape| &shape.does);
                let sends =
                    does.into_iter().any(|does| does.act == crate::Act::Transfer && does.arg.is_some());
                (sends, "a verb that sends players on", "add `does: [transfer log]` to a verb")
            }
        };
        if has {
            return Ok(());
        }
        let mut fault = fault(node, format!("`{}` needs {lack}, and this game has none", signature.name));
        fault.end = node.start + signature.name.len();
        fault.help = Some(help.to_owned());
        Err(fault)
    }

    fn is_shown_by_dice(&self, vocab: VocabId) -> bool {
        let vocab = self.schema.vocab(vocab);
        let words = self.schema.vocabularies.iter().flat_map(|vocab| &vocab.words);
        let faces = words.filter_map(|word| word.tag(crate::Tag::Faces));
        let mut icons = faces.flat_map(|faces| faces.split(|c: char| c == '+' || c.is_whitespace()));
        icons.any(|icon| vocab.word(icon).is_some())
    }

    fn argument(
        &mut self,
        node: &Node,
        takes: Takes,
        signature: &Signature,
        before: &[(Expr, Sort)],
    ) -> Named {
        let name = |name: Name| Ok((Expr::Name(name), Sort::Any));
        match takes {
            Takes::Any => self.named(node),
            Takes::Truth => Ok((self.truth(node)?, Sort::Truth)),
            Takes::Number => Ok((self.number(node)?, Sort::Number)),
            Takes::Numbers => {
                let (expr, sort) = self.named(node)?;
                if !matches!(member(&sort), Sort::Number | Sort::Any) {
                    let message =
                        format!("`{}` wants numbers, and this is {}", signature.name, self.told(&sort));
                    return Err(fault(node, message));
                }
                Ok((expr, sort))
            }
            Takes::Item => {
                let (expr, sort) = self.named(node)?;
                if !matches!(member(&sort), Sort::Item(_) | Sort::Any) {
                    let message = format!("this is {}, not a card or a part of one", self.told(&sort));
                    return Err(fault(node, message));
                }
                Ok((expr, sort))
            }
            Takes::CostOrVocabulary if self.vocabulary(node).is_some() => {
                let vocab = self.vocabulary(node).unwrap_or(VocabId(0));
                let words = 0..self.schema.vocab(vocab).words.len() as u16;
                let all = words.map(|word| Expr::Word(vocab, WordId(word))).collect();
                Ok((Expr::List(all), listed(Sort::Word(vocab))))
            }
            Takes::Cost | Takes::CostOrVocabulary => {
                let (expr, sort) = self.named(node)?;
                match member(&sort) {
                    Sort::Cost(vocab) if signature.needs == Needs::Dice && !self.is_shown_by_dice(vocab) => {
                        let vocab = &self.schema.vocab(vocab).name;
                        Err(fault(node, format!("no dice show words of `{vocab}`")))
                    }
                    Sort::Cost(_) => Ok((expr, sort)),
                    _ => Err(fault(node, format!("this is {}, not a cost", self.told(&sort)))),
                }
            }
            Takes::Word => match before.first().map(|(_, sort)| member(sort)) {
                Some(Sort::Cost(vocab)) => self.beside(node, &Sort::Word(vocab)),
                _ => self.named(node),
            },
            Takes::Icon => {
                let (expr, sort) = self.named(node)?;
                match member(&sort) {
                    Sort::Word(_) | Sort::Any => Ok((expr, sort)),
                    sort => Err(fault(node, format!("this is {}, not a word", self.told(&sort)))),
                }
            }
            Takes::Sign => {
                let (expr, sort) = self.named(node)?;
                match member(&sort) {
                    Sort::Text | Sort::Any => Ok((expr, sort)),
                    sort => Err(fault(node, format!("this is {}, not a sign", self.told(&sort)))),
                }
            }
            Takes::Space => self.space(node, before),
            Takes::Node => self.node_of(node, before),
            Takes::Kind => name(Name::Kind(self.kind_named(node)?)),
            Takes::Shape => name(Name::Shapes(self.shapes_named(node)?)),
            Takes::Act => {
                let act = bare(node)?;
                match crate::resolve::act(act) {
                    Some(act) => name(Name::Act(act)),
                    None => Err(fault(node, format!("`{act}` is not something that effects do"))),
                }
            }
            Takes::Subject | Takes::Tag => name(Name::Plain(bare(node)?.to_owned())),
            Takes::Field => {
                let field = bare(node)?;
                let Some(Sort::Item(shapes)) = before.first().map(|(_, sort)| member(sort)) else {
                    return Err(fault(node, format!("`{field}` is a field of nothing")));
                };
                match self.access(&shapes, field) {
                    Some((access, found)) if matches!(member(&found), Sort::Item(_)) => {
                        name(Name::Field(access))
                    }
                    _ => Err(fault(node, format!("`{field}` leads to no other card"))),
                }
            }
            Takes::Graph => name(Name::Graph(self.graph(node)?)),
            Takes::Map => {
                let known: Vec<&str> = self.schema.maps.iter().map(|map| map.name.as_str()).collect();
                name(Name::Map(one_of(node, &known, "map")?))
            }
            Takes::Links => {
                let known = Links::ALL.map(|(name, _)| name);
                let at = one_of(node, &known, "way to join cards")?;
                name(Name::Links(Links::ALL[usize::from(at)].1))
            }
        }
    }

    fn given(&self, signature: &Signature, nodes: &[Node], values: &[(Expr, Sort)]) -> Result<Sort, Fault> {
        let first = || values.first().map_or(Sort::Any, |(_, sort)| sort.clone());
        let names = || {
            values.iter().filter_map(|(expr, _)| if let Expr::Name(name) = expr { Some(name) } else { None })
        };
        Ok(match signature.gives {
            Gives::Any | Gives::Either => Sort::Any,
            Gives::AnyList => listed(Sort::Any),
            Gives::Number => Sort::Number,
            Gives::Truth => Sort::Truth,
            Gives::Text => Sort::Text,
            Gives::Texts => listed(Sort::Text),
            Gives::Numbers => listed(Sort::Number),
            Gives::Same => first(),
            Gives::Member => member(&first()),
            Gives::List => listed(first()),
            Gives::Beside => match member(&first()) {
                Sort::Item(shapes) if shapes.iter().any(|shape| self.is_verb(*shape)) => {
                    let all = (0..self.schema.shapes.len() as u16).map(ShapeId);
                    listed(Sort::Item(all.filter(|shape| self.is_verb(*shape)).collect()))
                }
                sort => listed(sort),
            },
            Gives::NumberOfEach if matches!(first(), Sort::List(_)) => listed(Sort::Number),
            Gives::NumberOfEach => Sort::Number,
            Gives::Cards => {
                let kind =
                    names().find_map(|name| if let Name::Kind(kind) = name { Some(*kind) } else { None });
                listed(kind.map_or_else(
                    || self.cards(),
                    |kind| Sort::Item(vec![self.schema.kinds[kind.index()].shape]),
                ))
            }
            Gives::Shapes => {
                let shapes = names()
                    .find_map(|name| if let Name::Shapes(shapes) = name { Some(shapes) } else { None });
                listed(Sort::Item(shapes.cloned().unwrap_or_default()))
            }
            Gives::Doers => listed(Sort::Item(self.doers(nodes, values)?)),
            Gives::Parts => listed(Sort::Item((0..self.schema.shapes.len() as u16).map(ShapeId).collect())),
            Gives::Words => match member(&first()) {
                Sort::Cost(vocab) => listed(Sort::Word(vocab)),
                _ => listed(Sort::Any),
            },
            Gives::Nodes => {
                let graph =
                    names().find_map(|name| if let Name::Graph(at) = name { Some(*at) } else { None });
                let shape = graph.map(|at| self.schema.graphs[usize::from(at)].node_shape);
                listed(Sort::Item(shape.into_iter().collect()))
            }
            Gives::Edges => {
                let graph =
                    names().find_map(|name| if let Name::Graph(at) = name { Some(*at) } else { None });
                let shape = graph.map(|at| self.schema.graphs[usize::from(at)].edge_shape);
                listed(Sort::Item(shape.into_iter().collect()))
            }
            Gives::Spaces => {
                let map = names().find_map(|name| if let Name::Map(at) = name { Some(*at) } else { None });
                listed(map.map_or(Sort::Any, |at| Sort::Word(self.schema.maps[usize::from(at)].vocab)))
            }
        })
    }

    /// The verbs that do this to that.
    fn doers(&self, nodes: &[Node], values: &[(Expr, Sort)]) -> Result<Vec<ShapeId>, Fault> {
        let [_, (Expr::Name(Name::Act(act)), _), (Expr::Name(Name::Plain(subject)), _)] = values else {
            return Ok(Vec::new());
        };
        let does = |shape: &ShapeId| {
            let shape = self.schema.shape(*shape);
            shape.does.iter().any(|does| does.act == *act && does.subject == *subject)
        };
        let shapes: Vec<ShapeId> = (0..self.schema.shapes.len() as u16).map(ShapeId).filter(does).collect();
        if !shapes.is_empty() {
            return Ok(shapes);
        }
        let said = bare(&nodes[1])?;
        let mut fault = fault(&nodes[2], format!("no verb does `{said} {subject}`"));
        let subjects = self.schema.shapes.iter().flat_map(|shape| &shape.does);
        let subjects = subjects.filter(|does| does.act == *act).map(|does| does.subject.as_str());
        let near = nearest(subject, subjects);
        fault.help = near.first().map(|near| format!("there is `{said} {near}`"));
        Err(fault)
    }

    fn shapes_named(&self, node: &Node) -> Result<Vec<ShapeId>, Fault> {
        let name = bare(node)?;
        let all = (0..self.schema.shapes.len() as u16).map(ShapeId);
        let shapes: Vec<ShapeId> = all.filter(|shape| self.schema.shape(*shape).name == name).collect();
        if !shapes.is_empty() {
            return Ok(shapes);
        }
        let near = nearest(name, self.schema.shapes.iter().map(|shape| shape.name.as_str()));
        let mut fault = fault(node, format!("`{name}` is not a block, verb or predicate"));
        fault.help = near.first().map(|near| format!("one with a similar name exists: `{near}`"));
        Err(fault)
    }

    fn graph(&self, node: &Node) -> Result<u16, Fault> {
        let known: Vec<&str> = self.schema.graphs.iter().map(|graph| graph.name.as_str()).collect();
        one_of(node, &known, "graph")
    }

    fn space(&mut self, node: &Node, before: &[(Expr, Sort)]) -> Named {
        let Some((Expr::Name(Name::Map(at)), _)) = before.first() else { return self.named(node) };
        let spaces = Sort::Word(self.schema.maps[usize::from(*at)].vocab);
        let (value, sort) = self.beside(node, &spaces)?;
        if !matches!(member(&sort), Sort::Any) && member(&sort) != spaces {
            return Err(fault(node, format!("this is {}, not a space of the map", self.told(&sort))));
        }
        Ok((value, sort))
    }

    fn node_of(&mut self, node: &Node, before: &[(Expr, Sort)]) -> Named {
        let (value, sort) = self.named(node)?;
        let Some((Expr::Name(Name::Graph(at)), _)) = before.first() else { return Ok((value, sort)) };
        let graph = &self.schema.graphs[usize::from(*at)];
        match member(&sort) {
            Sort::Any => Ok((value, sort)),
            Sort::Item(shapes) if shapes.contains(&graph.node_shape) => Ok((value, sort)),
            _ => Err(fault(node, format!("this is {}, not a place of `{}`", self.told(&sort), graph.name))),
        }
    }

    /// The vocabulary of this name, unless something nearer is called so.
    fn vocabulary(&self, node: &Node) -> Option<VocabId> {
        let Raw::Name(name) = &node.raw else { return None };
        let at = self.schema.vocabularies.iter().position(|vocab| vocab.name == *name)?;
        Some(VocabId(at as u16))
    }

    fn is_verb(&self, shape: ShapeId) -> bool {
        self.schema.shape(shape).class == Class::Verb
    }

    fn kind_named(&self, node: &Node) -> Result<KindId, Fault> {
        let name = bare(node)?;
        self.kind(name).ok_or_else(|| fault(node, format!("`{name}` is not a kind")))
    }

    fn cards(&self) -> Sort {
        let all = (0..self.schema.shapes.len() as u16).map(ShapeId);
        Sort::Item(all.filter(|shape| matches!(self.schema.shape(*shape).class, Class::Kind(_))).collect())
    }
}

/// Which of these names it is.
fn one_of(node: &Node, known: &[&str], what: &str) -> Result<u16, Fault> {
    let name = bare(node)?;
    if let Some(at) = known.iter().position(|known| *known == name) {
        return Ok(at as u16);
    }
    let near = nearest(name, known.iter().copied());
    let mut fault = fault(node, format!("`{name}` is not a {what}"));
    fault.help = match known {
        [] => Some(format!("this game has no {what}")),
        _ => near.first().map(|near| format!("there is `{near}`")),
    };
    Err(fault)
}

/// A name that is not looked up as a value.
fn bare(node: &Node) -> Result<&str, Fault> {
    match &node.raw {
        Raw::Name(name) => Ok(name),
        _ => Err(fault(node, "expected a value, found a name".to_owned())),
    }
}
