-- Only TEXT and BIGINT, so that the same lines make the tables of SQLite and of PostgreSQL.
-- Moments are milliseconds since 1970; yes and no are 1 and 0.

CREATE TABLE migrations (
    version BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    applied BIGINT NOT NULL
);

-- The last number given out under each name; a number is never given twice.
CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- At most one row, with id 1: the state of the lobby after all entries below `upto`.
CREATE TABLE snapshots (
    id BIGINT PRIMARY KEY,
    upto BIGINT NOT NULL,
    state TEXT NOT NULL
);

-- One row for each group of entries that was stored together: entries `first` to `next`, the latter excluded.
CREATE TABLE log (
    first BIGINT PRIMARY KEY,
    next BIGINT NOT NULL,
    entries TEXT NOT NULL
);

-- The keys are the names in lower case, for comparing and finding.
CREATE TABLE accounts (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    login TEXT,
    login_key TEXT UNIQUE,
    hash TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account);

CREATE TABLE bouts (
    id TEXT PRIMARY KEY,
    table_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    started BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    inputs BIGINT NOT NULL,
    open BIGINT NOT NULL,
    setup TEXT NOT NULL,
    record TEXT NOT NULL
);

CREATE INDEX bouts_by_end ON bouts (ended);

-- A person is an account, or nobody: an account may go while its bouts stay.
CREATE TABLE bout_seats (
    bout TEXT NOT NULL REFERENCES bouts (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person BIGINT,
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (bout, seat)
);

CREATE INDEX bout_seats_by_person ON bout_seats (person);

CREATE TABLE errands (
    id BIGINT PRIMARY KEY,
    body TEXT NOT NULL,
    answer TEXT,
    left_at BIGINT NOT NULL
);
