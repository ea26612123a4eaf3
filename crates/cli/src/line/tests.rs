//! Tests of line mode on strings.
