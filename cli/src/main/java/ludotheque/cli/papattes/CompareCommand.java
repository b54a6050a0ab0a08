package ludotheque.cli.papattes;

import java.io.IOException;
import java.util.concurrent.Callable;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.sandbox.NoRoom;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.kernel.Json;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes compare}: whether a new version is better than an old one, in as few matches as it takes to know. */
@Command(name = "compare")
final class CompareCommand extends ReportingVerb implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "NEW", descriptionKey = "new", completionCandidates = Contestants.Names.class)
    private String fresh = "";

    @Parameters(index = "1", paramLabel = "OLD", descriptionKey = "old", completionCandidates = Contestants.Names.class)
    private String old = "";

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1")
    private long seed;

    @Option(names = "--most", paramLabel = "N", defaultValue = "200", converter = WholeNumber.Count.class)
    private int most;

    @Option(names = "--unsafe")
    private boolean unsafe;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (Contestants contestants = new Contestants(shell, unsafe);
                CtrlC ctrlC = new CtrlC()) {
            Entrant one = contestants.find(commandLine(), fresh);
            Entrant other = contestants.find(commandLine(), old);
            SequentialTest test = SequentialTest.START;
            while (test.verdict() == SequentialTest.Verdict.OPEN && test.blocks() < most) {
                Integer balance = block(one, other, test.blocks(), ctrlC);
                if (balance == null) {
                    report(test);
                    return ExitCode.INTERRUPTED;
                }
                test = test.with(balance);
                shell.note(told(test), told(test));
            }
            report(test);
            return switch (test.verdict()) {
                case BETTER -> ExitCode.OK;
                case WORSE -> ExitCode.REFUSED;
                case OPEN -> ExitCode.GAVE_UP;
            };
        } catch (BadChampion bad) {
            throw Contestants.failure(bad);
        } catch (NoRoom full) {
            throw Failure.unwritable(full.sentence());
        }
    }

    /** Both sides of a fresh map: wins of the new one less wins of the old, or null when it was interrupted. */
    private @org.jspecify.annotations.Nullable Integer block(Entrant one, Entrant other, int number, CtrlC ctrlC)
            throws IOException {
        long drawn = new SeededRandom(seed, number).nextLong();
        GameMap map = Generator.make("tirage-" + number, Recipe.USUAL, drawn);
        Integer first = winner(new ArenaMatch(map, seed, one, other), ctrlC);
        Integer second = first == null ? null : winner(new ArenaMatch(map, seed, other, one), ctrlC);
        return first == null || second == null ? null : (Integer) (first - second);
    }

    /** 1 when who begins won, -1 when he lost, 0 for a draw; null when it was interrupted. */
    private static @org.jspecify.annotations.Nullable Integer winner(ArenaMatch match, CtrlC ctrlC) throws IOException {
        MatchRecord record = match.play(state -> !ctrlC.isTyped());
        if (record.turns().size() < Constantes.NB_TOURS) {
            return null;
        }
        Replay replay = new Replay(record);
        while (replay.hasNext()) {
            replay.next();
        }
        return Integer.compare(replay.state().score(0), replay.state().score(1));
    }

    private static String told(SequentialTest test) {
        return test.blocks() + ": +" + test.won() + " =" + test.drawn() + " -" + test.lost();
    }

    private void report(SequentialTest test) {
        if (json) {
            String verdict = test.verdict().name().toLowerCase(java.util.Locale.ROOT);
            shell.print(new Json()
                    .object()
                    .field("verdict", verdict)
                    .field("maps", test.blocks())
                    .field("won", test.won())
                    .field("drawn", test.drawn())
                    .field("lost", test.lost())
                    .end());
            return;
        }
        String maps = shell.say(" cartes (gagnées ", " maps (won ") + test.won() + shell.say(", nulles ", ", drawn ")
                + test.drawn() + shell.say(", perdues ", ", lost ") + test.lost() + ")";
        shell.print(
                switch (test.verdict()) {
                    case BETTER -> shell.say("Meilleur, après ", "Better, after ") + test.blocks() + maps;
                    case WORSE -> shell.say("Moins bon, après ", "Worse, after ") + test.blocks() + maps;
                    case OPEN ->
                        shell.say("Pas encore décidé, après ", "Not decided yet, after ") + test.blocks() + maps;
                });
    }
}
