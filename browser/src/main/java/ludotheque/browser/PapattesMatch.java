package ludotheque.browser;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.Json;
import ludotheque.papattes.ActionHist;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.Entry;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import org.jspecify.annotations.Nullable;

/** A match in memory with its state after each half-turn, so that any moment of it can be shown at once. */
final class PapattesMatch {
    /** Where the half-turns come from. */
    private interface Source {
        boolean hasNext();

        Replay.@Nullable Difference next();

        MatchRecord record();

        /** More of a match that is still being played elsewhere. */
        void follow(MatchRecord longer);
    }

    private final Source source;
    private final State now;
    private final List<PapattesPerson> people;
    /** The states before each half-turn, and the last one. */
    private final List<State> states = new ArrayList<>();

    private MatchRecord record;

    private PapattesMatch(Source source, State now, List<PapattesPerson> people) {
        this.source = source;
        this.now = now;
        this.people = people;
        this.record = source.record();
        states.add(now.copy());
    }

    /** A match that a record tells. */
    static PapattesMatch told(MatchRecord record) {
        Replay replay = new Replay(record);
        Source source = new Source() {
            @Override
            public boolean hasNext() {
                return replay.hasNext();
            }

            @Override
            public Replay.@Nullable Difference next() {
                return replay.next();
            }

            @Override
            public MatchRecord record() {
                return replay.record();
            }

            @Override
            public void follow(MatchRecord longer) {
                replay.follow(longer);
            }
        };
        return new PapattesMatch(source, replay.state(), List.of());
    }

    /** A match that champions play, perhaps with people among them, from its beginning or from the end of a record. */
    static PapattesMatch played(Match match, List<PapattesPerson> people, @Nullable Replay past) {
        Source source = new Source() {
            @Override
            public boolean hasNext() {
                PapattesPerson mover = toMove(people, match.state());
                boolean waits = mover != null && !mover.isReady();
                return isPast() || (!match.isOver() && !waits);
            }

            private boolean isPast() {
                return past != null && past.hasNext();
            }

            @Override
            public Replay.@Nullable Difference next() {
                if (past != null && past.hasNext()) {
                    return past.next();
                }
                match.playTurn();
                if (match.isOver()) {
                    match.finish();
                }
                return null;
            }

            @Override
            public MatchRecord record() {
                return match.record();
            }

            @Override
            public void follow(MatchRecord longer) {
                throw new IllegalStateException("this match is played here");
            }
        };
        return new PapattesMatch(source, match.state(), people);
    }

    State now() {
        return now;
    }

    /** The person whose half-turn is next, if it is one's. */
    @Nullable
    PapattesPerson person() {
        return toMove(people, now);
    }

    private static @Nullable PapattesPerson toMove(List<PapattesPerson> people, State state) {
        for (PapattesPerson person : people) {
            if (person.player() == state.toMove()) {
                return person;
            }
        }
        return null;
    }

    MatchRecord record() {
        return record;
    }

    /** Goes on with a longer record of the match that is watched. */
    void follow(MatchRecord longer) {
        source.follow(longer);
        record = longer;
    }

    /** The number of half-turns that are there. */
    int turns() {
        return states.size() - 1;
    }

    /**
     * Goes on by so many half-turns at most, and writes for each of them the two {@code scores}, and what happened in it as
     * {@code events} by half-turn, kind, player and number.
     */
    void advance(Json json, int atMost) {
        int from = turns();
        Replay.Difference difference = null;
        while (turns() - from < atMost && source.hasNext()) {
            Replay.Difference found = source.next();
            difference = difference == null ? found : difference;
            states.add(now.copy());
        }
        record = source.record();
        json.field("turns", turns()).field("over", Stages.isOver(now)).field("waits", !source.hasNext());
        json.name("scores").array();
        for (int turn = from; turn < turns(); turn++) {
            json.value(states.get(turn + 1).score(0)).value(states.get(turn + 1).score(1));
        }
        json.end().name("events").array();
        for (int turn = from; turn < turns(); turn++) {
            events(json, turn);
        }
        json.end();
        if (difference != null) {
            json.name("difference").object().field("turn", difference.turn());
            json.field("recorded", difference.recorded())
                    .field("recomputed", difference.recomputed())
                    .end();
        }
    }

    private void events(Json json, int turn) {
        State before = states.get(turn);
        State after = states.get(turn + 1);
        int player = turn & 1;
        for (int age = 0; age < Constantes.NB_AGES; age++) {
            event(json, turn, "bones", player, after.bones(player, age) - before.bones(player, age));
        }
        event(json, turn, "age", player, after.age(player) - before.age(player));
        List<ActionHist> actions = new Seat(after, 1 - player).historique();
        event(json, turn, "portal", player, count(actions, TypeAction.PRENDRE_PORTAIL));
        event(json, turn, "built", player, count(actions, TypeAction.CONSTRUIRE));
        event(json, turn, "destroyed", player, count(actions, TypeAction.DETRUIRE));
        event(json, turn, "lost", player, after.isLost(player) && !before.isLost(player) ? 1 : 0);
    }

    private static void event(Json json, int turn, String kind, int player, int number) {
        if (number > 0) {
            json.array().value(turn).value(kind).value(player).value(number).end();
        }
    }

    private static int count(List<ActionHist> actions, TypeAction type) {
        int count = 0;
        for (ActionHist action : actions) {
            count += action.actionType() == type ? 1 : 0;
        }
        return count;
    }

    /** The state after the first entries of a half-turn; with more entries than it has, the state at its end. */
    State at(int turn, int entries) {
        List<Entry> all = turn < 0 ? List.of() : record.turns().get(turn).entries();
        if (turn < 0 || entries > all.size()) {
            return states.get(turn + 1);
        }
        State state = states.get(turn).copy();
        Stages.start(state);
        Seat seat = new Seat(state, turn & 1);
        all.subList(0, entries).forEach(entry -> entry.replay(seat));
        return state;
    }

    /** What the champion did in a half-turn: {@code entries} as a record writes them, what it printed, and how it was lost. */
    void log(Json json, int turn) {
        Call call = record.turns().get(turn);
        json.name("entries").array();
        call.entries().forEach(entry -> json.value(entry.toString()));
        Observed observed = call.observed();
        json.end().field("left", call.left()).field("printed", observed.printed());
        json.field("dropped", observed.dropped()).field("micros", call.micros());
        json.field("cpuMicros", observed.cpuMicros()).field("memoryBytes", observed.memoryBytes());
        Loss loss = call.loss();
        if (loss != null) {
            json.field("loss", loss.status().word()).field("detail", loss.detail());
        }
    }
}
