-- What the curves of the organiser's page are drawn from: when matches began and ended, what failed, and who worked.

CREATE INDEX matches_started ON matches (started);
CREATE INDEX matches_ended ON matches (ended);
CREATE INDEX events_void ON events (id) WHERE kind = 'match.void';

-- The minutes of the last day, counted from 1970, in which a worker gave a sign.
CREATE TABLE presence (
    minute BIGINT NOT NULL,
    worker VARCHAR(80) NOT NULL,
    PRIMARY KEY (minute, worker)
);
