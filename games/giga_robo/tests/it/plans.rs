//! GR-10.18, GR-R47, GR-R57: nobody else knows what a seat plans before it declares it.

use giga_robo::{Answer, GigaRobo, Question, Setup};
use kernel::{Bout, Dealer, Input, Notation, Rules, Seat, Waiting};
use testkit::laws::Battery;

/// Others know the same whatever is planned, and the position that they may save says nothing about it.
#[test]
fn nobody_else_knows_what_is_planned() {
    let content = Battery::<GigaRobo>::house(1).content;
    let mut dealer = Dealer::new(7);
    let mut bout = Bout::<GigaRobo>::open(&Setup::standard(2), &content, None).expect("a bout");
    let (mut attacks, mut ways) = (0, 0);
    for _ in 0..4_000 {
        bout.settle(&mut dealer);
        let Waiting::Seats(asked) = bout.waiting() else { break };
        let seat = asked.iter().next().expect("somebody is asked");
        let mut answers = Vec::new();
        bout.answers(seat, &mut answers);
        let other = Seat(1 - seat.0);
        let before = GigaRobo::known(&bout, other);
        for &answer in &answers {
            let mut planned = bout.clone();
            planned.play(Input::Answer(seat, answer)).expect("listed");
            let plans = match planned.question(seat) {
                Some(Question::Aim(_) | Question::Combo { .. } | Question::Path { spends: true, .. }) => true,
                Some(Question::Act) => answer == Answer::Back,
                Some(_) | None => false,
            };
            if !plans {
                continue;
            }
            let after = GigaRobo::known(&planned, other);
            assert!(before == after, "{answer:?} is known to {other:?}");
            let text = GigaRobo::write_position(&GigaRobo::imagine(&after, &mut Dealer::new(1)));
            assert!(!text.contains("\"aim\"") && !text.contains("hear-combo"), "{text}");
            attacks += u32::from(matches!(answer, Answer::Attack(_)));
            ways += u32::from(answer == Answer::Plan);
        }
        let answer = answers[dealer.below(answers.len() as u32) as usize];
        bout.play(Input::Answer(seat, answer)).expect("listed");
    }
    assert!(attacks > 20 && ways > 20, "{attacks} attacks and {ways} ways were planned");
}
