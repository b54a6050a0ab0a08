package ludotheque.champions;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * How a champion is built and run. Building reads the folder of its sources, with the files of {@link Kit#api} in it, and
 * writes to the folder of what is built alone; it needs neither network nor home. What is built may be moved.
 */
public record Build(Language language) {
    private static final Path PROGRAMS = Path.of("/usr/bin");

    /** The command that builds, by our Makefile whatever others lie beside it. */
    public List<String> compile(Path sources, Path built) {
        return List.of(
                program("make").toString(),
                "--silent",
                "--no-builtin-rules",
                "-C",
                sources.toString(),
                "-f",
                Kit.MAKEFILE,
                "OUT=" + built);
    }

    /** The command that runs what was built. */
    public List<String> run(Path built) {
        return language.run(built);
    }

    /** The programs that this machine lacks to build and run it; {@link Language#packages} brings them. */
    public List<String> missing() {
        return language.programs().stream()
                .filter(name -> !Files.isExecutable(program(name)))
                .toList();
    }

    private static Path program(String name) {
        return PROGRAMS.resolve(name);
    }
}
