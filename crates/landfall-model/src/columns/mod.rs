//! How a lowered file is kept: columns of small rows, because a pack keeps every file to the end.
//!
//! Most cards are short, so places are kept as distances from the record they belong to. What is too far apart for that, or
//! too long, is kept in full beside its column. Nobody outside of this module sees the difference.

mod conditions;
mod fields;
mod names;
mod records;
mod refs;
mod texts;

pub use conditions::Conditions;
pub use fields::Fields;
pub use names::Names;
pub use records::Records;
pub use refs::References;
pub use texts::Texts;

/// A list in as much room as it takes. It is copied, because a list that shrinks where it stands leaves a gap behind it that
/// nothing else may fit into, while what it has grown in is given back whole, for the lists of the next file to grow in.
pub(crate) fn settle<T: Copy>(list: &mut Vec<T>) {
    if list.capacity() > list.len() {
        *list = list.as_slice().to_vec();
    }
}

/// The distance between two places, if it is short enough to be kept as one.
fn distance<T: TryFrom<u32>>(from: u32, to: u32) -> Option<T> {
    T::try_from(to.checked_sub(from)?).ok()
}
