//! The server as its clients see it: the same cases on SQLite and on PostgreSQL.

#[path = "../store/bed.rs"]
#[allow(dead_code)]
mod bed;
#[macro_use]
#[path = "../common/cases.rs"]
mod cases;
#[path = "../common/postgres.rs"]
#[allow(dead_code)]
mod postgres;

mod accounts;
mod before;
mod bytes;
mod cheating;
mod clocks;
mod crowd;
mod filling;
mod home;
mod leaks;
mod lines;
mod log;
mod outages;
mod pages;
mod player;
mod playing;
mod proxy;
mod replays;
mod restarts;
mod seeded;
mod signing_out;
mod unnoticed;

use bed::Bed;

cases! {
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    accounts::a_guest_is_remembered_by_their_device,
    accounts::a_password_opens_the_account_on_another_device,
    accounts::logins_that_look_alike_are_one,
    accounts::who_signs_in_by_what_is_not_asked_without_end,
    accounts::failed_tries_to_sign_in_are_logged,
    accounts::junk_before_the_cookie_does_no_harm,
    accounts::a_name_from_before_that_cannot_be_seen_is_not_shown,
    accounts::passwords_cannot_be_tried_without_end,
    accounts::a_password_is_not_guessed_without_end,
    accounts::nobody_takes_a_name_that_looks_like_anothers,
    accounts::a_deleted_account_is_gone_everywhere,
    accounts::a_forged_cookie_opens_nothing,
    before::set_ups_are_put_together_from_options_and_checked,
    before::a_deck_is_built_from_the_cards_and_checked,
    before::games_tell_how_they_are_learnt_and_played,
    before::whom_one_muted_is_remembered,
    before::one_device_is_signed_out,
    bytes::a_move_sends_few_bytes,
    cheating::nobody_answers_for_another,
    cheating::a_hidden_table_is_as_none_at_all,
    cheating::what_is_stale_or_sent_twice_is_carried_out_once_at_most,
    cheating::garbage_is_refused_and_the_bout_stands,
    cheating::what_is_too_long_ends_the_connection_and_nothing_else,
    cheating::floods_are_held_back,
    cheating::only_the_server_gives_the_servers_commands,
    cheating::another_protocol_is_refused_with_a_word,
    cheating::an_address_has_a_limit_of_connections,
    clocks::a_clock_that_runs_ahead_removes_nothing,
    clocks::a_clock_that_was_set_back_freezes_nobody,
    filling::the_oldest_bouts_make_room_for_new_ones,
    filling::bouts_of_computers_and_idle_words_are_not_kept,
    crowd::nobody_waits_for_the_computers_of_others,
    crowd::an_address_has_few_bouts_of_computers,
    crowd::where_nobody_watches_nothing_is_played,
    lines::idle_lines_of_one_address_keep_nobody_out,
    lines::who_does_not_use_a_line_loses_it,
    lines::no_request_and_no_line_lasts_for_ever,
    lines::a_server_that_stops_waits_for_no_silent_line,
    pages::every_page_of_the_document_is_there,
    pages::every_answer_fits_the_schema_of_the_document,
    pages::pages_of_another_site_can_change_nothing,
    pages::a_name_that_leads_here_by_a_trick_is_no_name_of_the_server,
    pages::every_answer_has_the_headers_that_protect,
    pages::faults_say_what_and_what_to_do_and_nothing_of_the_inside,
    pages::figures_are_for_the_machine_alone,
    playing::two_persons_play_a_bout_to_its_end,
    playing::a_person_plays_a_computer,
    playing::a_spectator_sees_what_everybody_sees,
    playing::a_probe_says_why_not_and_changes_nothing,
    playing::a_seat_that_sees_no_change_gets_nothing,
    playing::a_record_is_redacted_while_the_bout_runs,
    replays::a_finished_bout_is_seen_again_from_every_seat,
    replays::bouts_are_not_played_again_without_end,
    replays::a_bout_that_is_not_open_is_for_those_who_played_it,
    replays::a_table_goes_on_from_a_finished_bout,
    replays::what_a_bout_goes_on_from_is_closed_until_it_is_over,
    replays::a_position_is_reported_as_far_as_one_knows_it,
    replays::after_a_take_back_everything_is_told_anew,
    restarts::a_bout_goes_on_after_a_restart,
    restarts::what_was_acknowledged_is_there_after_a_crash,
    restarts::a_request_sent_again_after_a_break_is_carried_out_once,
    restarts::bouts_of_other_rules_end_without_result_and_say_so,
    restarts::the_owner_looks_after_a_server_that_runs,
    seeded::the_same_seed_gives_the_same_tables_links_and_moves,
    seeded::a_server_with_a_seed_is_for_its_own_machine,
    signing_out::a_socket_opened_before_is_not_welcomed_after_the_session,
    signing_out::a_session_takes_its_own_sockets_with_it,
    signing_out::a_new_password_ends_all_other_sessions,
    signing_out::a_session_that_runs_out_closes_its_sockets,
}
