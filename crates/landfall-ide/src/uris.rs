//! How clients name files, and how the session does. What came from a client goes back as it came.

use std::collections::BTreeMap;

/// A folder that the client opened.
#[derive(Clone, Debug)]
struct Root {
    uri: String,
    path: String,
}

#[derive(Debug, Default)]
pub(crate) struct Uris {
    roots: Vec<Root>,
    /// As the client wrote them, by the path of the session.
    known: BTreeMap<String, String>,
}

impl Uris {
    /// Adds a folder and gives its path.
    pub(crate) fn add_root(&mut self, uri: &str) -> String {
        let uri = uri.trim_end_matches('/').to_owned();
        let path = plain_path(&uri);
        self.roots.push(Root { uri, path: path.clone() });
        path
    }

    /// Takes a folder away and gives its path.
    pub(crate) fn remove_root(&mut self, uri: &str) -> Option<String> {
        let uri = uri.trim_end_matches('/');
        let at = self.roots.iter().position(|root| root.uri == uri)?;
        Some(self.roots.remove(at).path)
    }

    /// The paths of the folders that are open.
    pub(crate) fn roots(&self) -> Vec<String> {
        self.roots.iter().map(|root| root.path.clone()).collect()
    }

    /// The path by which the session knows a file.
    pub(crate) fn path(&mut self, uri: &str) -> String {
        let path = self.look_up(uri);
        self.known.insert(path.clone(), uri.to_owned());
        path
    }

    pub(crate) fn look_up(&self, uri: &str) -> String {
        for root in &self.roots {
            if let Some(rest) = uri.strip_prefix(&root.uri).and_then(|rest| rest.strip_prefix('/')) {
                return format!("{}/{}", root.path, decode(rest));
            }
        }
        plain_path(uri)
    }

    pub(crate) fn uri(&self, path: &str) -> String {
        if let Some(uri) = self.known.get(path) {
            return uri.clone();
        }
        for root in &self.roots {
            if let Some(rest) = path.strip_prefix(&root.path).and_then(|rest| rest.strip_prefix('/')) {
                return format!("{}/{}", root.uri, encode(rest));
            }
        }
        if path.starts_with('/') { format!("file://{}", encode(path)) } else { encode(path) }
    }
}

/// The path of a `file:` address; of others, the whole address, so that two of them never meet.
fn plain_path(uri: &str) -> String {
    match uri.strip_prefix("file://") {
        Some(path) => decode(path),
        // A text without a name yet is content, whatever its address says.
        None if uri.starts_with("untitled:") && !uri.ends_with(".land") => format!("{}.land", decode(uri)),
        None => decode(uri),
    }
}

fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let hex = text.get(at + 1..at + 3).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match (bytes[at], hex) {
            (b'%', Some(byte)) => {
                out.push(byte);
                at += 3;
            }
            (byte, _) => {
                out.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8(out).unwrap_or_else(|_| text.to_owned())
}

fn encode(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => {
                out.push(byte as char)
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_goes_back_as_the_client_wrote_it() {
        let mut uris = Uris::default();
        assert_eq!(uris.add_root("file:///home/a%20b"), "/home/a b");
        assert_eq!(uris.path("file:///home/a%20b/x%2Dy.land"), "/home/a b/x-y.land");
        assert_eq!(uris.uri("/home/a b/x-y.land"), "file:///home/a%20b/x%2Dy.land");
        assert_eq!(uris.uri("/home/a b/é.land"), "file:///home/a%20b/%C3%A9.land");
    }

    #[test]
    fn a_broken_escape_is_no_escape() {
        assert_eq!(decode("a%zz%4"), "a%zz%4");
        assert_eq!(decode("%ff"), "%ff");
    }
}
