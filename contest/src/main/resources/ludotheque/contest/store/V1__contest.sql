-- One text for SQLite and PostgreSQL; what they spell differently is a placeholder.
-- Times are milliseconds since 1970. Nothing is ordered by them: a clock may be set back.

CREATE TABLE blobs (
    hash VARCHAR(64) PRIMARY KEY,
    bytes ${bytes} NOT NULL
);

CREATE TABLE accounts (
    id ${id},
    name VARCHAR(40) NOT NULL,
    folded VARCHAR(120) NOT NULL UNIQUE,
    password VARCHAR(200) NOT NULL,
    role VARCHAR(12) NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash VARCHAR(64) PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    token VARCHAR(64) NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_of ON sessions (account);

CREATE TABLE tokens (
    id ${id},
    hash VARCHAR(64) NOT NULL UNIQUE,
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label VARCHAR(80) NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE contests (
    id ${id},
    name VARCHAR(80) NOT NULL,
    game VARCHAR(16) NOT NULL,
    state VARCHAR(12) NOT NULL,
    opens BIGINT,
    closes BIGINT,
    settings TEXT NOT NULL,
    -- While it is frozen: the last event that the public's table takes in, and that table.
    frozen_after BIGINT,
    frozen_table TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE invitations (
    id ${id},
    hash VARCHAR(64) NOT NULL UNIQUE,
    contest BIGINT REFERENCES contests (id) ON DELETE CASCADE,
    role VARCHAR(12) NOT NULL,
    label VARCHAR(80) NOT NULL,
    team VARCHAR(40),
    uses INTEGER NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE teams (
    id ${id},
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    name VARCHAR(40) NOT NULL,
    folded VARCHAR(120) NOT NULL,
    UNIQUE (contest, folded)
);

CREATE TABLE members (
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    team BIGINT NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
    PRIMARY KEY (contest, account)
);

CREATE TABLE maps (
    id ${id},
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    name VARCHAR(80) NOT NULL,
    origin VARCHAR(12) NOT NULL,
    -- Of a tournament, whose maps nobody sees before it plays.
    tournament BIGINT,
    body TEXT NOT NULL,
    UNIQUE (contest, name)
);

CREATE TABLE champions (
    id ${id},
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    team BIGINT REFERENCES teams (id),
    builtin VARCHAR(16),
    name VARCHAR(40) NOT NULL,
    active BIGINT,
    disqualified VARCHAR(400),
    UNIQUE (contest, name)
);

CREATE TABLE versions (
    id ${id},
    champion BIGINT NOT NULL REFERENCES champions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    hash VARCHAR(64) NOT NULL,
    file VARCHAR(120) NOT NULL,
    size BIGINT NOT NULL,
    language VARCHAR(16),
    state VARCHAR(16) NOT NULL,
    reason_fr TEXT,
    reason_en TEXT,
    account BIGINT,
    created BIGINT NOT NULL,
    UNIQUE (champion, number)
);

CREATE TABLE builds (
    id ${id},
    version BIGINT NOT NULL REFERENCES versions (id) ON DELETE CASCADE,
    attempt INTEGER NOT NULL,
    lease VARCHAR(40) NOT NULL,
    worker VARCHAR(80) NOT NULL,
    engine VARCHAR(40) NOT NULL,
    tools TEXT NOT NULL,
    log TEXT,
    started BIGINT NOT NULL,
    ended BIGINT
);
CREATE INDEX builds_of ON builds (version);

CREATE TABLE tournaments (
    id ${id},
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    name VARCHAR(80) NOT NULL,
    state VARCHAR(12) NOT NULL,
    rounds INTEGER NOT NULL,
    starts BIGINT,
    -- Drawn when it is locked; its hash is shown then, itself when all is over.
    seed VARCHAR(64),
    commitment VARCHAR(64),
    -- The contest's maps when it was locked, by number: its first rounds.
    maps TEXT,
    -- How many of its blocks were planned, in their fixed order.
    planned BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE entries (
    tournament BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    champion BIGINT NOT NULL REFERENCES champions (id),
    version BIGINT NOT NULL REFERENCES versions (id),
    PRIMARY KEY (tournament, champion)
);

CREATE TABLE matches (
    id ${id},
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    -- Matches of one block are played one after the other on one worker: both sides of a pairing on a map.
    block BIGINT NOT NULL,
    purpose VARCHAR(12) NOT NULL,
    tournament BIGINT REFERENCES tournaments (id) ON DELETE CASCADE,
    map BIGINT NOT NULL REFERENCES maps (id),
    seed BIGINT NOT NULL,
    state VARCHAR(12) NOT NULL,
    attempt INTEGER NOT NULL,
    lease VARCHAR(40),
    worker VARCHAR(80),
    engine VARCHAR(40),
    record VARCHAR(64),
    fault TEXT,
    -- 1 when standings take it in; a match of a rejudging does once that is applied, in place of the one it replaces.
    counts INTEGER NOT NULL,
    rejudging BIGINT,
    replaces BIGINT,
    -- The event of its end: tables are derived from the matches up to some event.
    done BIGINT,
    account BIGINT,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT
);
CREATE INDEX matches_block ON matches (block);
CREATE INDEX matches_contest ON matches (contest, id);
CREATE INDEX matches_state ON matches (state, contest);
CREATE INDEX matches_tournament ON matches (tournament, state);
CREATE INDEX matches_done ON matches (contest, done);
CREATE INDEX matches_rejudging ON matches (rejudging);

CREATE TABLE seats (
    match BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    side INTEGER NOT NULL,
    champion BIGINT NOT NULL REFERENCES champions (id),
    version BIGINT NOT NULL REFERENCES versions (id),
    score BIGINT,
    result VARCHAR(8),
    cause VARCHAR(16),
    cause_turn INTEGER,
    cause_call VARCHAR(16),
    slowest BIGINT,
    cpu BIGINT,
    memory BIGINT,
    -- The record with what this champion printed, for its team alone.
    record VARCHAR(64),
    corrected VARCHAR(400),
    PRIMARY KEY (match, side)
);
CREATE INDEX seats_champion ON seats (champion, match);
CREATE INDEX seats_version ON seats (version, match);

CREATE TABLE rejudgings (
    id ${id},
    contest BIGINT NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
    reason VARCHAR(400) NOT NULL,
    state VARCHAR(12) NOT NULL,
    account BIGINT,
    created BIGINT NOT NULL
);

CREATE TABLE events (
    id ${id},
    at BIGINT NOT NULL,
    contest BIGINT,
    kind VARCHAR(32) NOT NULL,
    subject BIGINT,
    account BIGINT,
    detail TEXT NOT NULL
);
CREATE INDEX events_contest ON events (contest, id);

CREATE TABLE workers (
    name VARCHAR(80) PRIMARY KEY,
    slots INTEGER NOT NULL,
    engine VARCHAR(40) NOT NULL,
    tools TEXT NOT NULL,
    missing TEXT NOT NULL,
    seen BIGINT NOT NULL
);

-- A match that is being played, as far as it has come, without what champions print.
CREATE TABLE live (
    match BIGINT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    record ${bytes} NOT NULL
);

CREATE TABLE match_queue (
    task_name VARCHAR(40) NOT NULL,
    task_instance VARCHAR(40) NOT NULL,
    task_data ${bytes},
    execution_time ${time} NOT NULL,
    picked BOOLEAN NOT NULL,
    picked_by VARCHAR(80),
    last_success ${time},
    last_failure ${time},
    consecutive_failures INTEGER,
    last_heartbeat ${time},
    version BIGINT NOT NULL,
    priority SMALLINT,
    PRIMARY KEY (task_name, task_instance)
);
CREATE INDEX match_queue_due ON match_queue (priority, execution_time);

CREATE TABLE build_queue (
    task_name VARCHAR(40) NOT NULL,
    task_instance VARCHAR(40) NOT NULL,
    task_data ${bytes},
    execution_time ${time} NOT NULL,
    picked BOOLEAN NOT NULL,
    picked_by VARCHAR(80),
    last_success ${time},
    last_failure ${time},
    consecutive_failures INTEGER,
    last_heartbeat ${time},
    version BIGINT NOT NULL,
    priority SMALLINT,
    PRIMARY KEY (task_name, task_instance)
);
