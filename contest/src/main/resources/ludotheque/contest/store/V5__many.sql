-- Hundreds of thousands of matches, hundreds a second: what is looked for all the time is what is not over, which is little.

DROP INDEX matches_state;
DROP INDEX matches_rejudging;
CREATE INDEX matches_left ON matches (contest, tournament) WHERE state <> 'done';
CREATE INDEX matches_rejudging ON matches (rejudging) WHERE rejudging IS NOT NULL;

-- In the order in which it is taken, so that the first is found without a look at all.
DROP INDEX match_queue_due;
CREATE INDEX match_queue_due ON match_queue (priority DESC, execution_time);

-- What changes matches that ended before; a table asks for the last of them each time it is made.
CREATE INDEX events_rewrites ON events (contest, id) WHERE kind IN ('rejudging.applied', 'match.corrected', 'match.annulled');
