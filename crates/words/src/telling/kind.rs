//! What kind of value one is: its variants, without what they hold.

use super::Node;
use serde::Serialize;

/// The variant of a value, and the variants of the enums among its fields: `effect stak` for an effect that asks for a
/// Stak, whichever effect it is.
pub fn kind(value: &(impl Serialize + ?Sized)) -> String {
    variants(&Node::of(value)).join(" ")
}

fn variants(node: &Node) -> Vec<&'static str> {
    let Node::Named { variant: Some(variant), fields, .. } = node else { return Vec::new() };
    [*variant].into_iter().chain(fields.iter().flat_map(|(_, field)| variants(field))).collect()
}

#[cfg(test)]
mod tests {
    use super::kind;
    use serde::Serialize;

    #[derive(Serialize)]
    struct Card(u8);

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Prompt {
        Stak { most: u8 },
    }

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Question {
        EndTurn,
        Effect { card: Card, prompt: Prompt },
        Order(Vec<Card>),
    }

    #[test]
    fn what_a_value_holds_is_left_out() {
        let effect = Question::Effect { card: Card(3), prompt: Prompt::Stak { most: 2 } };
        let order = Question::Order(vec![Card(1), Card(2)]);
        assert_eq!(
            [Question::EndTurn, effect, order].map(|question| kind(&question)),
            ["end-turn", "effect stak", "order"]
        );
    }
}
