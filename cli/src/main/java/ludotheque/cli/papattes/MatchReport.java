package ludotheque.cli.papattes;

import static ludotheque.papattes.Constantes.NB_AGES;

import java.util.List;
import java.util.stream.IntStream;
import ludotheque.arena.tournament.Consumption;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Json;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.State;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import org.jspecify.annotations.Nullable;

/** How a match ended, for a person or a program; {@code map} is the word that named its map. */
record MatchReport(String map, MatchRecord match, State end) {
    private static final String OK = "ok";

    static MatchReport of(String map, MatchRecord match) {
        Replay replay = new Replay(match);
        while (replay.hasNext()) {
            replay.next();
        }
        return new MatchReport(map, match, replay.state());
    }

    /** Whether it was played to its end. */
    boolean isWhole() {
        return turns() == Constantes.NB_TOURS;
    }

    /** The player who won, or null for a draw or a match that was interrupted. */
    private @Nullable Integer winner() {
        int leader = end.leader();
        return isWhole() && leader != State.NOBODY ? leader : null;
    }

    private int turns() {
        return match.turns().size();
    }

    private String hash() {
        return MatchRecord.hex(end.hash());
    }

    Json json() {
        Json json = new Json().object().field("map", map).field("seed", match.seed());
        json.name("players").array();
        match.players().forEach(json::value);
        json.end().field("scores", new int[] {end.score(0), end.score(1)});
        json.name("ages").array().value(bones(0)).value(bones(1)).end();
        json.field("winner", winner()).name("status").array();
        for (int player = 0; player < 2; player++) {
            status(json, match.fall(player));
        }
        json.end().field("turns", turns());
        if (!isWhole()) {
            json.field("interrupted", true);
        }
        return json.field("hash", hash()).end();
    }

    private static void status(Json json, MatchRecord.@Nullable Fall fall) {
        json.object();
        if (fall == null) {
            json.field("status", OK).field("at", (String) null);
        } else {
            json.field("status", fall.loss().status().word()).field("at", fall.at());
            json.field("call", fall.function()).field("detail", fall.loss().detail());
        }
        json.end();
    }

    private int[] bones(int player) {
        return IntStream.range(0, NB_AGES).map(age -> end.bones(player, age)).toArray();
    }

    String text(Shell shell) {
        StringBuilder text = new StringBuilder();
        text.append(shell.say(
                        "Carte " + map + ", graine " + match.seed() + ", " + turns() + " demi-tours",
                        "Map " + map + ", seed " + match.seed() + ", " + turns() + " half-turns"))
                .append('\n');
        table(text, shell);
        for (int player = 0; player < 2; player++) {
            MatchRecord.Fall fall = match.fall(player);
            if (fall != null) {
                text.append(told(shell, player, fall)).append('\n');
            }
        }
        return text.append(verdict(shell)).append('\n').toString();
    }

    private void table(StringBuilder text, Shell shell) {
        String title = shell.say("joueur", "player");
        int width = match.players().stream().mapToInt(String::length).reduce(title.length(), Math::max) + 2;
        String row = "  %-" + width + "s %8s %16s %14s %14s%n";
        text.append(String.format(
                row,
                title,
                "score",
                shell.say("interstellaires", "interstellar"),
                shell.say("cybernétiques", "cybernetic"),
                shell.say("pizzalogiques", "pizzalogic")));
        for (int player = 0; player < 2; player++) {
            text.append(String.format(
                    row,
                    player + " " + match.players().get(player),
                    shell.number(end.score(player)),
                    end.bones(player, 0),
                    end.bones(player, 1),
                    end.bones(player, 2)));
        }
    }

    private String name(Shell shell, int player) {
        return match.players().get(player) + shell.say(" (joueur " + player + ")", " (player " + player + ")");
    }

    private String told(Shell shell, int player, MatchRecord.Fall fall) {
        return name(shell, player)
                + shell.say(
                        " a été perdu au demi-tour " + fall.at() + ", dans " + fall.function() + " : ",
                        " was lost in half-turn " + fall.at() + ", in " + fall.function() + ": ")
                + LossReport.of(shell, fall.loss()).text();
    }

    private String verdict(Shell shell) {
        Integer winner = winner();
        if (!isWhole()) {
            return shell.say("Interrompu.", "Interrupted.");
        }
        return winner == null ? shell.say("Égalité.", "A draw.") : name(shell, winner) + shell.say(" gagne.", " wins.");
    }

    /** How long each champion took, which no two runs have in common. */
    String times(Shell shell) {
        StringBuilder text = new StringBuilder();
        for (int player = 0; player < 2; player++) {
            List<Call> calls = match.calls(player);
            long all = calls.stream().mapToLong(Call::micros).sum();
            long longest = calls.stream().mapToLong(Call::micros).max().orElse(0);
            text.append(name(shell, player))
                    .append(shell.say(" : ", ": "))
                    .append(milliseconds(shell, all))
                    .append(shell.say(" en tout, ", " in all, "))
                    .append(milliseconds(shell, longest))
                    .append(shell.say(" pour le plus long appel", " for the longest call"))
                    .append(used(shell, Consumption.of(calls)))
                    .append('\n');
        }
        return text.toString();
    }

    private static String milliseconds(Shell shell, long micros) {
        return String.format(shell.locale(), "%.1f ms", micros / 1e3);
    }

    /** Processor time and memory, where the machine counts them. */
    private static String used(Shell shell, Consumption usage) {
        return usage.memoryBytes() == 0
                ? ""
                : shell.say(", dont ", ", ")
                        + milliseconds(shell, usage.cpuMicros())
                        + shell.say(" de calcul, ", " of computing, ")
                        + (usage.memoryBytes() >> 20)
                        + shell.say(" Mio de mémoire", " MiB of memory");
    }
}
