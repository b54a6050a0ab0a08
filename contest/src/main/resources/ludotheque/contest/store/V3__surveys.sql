-- Surveys: one question about each number of a range, cut into slices that any worker answers. What a worker answers hangs on its
-- engine, so another engine's survey is another one.

CREATE TABLE surveys (
    id ${id},
    question VARCHAR(400) NOT NULL,
    engine VARCHAR(40) NOT NULL,
    created BIGINT NOT NULL,
    UNIQUE (question, engine)
);

CREATE TABLE slices (
    id ${id},
    survey BIGINT NOT NULL REFERENCES surveys (id) ON DELETE CASCADE,
    -- The numbers it is about, both ends included.
    low BIGINT NOT NULL,
    high BIGINT NOT NULL,
    lease VARCHAR(40),
    worker VARCHAR(80),
    faults INTEGER NOT NULL,
    fault TEXT,
    -- The answers in the order of numbers, a line each, as gzip; written once.
    answers ${bytes},
    UNIQUE (survey, low, high)
);
