//! As much of HTTP as one page on this machine needs: small requests, whole answers, one connection each.

use std::io::{self, BufRead, BufReader, Read, Write};

/// Longer than any header that a browser sends to a page of this machine.
const LONGEST_HEAD: u64 = 32 * 1024;

/// As long as a text of a pack may be.
const LONGEST_BODY: u64 = 32 * 1024 * 1024;

#[derive(Debug)]
pub struct Request {
    pub method: String,
    /// Without the question mark and what follows it, as it was sent.
    pub path: String,
    pub query: String,
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Request {
    /// What a header says, if it is sent once.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut all = self.headers.iter().filter(|(known, _)| known.eq_ignore_ascii_case(name));
        let first = all.next()?;
        all.next().is_none().then_some(first.1.as_str())
    }

    /// Reads one request; an error is answered by closing the connection.
    pub fn read(from: impl Read) -> io::Result<Self> {
        let bad = || io::Error::new(io::ErrorKind::InvalidData, "no request");
        let mut from = BufReader::new(from);
        let mut head = (&mut from).take(LONGEST_HEAD);
        let mut line = || -> io::Result<String> {
            let mut line = String::new();
            head.read_line(&mut line)?;
            line.strip_suffix('\n').map(|line| line.trim_end_matches('\r').to_owned()).ok_or_else(bad)
        };
        let first = line()?;
        let mut words = first.split(' ');
        let (Some(method), Some(target), Some(_)) = (words.next(), words.next(), words.next()) else {
            return Err(bad());
        };
        let (path, query) = target.split_once('?').unwrap_or((target, ""));
        let mut headers = Vec::new();
        loop {
            let line = line()?;
            if line.is_empty() {
                break;
            }
            let (name, value) = line.split_once(':').ok_or_else(bad)?;
            headers.push((name.trim().to_owned(), value.trim().to_owned()));
        }
        let (method, path, query) = (method.to_owned(), path.to_owned(), query.to_owned());
        let mut request = Self { method, path, query, headers, body: Vec::new() };
        let length: u64 = request.header("Content-Length").map_or(Ok(0), str::parse).map_err(|_| bad())?;
        if length > LONGEST_BODY {
            return Err(bad());
        }
        from.take(length).read_to_end(&mut request.body)?;
        if request.body.len() as u64 == length { Ok(request) } else { Err(bad()) }
    }
}

/// `%20` and its like, undone; nothing if that gives no text.
pub fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, more @ ..] = rest {
        if *first != b'%' {
            bytes.push(*first);
            rest = more;
            continue;
        }
        let digits = std::str::from_utf8(more.get(..2)?).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        rest = &more[2..];
    }
    String::from_utf8(bytes).ok()
}

#[derive(Debug)]
pub struct Answer {
    pub status: &'static str,
    pub kind: &'static str,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(status: &'static str, body: impl Into<String>) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", body: body.into().into_bytes() }
    }

    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        write!(
            to,
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
             X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nX-Frame-Options: DENY\r\n\
             Cross-Origin-Resource-Policy: same-origin\r\nConnection: close\r\n\r\n",
            self.status,
            self.kind,
            self.body.len()
        )?;
        to.write_all(&self.body)?;
        to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_with_its_body() {
        let text = "PUT /files/a%20b.land?x=1 HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Length: 3\r\n\r\nabcd";
        let request = Request::read(text.as_bytes()).unwrap();
        assert_eq!((request.method.as_str(), request.query.as_str()), ("PUT", "x=1"));
        assert_eq!(decoded(&request.path).unwrap(), "/files/a b.land");
        assert_eq!(request.header("host"), Some("127.0.0.1:1"));
        assert_eq!(request.body, b"abc");
    }

    #[test]
    fn what_is_no_request_is_refused() {
        let endless = format!("GET / HTTP/1.1\r\nX: {}", "x".repeat(100_000));
        let large = "PUT / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n";
        let cut = "PUT / HTTP/1.1\r\nContent-Length: 5\r\n\r\nab";
        for text in ["", "\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/1.1\r\nHost", &endless, large, cut] {
            assert!(Request::read(text.as_bytes()).is_err(), "{text}");
        }
        assert_eq!(decoded("%"), None);
        assert_eq!(decoded("%f"), None);
        assert_eq!(decoded("%ff"), None);
    }

    #[test]
    fn a_header_that_is_sent_twice_says_nothing() {
        let text = "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n";
        assert_eq!(Request::read(text.as_bytes()).unwrap().header("Host"), None);
    }
}
