package ludotheque.papattes.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;

/** Lets two champions play, one half-turn at a time, and keeps the record. */
public final class Match {
    private final GameMap map;
    private final long seed;
    private final List<String> players;
    private final List<Champion> champions;
    private final LongSupplier micros;
    private final State state;
    private final List<Seat> seats;
    private final List<Call> inits = new ArrayList<>();
    private final List<Call> turns = new ArrayList<>();
    private final List<Call> fins = new ArrayList<>();
    private final List<Long> hashes = new ArrayList<>();
    private final CallLog log = new CallLog();
    /** Whose {@code partie_init} was called; after a record, that is in its first half-turn here. */
    private final boolean[] hasBegun = new boolean[2];
    /** When the call that runs began. */
    private long began;

    /** One of the three functions that a champion has. */
    private interface Function {
        void call() throws ChampionLost;
    }

    /** A match to come; {@code micros} is a clock, as this module has none. */
    public Match(GameMap map, long seed, List<String> players, List<Champion> champions, LongSupplier micros) {
        this(map, seed, players, champions, micros, new State(new Terrain(map)));
    }

    /**
     * Goes on where a record ends, in which nothing changes. The replay must have come to its end before the next half-turn; its
     * state is this match's too.
     */
    public Match(Replay past, List<Champion> champions, LongSupplier micros) {
        this(past.record().map(), past.record().seed(), past.record().players(), champions, micros, past.state());
        inits.addAll(past.record().inits());
        turns.addAll(past.record().turns());
        hashes.addAll(past.record().hashes());
        fins.addAll(past.record().fins());
    }

    private Match(
            GameMap map, long seed, List<String> players, List<Champion> champions, LongSupplier micros, State state) {
        this.map = map;
        this.seed = seed;
        this.players = List.copyOf(players);
        this.champions = List.copyOf(champions);
        this.micros = micros;
        this.state = state;
        LongSupplier elapsed = () -> micros.getAsLong() - began;
        this.seats = List.of(new Seat(state, 0, log, elapsed), new Seat(state, 1, log, elapsed));
    }

    public State state() {
        return state;
    }

    public boolean isOver() {
        return Stages.isOver(state);
    }

    /** Plays the whole match. */
    public MatchRecord play() {
        init();
        while (!isOver()) {
            playTurn();
        }
        finish();
        return record();
    }

    /** Calls {@code partie_init} of both champions. */
    public void init() {
        for (int player = 0; player < 2; player++) {
            Seat seat = seats.get(player);
            Champion champion = champions.get(player);
            inits.add(call(player, () -> champion.partieInit(seat)));
            hasBegun[player] = true;
        }
    }

    /** Plays the next half-turn. */
    public void playTurn() {
        Stages.start(state);
        int player = state.toMove();
        Seat seat = seats.get(player);
        Champion champion = champions.get(player);
        boolean joinsNow = !hasBegun[player];
        hasBegun[player] = true;
        turns.add(call(player, () -> {
            if (joinsNow) {
                champion.partieInit(seat);
            }
            champion.jouerTour(seat);
        }));
        Stages.end(state);
        hashes.add(state.hash());
    }

    /** Calls {@code partie_fin} of the champions that are left. */
    public void finish() {
        for (int player = 0; player < 2; player++) {
            Seat seat = seats.get(player);
            Champion champion = champions.get(player);
            fins.add(call(player, () -> champion.partieFin(seat)));
        }
    }

    private Call call(int player, Function function) {
        if (state.isLost(player)) {
            return Call.NONE;
        }
        log.clear();
        Loss loss = null;
        began = micros.getAsLong();
        try {
            function.call();
            if (seats.get(player).isOverActionLimit()) {
                throw ChampionLost.byActions();
            }
        } catch (ChampionLost lost) {
            loss = lost.loss();
        } catch (RefereeFault ours) {
            throw ours;
        } catch (RuntimeException | StackOverflowError crash) {
            loss = new Loss.Threw(crash.toString());
        }
        long took = micros.getAsLong() - began;
        if (loss != null) {
            Stages.lose(state, player);
        }
        return new Call(took, log.entries(), log.left(), champions.get(player).observed(), loss);
    }

    /** What happened so far. */
    public MatchRecord record() {
        return new MatchRecord(map, seed, players, inits, turns, hashes, fins);
    }
}
