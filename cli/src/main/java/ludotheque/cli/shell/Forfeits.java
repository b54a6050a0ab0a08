package ludotheque.cli.shell;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import ludotheque.arena.player.Forfeit;
import ludotheque.arena.player.ProgramLost;
import ludotheque.arena.sandbox.Ending;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;

/** The games of a series that a program lost by failing, and why. */
public final class Forfeits {
    private static final int BY_CTRL_C = 130;
    private static final Duration UNTIL_HEARD = Duration.ofMillis(300);
    /** Games told one by one in JSON. */
    private static final int MOST_TOLD = 100;

    private final Map<Integer, ProgramLost> byGame = new ConcurrentSkipListMap<>();

    /**
     * Plays a game in which a program may fail.
     *
     * @param forfeited the figure of a game that the program in this seat lost
     * @return nothing when Ctrl-C ended a program, as it ends all that run in a terminal
     */
    public OptionalInt play(int number, BooleanSupplier stopped, IntSupplier game, IntUnaryOperator forfeited) {
        try {
            return OptionalInt.of(game.getAsInt());
        } catch (ProgramLost lost) {
            if (isByCtrlC(lost.forfeit()) && isHeard(stopped)) {
                return OptionalInt.empty();
            }
            byGame.put(number, lost);
            return OptionalInt.of(forfeited.applyAsInt(lost.seat()));
        }
    }

    private static boolean isByCtrlC(Forfeit forfeit) {
        return forfeit instanceof Forfeit.Ended ended && ended.ending().equals(new Ending.Exited(BY_CTRL_C));
    }

    /** The program may have ended before we hear of it. */
    private static boolean isHeard(BooleanSupplier stopped) {
        try {
            Thread.sleep(UNTIL_HEARD.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return stopped.getAsBoolean();
    }

    /** How many games each program lost so, by cause, and how it did the first time. */
    public void report(SeriesReport report, List<String> names) {
        for (int seat = 0; seat < names.size(); seat++) {
            Map<Forfeit.Cause, Integer> counts = new EnumMap<>(Forfeit.Cause.class);
            Map<Forfeit.Cause, Map.Entry<Integer, ProgramLost>> firsts = new EnumMap<>(Forfeit.Cause.class);
            for (Map.Entry<Integer, ProgramLost> game : byGame.entrySet()) {
                if (game.getValue().seat() == seat) {
                    Forfeit.Cause cause = game.getValue().forfeit().cause();
                    counts.merge(cause, 1, Integer::sum);
                    firsts.putIfAbsent(cause, game);
                }
            }
            if (counts.isEmpty()) {
                continue;
            }
            report.row(
                    "forfaits",
                    "forfeits",
                    names.get(seat) + "  "
                            + counts.entrySet().stream()
                                    .map(entry -> entry.getKey().word() + " " + entry.getValue())
                                    .collect(Collectors.joining(", ")));
            for (Map.Entry<Integer, ProgramLost> first : firsts.values()) {
                int number = first.getKey() + 1;
                Text why = first.getValue().forfeit().sentence();
                report.row(
                        "  partie " + number, "  game " + number, report.shell().say(why));
            }
        }
    }

    /** The first of them as objects, and how many there are. */
    public void write(Json json) {
        json.field("forfeits", byGame.size()).name("forfeited").array();
        byGame.entrySet().stream()
                .limit(MOST_TOLD)
                .forEach(game -> json.object()
                        .field("game", game.getKey() + 1)
                        .field("seat", game.getValue().seat())
                        .field("cause", game.getValue().forfeit().cause().word())
                        .field("detail", game.getValue().forfeit().sentence().en())
                        .end());
        json.end();
    }
}
