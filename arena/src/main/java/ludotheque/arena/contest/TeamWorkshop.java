package ludotheque.arena.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltFolder;
import ludotheque.arena.match.NoChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.sandbox.Sandbox;
import org.jspecify.annotations.Nullable;

/** Makes a program of what a team or a student handed in, by the {@link BuildPlan} that fits. Everything is built behind the walls. */
public record TeamWorkshop(Workshop workshop) {
    private static final String COPY =
            "cp -R " + Workshop.SOURCES_INSIDE + "/. " + Sandbox.WORKBENCH + " && cd " + Sandbox.WORKBENCH + " && ";

    /** Ends a build that made no program, with a sentence for whoever reads the log. */
    private static final String EXPECT_RUN = " && { test -f " + BuiltProgram.NAME
            + " || { echo 'no file called run was made' >&2; exit 1; }; }" + " && chmod a+rx " + BuiltProgram.NAME;

    /** What was built, and in what language it was written. */
    public record Built(BuiltFolder folder, String language) {}

    /** Builds files that lie nowhere, as an archive holds them. */
    public Built build(Map<String, byte[]> handedIn, String name)
            throws IOException, BadChampion, InterruptedException {
        Map<String, byte[]> files = new TreeMap<>(BuildPlan.inItsRoot(handedIn));
        @Nullable BuildPlan plan = BuildPlan.of(files);
        if (plan == null) {
            throw new NoChampion(
                    name
                            + ": un fichier run, un Makefile, CMakeLists.txt, dune-project, Cargo.toml, des sources C++, C ou"
                            + " Java, main.py ou un seul fichier .py était attendu",
                    name + ": a file run, a Makefile, CMakeLists.txt, dune-project, Cargo.toml, sources in C++, C or"
                            + " Java, main.py or a single .py file was expected");
        }
        return build(plan, files, name);
    }

    /** In what language files are written, when they make a program. */
    public static Optional<String> language(Map<String, byte[]> handedIn) {
        return Optional.ofNullable(BuildPlan.of(BuildPlan.inItsRoot(handedIn))).map(BuildPlan::language);
    }

    /** Java sources whose classes a program of ours calls. */
    public record Called(Map<String, byte[]> sources, String encoding) {}

    /**
     * Compiles Java classes, whether or not there is a program in them, for a program of ours that calls them.
     *
     * @param folder into which the classes go
     * @param caller our own classes, as files beside that folder
     * @param main the name of the one that is started
     */
    public BuiltFolder build(Called called, String folder, Map<String, byte[]> caller, String main, String name)
            throws IOException, BadChampion, InterruptedException {
        Map<String, byte[]> files = new TreeMap<>(called.sources);
        files.putAll(caller);
        return build(BuildPlan.besides(called.sources, called.encoding, folder, main), files, name)
                .folder();
    }

    private Built build(BuildPlan plan, Map<String, byte[]> files, String name)
            throws IOException, BadChampion, InterruptedException {
        for (String tool : plan.tools()) {
            if (!Files.isExecutable(Path.of("/usr/bin", tool))) {
                throw new MissingTool(name, tool);
            }
        }
        files.putAll(plan.added());
        String command = COPY + plan.command() + EXPECT_RUN;
        return new Built(workshop.make(name, files, List.of("/bin/sh", "-c", command)), plan.language());
    }
}
