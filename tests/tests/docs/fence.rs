//! The fenced examples of a page.

pub struct Fence<'p> {
    /// Where it begins, from 1.
    pub line: usize,
    /// The words behind the opening fence, the language first.
    pub info: Vec<&'p str>,
    /// What is between the fences.
    pub text: String,
}

pub fn fences(page: &str) -> Vec<Fence<'_>> {
    let mut found = Vec::new();
    let mut open: Option<Fence<'_>> = None;
    for (at, line) in page.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (Some(_), Some("")) => found.extend(open.take()),
            (Some(fence), _) => {
                fence.text.push_str(line);
                fence.text.push('\n');
            }
            (None, Some(info)) => {
                open = Some(Fence {
                    line: at + 1,
                    info: info.split_whitespace().collect(),
                    text: String::new(),
                });
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a fence is not closed");
    found
}

/// The page with another text in the only fence of this language.
pub fn with_fence(page: &str, language: &str, text: &str) -> String {
    let open = format!("```{language}\n");
    let (before, rest) = page.split_once(&open).unwrap();
    let (_, after) = rest.split_once("```").unwrap();
    format!("{before}{open}{text}```{after}")
}
