-- "Back": by this number a file is known to be ours.
PRAGMA application_id = 0x4261636b;

CREATE TABLE tables (
    -- Newer tables have greater numbers.
    nr            INTEGER PRIMARY KEY,
    id            TEXT NOT NULL UNIQUE,
    title         TEXT NOT NULL,
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    -- key=value, separated by spaces
    options       TEXT NOT NULL,
    seed          TEXT NOT NULL,
    -- The hash of the key that set the table.
    host          TEXT NOT NULL,
    -- Seconds since 1970.
    created       INTEGER NOT NULL,
    finished      INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_in_progress ON tables (nr) WHERE NOT finished;

CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    -- person, or the kind of bot
    sitter   TEXT NOT NULL,
    name     TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The primary key decides who was first.
CREATE TABLE ledger (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    deed     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Which keys open which seats. Only hashes of keys are ever stored.
CREATE TABLE holders (
    key      TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    PRIMARY KEY (key, table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX holders_by_table ON holders (table_id);

CREATE TABLE invitations (
    key      TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    -- Who has used it up.
    holder   TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_by_table ON invitations (table_id);
