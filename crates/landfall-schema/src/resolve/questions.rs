//! `is`: what predicates ask and whom targets mean, once it is known what `play` declares.

use super::Resolver;
use crate::expr::syntax::{Fault, parse};
use crate::expr::{Namer, Sort, whom};
use crate::types::{Class, ShapeId};
use crate::yaml::Said;
use crate::{Means, Whom};

impl Resolver<'_> {
    pub(super) fn questions(&mut self) {
        for at in 0..self.texts.len() {
            let Some(said) = self.texts[at].is.clone() else { continue };
            let means = self.means(ShapeId(at as u16), &said).unwrap_or_else(|fault| {
                self.fault(&said, fault);
                // It does say something, so that nobody reports that it says nothing.
                Means { text: said.text.clone(), whom: Whom::Each, expr: None }
            });
            self.schema.shapes[at].is = Some(means);
        }
    }

    fn means(&self, id: ShapeId, said: &Said) -> Result<Means, Fault> {
        let is_target = self.schema.shape(id).class == Class::Target;
        let Some(procedure) = &self.schema.play.procedure else {
            // Its names are those of the rules of the game.
            let node = parse(&said.text)?;
            let whom = if is_target { whom(&node).0 } else { Whom::Each };
            return Ok(Means { text: said.text.clone(), whom, expr: None });
        };
        let mut namer = Namer::new(&self.schema, &[], Some(Sort::Item(vec![id])));
        namer.play = Some(procedure);
        if is_target { namer.meant(&said.text) } else { namer.asked(&said.text) }
    }
}
