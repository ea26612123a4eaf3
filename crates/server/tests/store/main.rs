//! The store: the same cases on SQLite and on PostgreSQL.

#[macro_use]
#[path = "../common/cases.rs"]
mod cases;
#[path = "../common/postgres.rs"]
mod postgres;

mod accounts;
mod backups;
mod bed;
mod bouts;
mod files;
mod locks;
mod log;
mod pruning;
mod sessions;
mod shared;
mod tls;

use bed::Bed;

cases! {
    #[tokio::test]
    accounts::a_guest_is_an_account_at_once,
    accounts::numbers_are_never_given_twice,
    accounts::a_login_is_found_in_any_letters_and_given_once,
    accounts::names_and_passwords_change,
    accounts::what_is_not_there_is_said,
    accounts::seen_never_goes_back,
    accounts::a_deleted_account_leaves_no_trace,
    accounts::accounts_are_listed_and_found,
    accounts::zero_characters_are_refused,
    accounts::the_secret_is_made_once,
    accounts::errands_are_left_and_answered,
    backups::a_backup_fills_an_empty_database,
    backups::a_backup_goes_to_the_other_kind_and_back,
    backups::a_backup_is_of_one_moment,
    backups::a_wrong_backup_changes_nothing,
    backups::only_an_empty_database_is_filled,
    bouts::a_finished_bout_comes_back_whole,
    bouts::bouts_are_listed_in_pages,
    bouts::who_left_while_playing_has_no_name,
    locks::two_servers_never_share_a_database,
    locks::a_newer_database_is_refused,
    locks::beside_a_server_nothing_is_made,
    log::a_log_is_loaded_in_order,
    log::a_snapshot_replaces_what_it_covers,
    log::only_what_continues_the_log_is_stored,
    log::a_failing_append_stores_nothing,
    log::what_was_stored_survives_without_a_farewell,
    log::damage_is_found_on_loading,
    log::a_cancelled_write_leaves_the_store_usable,
    pruning::what_is_old_and_nobodys_goes,
    sessions::a_session_is_whose_it_was_made_for,
    sessions::sessions_end_alone_or_together,
}
