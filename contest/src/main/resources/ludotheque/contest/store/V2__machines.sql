-- Several machines: what went wrong through us is counted apart from tries that a lost machine left behind, and a tournament is
-- played to its end by the rules and the referee it began with.

ALTER TABLE matches ADD COLUMN faults INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tournaments ADD COLUMN engine VARCHAR(40);

CREATE INDEX events_lost ON events (id) WHERE kind = 'match.lost';
