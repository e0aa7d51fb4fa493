//! Lines of bounded length from whoever sends them.

use std::io::{self, BufRead};

/// What was read.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A line without its end.
    Text(String),
    /// A line that is longer than the limit; all of it was skipped.
    TooLong,
    /// A line that is not UTF-8.
    NotText,
    /// There is nothing more.
    End,
}

/// Reads one line of at most `limit` bytes. However long a line is, no more than that is kept.
pub(crate) fn read(input: &mut impl BufRead, limit: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut length = 0;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if chunk.is_empty() && length == 0 {
            return Ok(Line::End);
        }
        length += part.len();
        if length <= limit {
            line.extend_from_slice(part);
        }
        let done = end.is_some() || chunk.is_empty();
        let consumed = end.map_or(chunk.len(), |end| end + 1);
        input.consume(consumed);
        if done {
            return Ok(finish(line, length > limit));
        }
    }
}

fn finish(line: Vec<u8>, too_long: bool) -> Line {
    if too_long {
        return Line::TooLong;
    }
    match String::from_utf8(line) {
        Ok(text) => Line::Text(text.trim_end_matches('\r').to_owned()),
        Err(_) => Line::NotText,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded_and_the_rest_is_skipped() {
        let mut input: &[u8] = b"one\r\n\nfar too long\n\xff\nlast";
        let mut lines = Vec::new();
        loop {
            match read(&mut input, 5).unwrap() {
                Line::End => break,
                line => lines.push(line),
            }
        }
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(
            lines,
            [
                text("one"),
                text(""),
                Line::TooLong,
                Line::NotText,
                text("last")
            ]
        );
    }

    #[test]
    fn a_line_may_come_in_pieces() {
        let mut input = io::BufReader::with_capacity(2, &b"abcdef\ngh"[..]);
        assert_eq!(
            read(&mut input, 6).unwrap(),
            Line::Text("abcdef".to_owned())
        );
        assert_eq!(read(&mut input, 6).unwrap(), Line::Text("gh".to_owned()));
        assert_eq!(read(&mut input, 6).unwrap(), Line::End);
    }
}
