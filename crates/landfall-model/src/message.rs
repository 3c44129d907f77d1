//! Message keys: the stable path of a text, never the text itself.

use landfall_schema::FieldId;

use crate::view::Rec;

impl Rec<'_> {
    /// `poi/P901/action/1/title`: by keys where siblings have keys, by number otherwise.
    pub fn message_key(self, field: FieldId) -> String {
        let mut steps: Vec<String> = Vec::new();
        let repeats = self.all(field).count() > 1;
        steps.push(self.shape().fields[field.index()].name.clone());
        if repeats {
            // Several texts of one field are told apart by the caller's position; see `message_key_nth`.
            steps.push(String::new());
        }
        for rec in self.lineage() {
            match rec.parent() {
                Some(parent) => {
                    steps.push(rec.place_among_siblings(parent));
                    steps.push(parent.shape().fields[rec.record().via.index()].name.clone());
                }
                None => {
                    steps.push(rec.asset_key().to_owned());
                    steps.push(rec.shape().name.clone());
                }
            }
        }
        steps.reverse();
        steps.retain(|step| !step.is_empty());
        steps.join("/")
    }

    fn place_among_siblings(self, parent: Rec<'_>) -> String {
        if let Some(key) = self.key() {
            return key;
        }
        let arrays = self.arrays();
        // Effects hang in lists, blocks in fields; both stand in the order of the text.
        let before = (parent.index + 1..self.index)
            .filter(|index| {
                let record = &arrays.records[*index as usize];
                record.parent == parent.index && record.via == self.record().via
            })
            .count();
        (before + 1).to_string()
    }
}
