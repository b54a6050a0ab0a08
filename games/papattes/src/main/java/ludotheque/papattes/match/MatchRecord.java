package ludotheque.papattes.match;

import static ludotheque.papattes.match.PapattesGame.PAPATTES;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Text;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Loss;
import ludotheque.papattes.match.Step.Function;
import org.jspecify.annotations.Nullable;

/** A match as text, from which every state is derived by the rules alone; {@link PapattesGame} says how it is written. */
public record MatchRecord(
        GameMap map,
        long seed,
        List<String> players,
        List<Call> inits,
        List<Call> turns,
        List<Long> hashes,
        List<Call> fins) {
    private static final int HASH_DIGITS = 16;

    public MatchRecord {
        players = List.copyOf(players);
        inits = List.copyOf(inits);
        turns = List.copyOf(turns);
        hashes = List.copyOf(hashes);
        fins = List.copyOf(fins);
    }

    /** How a champion was lost: the half-turn, the function that was called, and why. */
    public record Fall(int at, String function, Loss loss) {}

    /** How the champion of a player was lost, or null when it played to the end. */
    public @Nullable Fall fall(int player) {
        Loss atStart = inits.get(player).loss();
        if (atStart != null) {
            return new Fall(0, Function.INIT.prescribed(), atStart);
        }
        for (int turn = player; turn < turns.size(); turn += 2) {
            Loss loss = turns.get(turn).loss();
            if (loss != null) {
                return new Fall(turn, Function.TURN.prescribed(), loss);
            }
        }
        Loss atEnd = fins.isEmpty() ? null : fins.get(player).loss();
        return atEnd == null ? null : new Fall(Constantes.NB_TOURS - 1, Function.FIN.prescribed(), atEnd);
    }

    /** All calls of one player's champion, in their order. */
    public List<Call> calls(int player) {
        List<Call> calls = new ArrayList<>();
        calls.add(inits.get(player));
        for (int turn = player; turn < turns.size(); turn += 2) {
            calls.add(turns.get(turn));
        }
        if (!fins.isEmpty()) {
            calls.add(fins.get(player));
        }
        return calls;
    }

    /** Reads a record, whose steps must come in the order of a match; whether the rules agree is seen by replaying it. */
    public static MatchRecord parse(String text) throws BadInput {
        GameRecord<MatchSetup, Step, MatchPosition> record = GameRecord.parse(PAPATTES, text);
        List<Step> steps = record.actions();
        for (int i = 0; i < steps.size(); i++) {
            Function next = MatchPosition.function(i);
            if (steps.get(i).function() != next) {
                throw expected(next, record.line(i));
            }
        }
        Function next = MatchPosition.function(steps.size());
        if (next == Function.INIT || next == Function.FIN) {
            throw expected(next, text.split("\n", -1).length);
        }
        MatchSetup setup = record.setup();
        return new MatchRecord(
                setup.map(),
                setup.seed(),
                setup.players(),
                calls(steps, Function.INIT),
                calls(steps, Function.TURN),
                steps.stream()
                        .filter(step -> step.function() == Function.TURN)
                        .map(Step::hash)
                        .toList(),
                calls(steps, Function.FIN));
    }

    private static BadInput expected(@Nullable Function function, int line) {
        return new BadInput(
                line,
                1,
                function == null
                        ? new Text("la fin du fichier était attendue", "the end of the file was expected")
                        : new Text(
                                "« " + function.word() + " » était attendu",
                                "\"" + function.word() + "\" was expected"));
    }

    private static List<Call> calls(List<Step> steps, Function function) {
        return steps.stream()
                .filter(step -> step.function() == function)
                .map(Step::call)
                .toList();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(PAPATTES.word() + " " + PAPATTES.version() + "\n");
        text.append(PAPATTES.setupText(new MatchSetup(map, seed, players)));
        inits.forEach(call -> write(text, new Step(Function.INIT, call, 0)));
        for (int turn = 0; turn < turns.size(); turn++) {
            write(text, new Step(Function.TURN, turns.get(turn), hashes.get(turn)));
        }
        fins.forEach(call -> write(text, new Step(Function.FIN, call, 0)));
        return text.toString();
    }

    private static void write(StringBuilder text, Step step) {
        text.append(PAPATTES.actionText(step)).append('\n');
    }

    /** Sixteen digits. */
    public static String hex(long hash) {
        String digits = Long.toHexString(hash);
        return "0".repeat(HASH_DIGITS - digits.length()) + digits;
    }
}
