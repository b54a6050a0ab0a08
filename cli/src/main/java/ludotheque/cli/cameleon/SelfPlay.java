package ludotheque.cli.cameleon;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Gains;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.kernel.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ludo cameleon selfplay}: one whole game of greedy against greedy on an empty board, timed. */
@Command(name = "selfplay")
final class SelfPlay extends ReportingVerb implements Runnable {
    private static final int SLICE = 1 << 16;

    @Option(names = "--size", paramLabel = "N", converter = Words.Empty.class, defaultValue = "3072")
    private Setup setup = Setup.empty(0);

    @Option(names = "--variant", paramLabel = "VARIANT", required = true, completionCandidates = Words.Variants.class)
    private Variant variant = Variant.TEMERAIRE;

    @Override
    public void run() {
        long start = System.nanoTime();
        Game game = play();
        double seconds = (System.nanoTime() - start) / 1e9;
        long rate = Math.round(game.moves() / seconds);
        long mebibytes = peakHeap() >> 20;
        if (json) {
            shell.print(new Json()
                    .object()
                    .field("variant", variant.word())
                    .field("size", setup.side())
                    .field("moves", game.moves())
                    .field("red", game.board().count(Colour.RED))
                    .field("blue", game.board().count(Colour.BLUE))
                    .field("seconds", seconds)
                    .field("movesPerSecond", rate)
                    .field("peakHeapMiB", mebibytes)
                    .end());
            return;
        }
        shell.print(new Commentary(shell).result(game));
        String time = String.format(shell.locale(), "%.2f", seconds);
        shell.print(shell.say(
                shell.number(game.moves()) + " coups en " + time + " s, " + shell.number(rate)
                        + " par seconde ; mémoire (tas) : " + mebibytes + " Mio au plus",
                shell.number(game.moves()) + " moves in " + time + " s, " + shell.number(rate)
                        + " a second; memory (heap): " + mebibytes + " MiB at most"));
    }

    private Game play() {
        try (ProgressBar bar = new ProgressBar(shell, "Coups", "Moves")) {
            Game game = new Game(setup, variant, Colour.RED);
            Gains gains = game.gains();
            double cells = game.board().whites();
            while (!game.isOver()) {
                for (int i = 0; i < SLICE && !game.isOver(); i++) {
                    game.play(gains.best(game.mover()));
                }
                bar.show(game.moves() / cells);
            }
            return game;
        }
    }

    /** What the parts of the heap held at their fullest, together. */
    private static long peakHeap() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage)
                .mapToLong(usage -> usage.getUsed())
                .sum();
    }
}
