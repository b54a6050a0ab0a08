package ludotheque.papattes.play;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.ActionHist;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.Entry;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import org.jspecify.annotations.Nullable;

/** A match in memory with its state after each half-turn, so that any moment of it can be shown at once. */
public final class OpenMatch {
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
    private final List<Person> people;
    /** The states before each half-turn, and the last one. */
    private final List<State> states = new ArrayList<>();

    private MatchRecord record;

    private OpenMatch(Source source, State now, List<Person> people) {
        this.source = source;
        this.now = now;
        this.people = people;
        this.record = source.record();
        states.add(now.copy());
    }

    /** A match that a record tells. */
    public static OpenMatch told(MatchRecord record) {
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
        return new OpenMatch(source, replay.state(), List.of());
    }

    /** A match that champions play, perhaps with people among them, from its beginning or from the end of a record. */
    public static OpenMatch played(Match match, List<Person> people, @Nullable Replay past) {
        Source source = new Source() {
            @Override
            public boolean hasNext() {
                Person mover = toMove(people, match.state());
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
        return new OpenMatch(source, match.state(), people);
    }

    public State now() {
        return now;
    }

    /** The person whose half-turn is next, if it is one's. */
    public @Nullable Person person() {
        return toMove(people, now);
    }

    /** Lets a champion play on for the people. */
    public void handOver(Builtin champion) {
        people.forEach(person -> person.handOver(champion, record.seed()));
    }

    private static @Nullable Person toMove(List<Person> people, State state) {
        for (Person person : people) {
            if (person.player() == state.toMove()) {
                return person;
            }
        }
        return null;
    }

    public MatchRecord record() {
        return record;
    }

    /** Goes on with a longer record of the match that is watched. */
    public void follow(MatchRecord longer) {
        source.follow(longer);
        record = longer;
    }

    /** The state at the end of a half-turn, or before the first for -1. */
    public State after(int turn) {
        return states.get(turn + 1);
    }

    /** The number of half-turns that are there. */
    public int turns() {
        return states.size() - 1;
    }

    /** What happened in a half-turn that is worth being told. */
    public enum EventKind {
        BONES,
        AGE,
        PORTAL,
        BUILT,
        DESTROYED,
        LOST
    }

    /** How often something happened to a player in a half-turn. */
    public record Event(int turn, EventKind kind, int player, int number) {}

    /**
     * What is new after some half-turns.
     *
     * @param from the first half-turn that is new
     * @param difference where the rules and a record tell something else, if they do
     */
    public record Progress(int from, int turns, List<Event> events, Replay.@Nullable Difference difference) {}

    /** Plays this many half-turns at most. */
    public Progress advance(int atMost) {
        int from = turns();
        Replay.Difference difference = null;
        while (turns() - from < atMost && source.hasNext()) {
            Replay.Difference found = source.next();
            difference = difference == null ? found : difference;
            states.add(now.copy());
        }
        record = source.record();
        List<Event> events = new ArrayList<>();
        for (int turn = from; turn < turns(); turn++) {
            addEvents(events, turn);
        }
        return new Progress(from, turns(), events, difference);
    }

    public boolean isOver() {
        return Stages.isOver(now);
    }

    /** Whether nothing more comes by itself. */
    public boolean waits() {
        return !source.hasNext();
    }

    private void addEvents(List<Event> events, int turn) {
        State before = states.get(turn);
        State after = states.get(turn + 1);
        int player = turn & 1;
        for (int age = 0; age < Constantes.NB_AGES; age++) {
            add(events, turn, EventKind.BONES, after.bones(player, age) - before.bones(player, age));
        }
        add(events, turn, EventKind.AGE, after.age(player) - before.age(player));
        List<ActionHist> actions = new Seat(after, 1 - player).historique();
        add(events, turn, EventKind.PORTAL, count(actions, TypeAction.PRENDRE_PORTAIL));
        add(events, turn, EventKind.BUILT, count(actions, TypeAction.CONSTRUIRE));
        add(events, turn, EventKind.DESTROYED, count(actions, TypeAction.DETRUIRE));
        add(events, turn, EventKind.LOST, after.isLost(player) && !before.isLost(player) ? 1 : 0);
    }

    private static void add(List<Event> events, int turn, EventKind kind, int number) {
        if (number > 0) {
            events.add(new Event(turn, kind, turn & 1, number));
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
    public State at(int turn, int entries) {
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
}
