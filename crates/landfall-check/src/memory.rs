//! What earlier runs found out about files that have not changed since.

use landfall_model::Atlas;

/// What the rules of a schema found in one file: for each rule the steps it took, where it found nothing and looked at
/// nothing but this file. Whoever keeps it forgets it when the text of the file or the schema changes.
#[derive(Debug)]
pub struct Remembered {
    /// What the file knew of others then.
    around: u64,
    steps: Vec<u32>,
}

/// The rule found something, or looked at other files.
const ASK_AGAIN: u32 = u32::MAX;

/// What is remembered of each file of an atlas, in its order.
pub(crate) struct Memory<'m> {
    files: Option<&'m mut Vec<Option<Remembered>>>,
}

/// What asking a rule about the cards of one file came to: its steps, if nobody needs to ask again.
pub(crate) struct Asked {
    pub unit: u32,
    pub steps: Option<u32>,
}

impl<'m> Memory<'m> {
    /// Nothing is remembered, and nothing need be.
    pub(crate) fn none() -> Self {
        Self { files: None }
    }

    /// What still holds of what was remembered. Files that are new begin with nothing.
    pub(crate) fn of(atlas: &Atlas, files: &'m mut Vec<Option<Remembered>>) -> Self {
        let rules = atlas.schema.constraints.len();
        files.resize_with(atlas.units.len(), || None);
        for (file, around) in files.iter_mut().zip(atlas.around()) {
            let holds =
                file.as_ref().is_some_and(|known| known.around == around && known.steps.len() == rules);
            if !holds {
                *file = Some(Remembered { around, steps: vec![ASK_AGAIN; rules] });
            }
        }
        Self { files: Some(files) }
    }

    pub(crate) fn is_kept(&self) -> bool {
        self.files.is_some()
    }

    /// The steps that a rule took in a file, if it need not be asked there again.
    pub(crate) fn steps(&self, rule: usize, unit: u32) -> Option<u32> {
        let steps = self.files.as_ref()?.get(unit as usize)?.as_ref()?.steps[rule];
        (steps != ASK_AGAIN).then_some(steps)
    }

    /// The steps that a rule took in all files where it need not be asked again.
    pub(crate) fn all_steps(&self, rule: usize) -> u64 {
        let files = self.files.iter().flat_map(|files| files.iter().flatten());
        files.map(|file| file.steps[rule]).filter(|steps| *steps != ASK_AGAIN).map(u64::from).sum()
    }

    /// Notes what a rule came to. A file may come up several times, with some of its cards each time.
    pub(crate) fn note(&mut self, rule: usize, mut asked: Vec<Asked>) {
        let Some(files) = &mut self.files else { return };
        asked.sort_by_key(|asked| asked.unit);
        let mut files_asked = Vec::new();
        asked.into_iter().for_each(|asked| Asked::add(&mut files_asked, asked));
        for Asked { unit, steps } in files_asked {
            if let Some(Some(file)) = files.get_mut(unit as usize) {
                file.steps[rule] = steps.unwrap_or(ASK_AGAIN);
            }
        }
    }
}

impl Asked {
    /// Adds to a list, where the last one may be of the same file.
    pub(crate) fn add(list: &mut Vec<Self>, asked: Self) {
        match list.last_mut().filter(|last| last.unit == asked.unit) {
            Some(last) => last.steps = last.steps.zip(asked.steps).and_then(|(a, b)| a.checked_add(b)),
            None => list.push(asked),
        }
    }
}
