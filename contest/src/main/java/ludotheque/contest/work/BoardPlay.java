package ludotheque.contest.work;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.CrowdedOut;
import ludotheque.arena.match.PackedRecord;
import ludotheque.arena.player.Forfeit;
import ludotheque.arena.player.PlayerLimits;
import ludotheque.arena.player.PlayerProgram;
import ludotheque.arena.player.ProgramLost;
import ludotheque.arena.player.Sittings;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.contest.game.BoardGame;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;
import org.jspecify.annotations.Nullable;

/** A board game of two: programs by the protocol of lines, and levels that come with the game. */
record BoardPlay(BoardGame game, Database database, Sandbox sandbox, TeamPrograms programs, Canary canary)
        implements GamePlay {
    /** A second and half a second of margin, as champions of Six Papattes have. */
    static final PlayerLimits LIMITS =
            PlayerLimits.counting(Duration.ofSeconds(1), Duration.ofMillis(500), Duration.ofSeconds(120), 512L << 20);

    @Override
    public Builds builds() {
        return programs;
    }

    @Override
    public @Nullable Ended play(Matches.Match match, List<Matches.Seat> seats, Showing showing)
            throws IOException, BadChampion, BadInput, InterruptedException {
        String table = database.read(handle -> new Maps(handle, database).body(match.map()));
        List<String> names = new ArrayList<>();
        List<BoardGame.Seated> players = new ArrayList<>();
        for (Matches.Seat seat : seats) {
            Champions.Champion champion = database.read(handle -> new Champions(handle, database).get(seat.champion()));
            names.add(champion.name());
            players.add(
                    champion.builtin() != null
                            ? new BoardGame.Seated(champion.builtin(), null)
                            : new BoardGame.Seated(
                                    null,
                                    new PlayerProgram(
                                            sandbox,
                                            programs.get(seat.version()).built(),
                                            LIMITS)));
        }
        Clock clock = new Clock();
        Sittings sittings = new Sittings();
        BoardGame.Ended ended;
        try {
            ended = game.play(table, match.seed(), players, sittings, record -> {
                boolean goesOn = showing.goesOn(() -> PackedRecord.pack(
                        record(names, record.get(), null).end().toString()));
                clock.asks();
                return goesOn;
            });
        } finally {
            sittings.close();
        }
        if (!ended.isWhole()) {
            return null;
        }
        ProgramLost lost = ended.lost();
        if (lost != null) {
            expectOnTime(lost.forfeit(), clock, names.get(lost.seat()));
        }
        return told(match, names, ended, sittings);
    }

    /** When the last question was asked. */
    private static final class Clock {
        final long begun = System.nanoTime();
        long asked = begun;

        void asks() {
            asked = System.nanoTime();
        }
    }

    /** A program that was late because this machine was, or because others took its processor, is not to blame. */
    private void expectOnTime(Forfeit forfeit, Clock clock, String name) throws CrowdedOut {
        if (forfeit.isCrowdedOut()) {
            throw new CrowdedOut(name);
        }
        long since = forfeit instanceof Forfeit.Spent ? clock.begun : clock.asked;
        if (forfeit.cause() == Forfeit.Cause.TIMEOUT && canary.wasLateSince(since)) {
            throw new PlayWork.Again(PlayWork.LATE);
        }
    }

    private static Ended told(Matches.Match match, List<String> names, BoardGame.Ended ended, Sittings sittings) {
        ProgramLost lost = ended.lost();
        List<Matches.Fared> fared = new ArrayList<>();
        List<@Nullable Text> falls = new ArrayList<>();
        for (int side = 0; side < names.size(); side++) {
            Forfeit forfeit = lost != null && lost.seat() == side ? lost.forfeit() : null;
            Sittings.Used used = sittings.used(side).orElse(null);
            int score = ended.scores().get(side);
            fared.add(new Matches.Fared(
                    score,
                    Matches.result(score, ended.scores().get(1 - side)),
                    forfeit == null ? null : forfeit.cause().word(),
                    forfeit == null ? null : ended.actions(),
                    null,
                    used == null ? 0 : micros(used.slowest()),
                    used == null ? 0 : micros(used.processor()),
                    used == null ? 0 : used.memoryBytes(),
                    used == null ? null : PackedRecord.pack(own(names, ended, forfeit, used))));
            falls.add(forfeit == null ? null : fall(match, forfeit));
        }
        String shown = record(names, ended.record(), ended).end().toString();
        return new Ended(PackedRecord.pack(shown), fared, falls);
    }

    private static long micros(Duration time) {
        return TimeUnit.NANOSECONDS.toMicros(time.toNanos());
    }

    private static Text fall(Matches.Match match, Forfeit forfeit) {
        Text why = forfeit.sentence();
        return new Text(
                "le programme " + why.fr() + " ; match " + match.id(),
                "the program " + why.en() + "; match " + match.id());
    }

    /**
     * What is kept of a match for everybody.
     *
     * @param ended null while it is played
     */
    private static Json record(List<String> names, String record, BoardGame.@Nullable Ended ended) {
        Json json = new Json().object().field("record", record).name("names").array();
        names.forEach(json::value);
        json.end().name("scores");
        if (ended == null) {
            return json.value((String) null);
        }
        json.array();
        ended.scores().forEach(json::value);
        json.end();
        ProgramLost lost = ended.lost();
        if (lost != null) {
            json.field("lost", lost.seat())
                    .field("cause", lost.forfeit().cause().word());
        }
        return json;
    }

    /** Likewise for the team of a program: why it failed, and what it wrote to its error output. */
    private static String own(
            List<String> names, BoardGame.Ended ended, @Nullable Forfeit forfeit, Sittings.Used used) {
        Json json = record(names, ended.record(), ended);
        Text why = forfeit == null ? null : forfeit.sentence();
        json.field("fr", why == null ? null : why.fr()).field("en", why == null ? null : why.en());
        return json.field("words", Visible.text(used.words()) + (used.isCut() ? "…" : ""))
                .end()
                .toString();
    }
}
