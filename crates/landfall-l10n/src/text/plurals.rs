//! Which form of a word stands behind a number, asked of Fluent once for each number.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use super::templates::formatted;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl Category {
    pub(super) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "zero" => Category::Zero,
            "one" => Category::One,
            "two" => Category::Two,
            "few" => Category::Few,
            "many" => Category::Many,
            "other" => Category::Other,
            _ => return None,
        })
    }
}

/// The numbers of games are small.
const REMEMBERED: usize = 64;

const QUESTION: &str = "category = { $n ->\n    [zero] zero\n    [one] one\n    [two] two\n    [few] few\n    [many] many\n    [other] other\n   *[none] none\n }\n";

pub(super) struct Plurals {
    language: LanguageIdentifier,
    bundle: OnceLock<FluentBundle<FluentResource>>,
    small: [OnceLock<Option<Category>>; REMEMBERED],
}

impl Plurals {
    pub(super) fn of_language(language: LanguageIdentifier) -> Self {
        Self { language, bundle: OnceLock::new(), small: [const { OnceLock::new() }; REMEMBERED] }
    }

    pub(super) fn of(&self, number: i32) -> Option<Category> {
        let known = usize::try_from(number).ok().and_then(|number| self.small.get(number));
        known.map_or_else(|| self.ask(number), |known| *known.get_or_init(|| self.ask(number)))
    }

    fn ask(&self, number: i32) -> Option<Category> {
        let bundle = self.bundle.get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![self.language.clone()]);
            if let Ok(resource) = FluentResource::try_new(QUESTION.to_owned()) {
                bundle.add_resource_overriding(resource);
            }
            bundle
        });
        Category::named(&formatted(bundle, "category", &[("n", number.into())])?)
    }
}
