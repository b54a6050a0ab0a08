package ludotheque.champions;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * How a champion is built and run. Building reads the folder of its sources, in which {@link Kit#writeApi} has been, and
 * writes to the folder of what is built alone; it needs neither network nor home. What is built may be moved.
 */
public record Build(Language language) {
    private static final Path PROGRAMS = Path.of("/usr/bin");

    /** The command that builds. */
    public List<String> compile(Path sources, Path built) {
        return List.of(program("make").toString(), "--silent", "-C", sources.toString(), "OUT=" + built);
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
