package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.champions.Build;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.papattes.Champion;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;

/** Builds champions and lets them play, in a folder of its own. */
public final class Trial {
    /** How many times as slow as usual this machine is, as a guest of qemu's may be; all limits of these tests are that much longer. */
    private static final int SLOWNESS = Integer.parseInt(System.getenv().getOrDefault("LUDO_SLOWNESS", "1"));

    /** So long that a busy machine decides no test. */
    public static final TimeLimits PATIENT =
            slowed(new TimeLimits(Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ofMinutes(10)));

    /** For those who are meant to be late. */
    public static final TimeLimits CONTEST = slowed(TimeLimits.CONTEST);

    public static final Limits COMPILER = new Limits(
            Limits.COMPILER.memoryBytes(),
            Limits.COMPILER.outputBytes(),
            Limits.COMPILER.total().multipliedBy(SLOWNESS),
            Limits.COMPILER.threads(),
            true);

    private static TimeLimits slowed(TimeLimits usual) {
        return new TimeLimits(
                usual.start().multipliedBy(SLOWNESS),
                usual.call().multipliedBy(SLOWNESS),
                usual.total().multipliedBy(SLOWNESS));
    }

    private final Path folder;
    private final GameMap map = Generator.make("essai", Recipe.USUAL, 7);
    private int started;

    Trial(Path folder) {
        this.folder = folder;
    }

    /** Skips a test where programs cannot be locked in, but never under CI: there it fails. */
    public static void needsAWholeSandbox() {
        if (!"true".equals(System.getenv("CI"))) {
            assumeTrue(Sandbox.find().missing().isEmpty(), "no whole sandbox here");
        }
    }

    /** Writes a kit somewhere. */
    interface Writer {
        void write(Language language, Path folder) throws IOException;
    }

    /** Builds and returns the command that runs it; a compiler that has anything to say fails the test. */
    List<String> build(Language language, Writer writer) throws IOException, InterruptedException {
        Build build = new Build(language);
        List<String> missing = build.missing();
        if (!"true".equals(System.getenv("CI"))) {
            assumeTrue(
                    missing.isEmpty(),
                    () -> language.title() + " is not tried: apt-get install " + language.packages());
        }
        assertThat(missing).as("programs that %s needs", language.title()).isEmpty();
        Path sources = Files.createTempDirectory(folder, language.word());
        Path built = Files.createTempDirectory(folder, language.word());
        writer.write(language, sources);
        Path said = sources.resolve("said");
        Process compiler = new ProcessBuilder(build.compile(sources, built))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        int exit = compiler.waitFor();
        assertThat(Files.readString(said)).isEmpty();
        assertThat(exit).isZero();
        return build.run(built);
    }

    /** A kit whose champion is this text. */
    static Writer champion(String text) {
        return (language, folder) -> {
            Kit.write(language, folder);
            Files.writeString(folder.resolve(language.championFile()), text);
        };
    }

    /** Plays a whole match of one program against a champion in process. */
    MatchRecord play(List<String> command, int player, Champion other, TimeLimits limits) throws IOException {
        Path snapshot = folder.resolve("etat" + started);
        Path errors = folder.resolve("errors" + started++);
        Snapshot shown = Snapshot.create(snapshot, new State(new Terrain(map)), player);
        try (PlainProcess process = PlainProcess.start(command, snapshot, errors);
                RemoteChampion remote = new RemoteChampion(process, shown, limits)) {
            List<Champion> champions = new ArrayList<>(List.of(remote, other));
            if (player == 1) {
                champions.add(champions.remove(0));
            }
            return new Match(map, 0, List.of("a", "b"), champions, () -> System.nanoTime() / 1000).play();
        }
    }
}
