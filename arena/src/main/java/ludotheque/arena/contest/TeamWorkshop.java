package ludotheque.arena.contest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltFolder;
import ludotheque.arena.match.NoChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.sandbox.Sandbox;

/**
 * Makes a team's program of what the team handed in: a {@code run} of its own, a {@code Makefile} that makes one, or plain sources in
 * C++, C or Python. Everything is built behind the walls.
 */
public record TeamWorkshop(Workshop workshop) {
    private static final String COPY = "cp -R " + Workshop.SOURCES_INSIDE + "/. " + Sandbox.WORKBENCH + " && ";
    private static final String RUN = Sandbox.WORKBENCH + "/" + TeamProgram.NAME;

    /** Ends a build that made no program, with a sentence for whoever reads the log. */
    private static final String EXPECT_RUN = " && { test -f " + RUN
            + " || { echo 'no file called run was made' >&2; exit 1; }; }" + " && chmod a+rx " + RUN;

    /** What was built, and in what language it was written. */
    public record Built(BuiltFolder folder, String language) {}

    /** How sources become a program: a command for the shell, and the programs of this machine that it needs. */
    private record Plan(String language, String command, List<String> tools) {}

    public Built build(Path handedIn, String name) throws IOException, BadChampion, InterruptedException {
        Map<String, byte[]> files = new TreeMap<>(workshop.files(handedIn));
        Plan plan = plan(name, files);
        for (String tool : plan.tools) {
            if (!Files.isExecutable(Path.of("/usr/bin", tool))) {
                throw new BadChampion(
                        name + ": " + tool + " n'est pas installé ici", name + ": " + tool + " is not installed here");
            }
        }
        String command = plan.command + EXPECT_RUN;
        return new Built(workshop.make(name, files, List.of("/bin/sh", "-c", command)), plan.language);
    }

    private static Plan plan(String name, Map<String, byte[]> files) throws NoChampion {
        if (files.containsKey("Makefile")) {
            return new Plan("make", COPY + "make -C " + Sandbox.WORKBENCH, List.of("make"));
        }
        if (files.containsKey(TeamProgram.NAME)) {
            return new Plan("run", COPY + "true", List.of());
        }
        List<String> cxx = ending(files, ".cc", ".cpp", ".cxx");
        if (!cxx.isEmpty()) {
            return compiled("cxx", "g++ -O2 -std=c++17 -pthread", cxx);
        }
        List<String> c = ending(files, ".c");
        if (!c.isEmpty()) {
            return compiled("c", "gcc -O2 -std=c11 -pthread", c);
        }
        List<String> python = ending(files, ".py");
        String main = python.contains("main.py") ? "main.py" : python.size() == 1 ? python.get(0) : "";
        if (main.isEmpty()) {
            throw new NoChampion(
                    name + ": un fichier run, un Makefile, des sources C++ ou C, main.py ou un seul fichier .py"
                            + " était attendu",
                    name + ": a file run, a Makefile, sources in C++ or C, main.py or a single .py file was expected");
        }
        files.put(
                TeamProgram.NAME,
                ("#!/bin/sh\nexec python3 " + quoted(Sandbox.FOLDER + "/" + main) + " \"$@\"\n")
                        .getBytes(StandardCharsets.UTF_8));
        return new Plan(
                "python", COPY + "python3 -m py_compile " + quoted(Sandbox.WORKBENCH + "/" + main), List.of("python3"));
    }

    private static Plan compiled(String language, String compiler, List<String> sources) {
        List<String> command = new ArrayList<>(List.of(compiler, "-o", RUN));
        sources.forEach(source -> command.add(quoted(Sandbox.WORKBENCH + "/" + source)));
        command.add("-lm");
        return new Plan(language, COPY + String.join(" ", command), List.of(compiler.split(" ", 2)[0]));
    }

    private static List<String> ending(Map<String, byte[]> files, String... endings) {
        return files.keySet().stream()
                .filter(file -> List.of(endings).stream().anyMatch(file::endsWith))
                .toList();
    }

    private static String quoted(String path) {
        return "'" + path.replace("'", "'\\''") + "'";
    }
}
