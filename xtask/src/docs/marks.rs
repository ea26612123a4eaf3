//! The marks between which a made part stands on a page.

const BEGIN: &str = "<!-- made: ";
const CLOSE: &str = " -->\n";
const END: &str = "<!-- end -->";

/// What begins the part of this name.
pub(super) fn begin(name: &str) -> String {
    format!("{BEGIN}{name}{CLOSE}")
}

/// The page with every part made anew. A part without an end is a fault.
pub(super) fn rewritten(
    page: &str,
    make: &mut dyn FnMut(&str) -> Result<String, String>,
) -> Result<String, String> {
    let (mut written, mut rest) = (String::new(), page);
    while let Some(at) = next(rest) {
        let inside = &rest[at + BEGIN.len()..];
        let line = inside.lines().next().unwrap_or("");
        let Some(name) = line.strip_suffix(CLOSE.trim_end()) else {
            return Err(format!("`{BEGIN}{line}` does not end with `{}`", CLOSE.trim_end()));
        };
        let Some(end) = inside.find(END) else {
            return Err(format!("the part `{name}` has no `{END}`"));
        };
        if next(&inside[..end]).is_some() {
            return Err(format!("the part `{name}` has no `{END}` before the next part"));
        }
        written += &rest[..at];
        written += &format!("{}\n{}\n\n", begin(name), make(name)?.trim());
        rest = &inside[end..];
    }
    Ok(written + rest)
}

/// Where the next part begins: a mark is a line of its own.
fn next(text: &str) -> Option<usize> {
    if text.starts_with(BEGIN) {
        return Some(0);
    }
    text.find(&format!("\n{BEGIN}")).map(|at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::rewritten;

    #[test]
    fn parts_stand_between_their_marks_and_all_else_stays() {
        let page = "a\n<!-- made: x -->\nold\n<!-- end -->\nb `<!-- made: no -->`\n<!-- made: y z -->\n<!-- end -->\n";
        let mut names = Vec::new();
        let written = rewritten(page, &mut |name| {
            names.push(name.to_owned());
            Ok(format!("\n{name} is new\n"))
        });
        let expected = "a\n<!-- made: x -->\n\nx is new\n\n<!-- end -->\nb `<!-- made: no -->`\n\
                        <!-- made: y z -->\n\ny z is new\n\n<!-- end -->\n";
        assert_eq!(written.as_deref(), Ok(expected));
        assert_eq!(names, ["x", "y z"]);
        let again = rewritten(expected, &mut |name| Ok(format!("{name} is new")));
        assert_eq!(again.as_deref(), Ok(expected), "what is written is not written otherwise again");
    }

    #[test]
    fn a_part_without_an_end_is_refused() {
        for page in [
            "<!-- made: x -->\n",
            "<!-- made: x\n<!-- end -->",
            "<!-- made: x -->\n<!-- made: y -->\n<!-- end -->",
        ] {
            assert!(rewritten(page, &mut |_| Ok(String::new())).is_err(), "{page}");
        }
    }
}
