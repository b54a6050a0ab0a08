package ludotheque.arena.contest;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ludotheque.arena.sandbox.Sandbox;
import org.jspecify.annotations.Nullable;

/**
 * How sources become a program called {@code run}, by what is found among them: what describes a build comes first, then a {@code run} that
 * was handed in, then plain sources.
 *
 * @param command for the shell, in a folder with all files
 * @param added files of ours that it needs
 * @param tools programs of this machine that it needs
 */
record BuildPlan(String language, String command, Map<String, byte[]> added, List<String> tools) {
    private static final String RUN = BuiltProgram.NAME;

    /** What stands where a project begins. */
    private static final List<String> ROOTS =
            List.of("Makefile", "makefile", "CMakeLists.txt", "dune-project", "Cargo.toml", RUN);

    private static final Pattern MAIN = Pattern.compile("static\\s+(?:public\\s+)?void\\s+main\\s*\\(");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

    /** Takes the only program that a build left under a folder, unless there is a {@code run}; depth keeps out what tests leave. */
    private static String take(String folder, String which) {
        return " && { test -f run || { made=$(find " + folder + " -type f " + which
                + " | head -n 2); test \"$(echo \"$made\" | wc -l)\" = 1 && test -n \"$made\" && cp \"$made\" run; } || :; }";
    }

    /** The plan for these files; null when nothing in them says how a program is made. */
    static @Nullable BuildPlan of(Map<String, byte[]> files) {
        if (files.containsKey("Makefile") || files.containsKey("makefile")) {
            return plan("make", "make", "make");
        }
        if (files.containsKey("dune-project")) {
            // The program itself, even where there is a run: that one would ask dune to build once more, each time.
            return plan(
                    "ocaml",
                    "dune build --root . && { test ! -f run || mv run run.handed-in; }"
                            + take("_build/default", "-name '*.exe'")
                            + " && { test -f run || test ! -f run.handed-in || mv run.handed-in run; }",
                    "dune",
                    "ocamlopt");
        }
        if (files.containsKey("CMakeLists.txt")) {
            return plan(
                    "cmake",
                    "cmake -S . -B made -DCMAKE_BUILD_TYPE=Release && cmake --build made"
                            + take("made", "-perm -u+x ! -name '*.so*' ! -path '*/CMakeFiles/*'"),
                    "cmake",
                    "make");
        }
        if (files.containsKey("Cargo.toml")) {
            return plan(
                    "rust",
                    "cargo build --release --offline --target-dir made"
                            + take("made/release", "-maxdepth 1 -perm -u+x ! -name '*.so' ! -name '.*'"),
                    "cargo");
        }
        return files.containsKey(RUN) ? plan("run", "true") : ofSources(files);
    }

    private static @Nullable BuildPlan ofSources(Map<String, byte[]> files) {
        List<String> cxx = ending(files, ".cc", ".cpp", ".cxx");
        if (!cxx.isEmpty()) {
            return plan("cxx", "g++ -O2 -std=c++17 -pthread -o run " + quoted(cxx) + " -lm", "g++");
        }
        List<String> c = ending(files, ".c");
        if (!c.isEmpty()) {
            return plan("c", "gcc -O2 -std=c11 -pthread -o run " + quoted(c) + " -lm", "gcc");
        }
        List<String> java = ending(files, ".java");
        String main = java.stream()
                .filter(file -> MAIN.matcher(text(files, file)).find())
                .map(file -> className(files, file))
                .min(Comparator.comparing((String name) -> !name.endsWith("Main")))
                .orElse("");
        if (!main.isEmpty()) {
            return java("javac -encoding UTF-8 -d . " + quoted(java), main);
        }
        List<String> python = ending(files, ".py");
        String first = pythonMain(files, python);
        if (first.isEmpty()) {
            return null;
        }
        return script(
                "python",
                "python3 -m py_compile " + quoted(first),
                "python3 " + quoted(Sandbox.FOLDER + "/" + first),
                "python3");
    }

    /** Compiles all of some sources into a folder, with whatever program, and makes one of ours beside them the program. */
    static BuildPlan besides(Map<String, byte[]> sources, String encoding, String folder, String main) {
        String compile = "javac -nowarn -encoding " + encoding + " -d " + folder + " ";
        return java(compile + quoted(ending(sources, ".java")), main);
    }

    private static BuildPlan java(String compile, String main) {
        return script(
                "java",
                compile,
                "java -XX:+UseSerialGC -cp " + Sandbox.FOLDER + " '" + main.replace("'", "'\\''") + "'",
                "javac",
                "java");
    }

    /** The file to start: the one called main.py, the only one, or the only one that says it is started; otherwise none. */
    private static String pythonMain(Map<String, byte[]> files, List<String> python) {
        List<String> named = python.stream()
                .filter(file -> file.equals("main.py") || file.endsWith("/main.py"))
                .toList();
        List<String> started = python.stream()
                .filter(file -> text(files, file).contains("__main__"))
                .toList();
        for (List<String> found : List.of(named, python, started)) {
            if (found.size() == 1) {
                return found.get(0);
            }
        }
        return python.contains("main.py") ? "main.py" : "";
    }

    /** The files of the folder in which the project begins: the one that says so and lies least deep, or all. */
    static Map<String, byte[]> inItsRoot(Map<String, byte[]> files) {
        String root = files.keySet().stream()
                .filter(file -> ROOTS.contains(file.substring(file.lastIndexOf('/') + 1)))
                .map(file -> file.substring(0, file.lastIndexOf('/') + 1))
                .min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .orElse("");
        Map<String, byte[]> inside = new TreeMap<>();
        files.forEach((name, content) -> {
            if (name.startsWith(root)) {
                inside.put(name.substring(root.length()), content);
            }
        });
        return inside;
    }

    private static BuildPlan plan(String language, String command, String... tools) {
        return new BuildPlan(language, command, Map.of(), List.of(tools));
    }

    /** A build whose {@code run} is a script of ours. */
    private static BuildPlan script(String language, String command, String run, String... tools) {
        byte[] script = ("#!/bin/sh\nexec " + run + " \"$@\"\n").getBytes(StandardCharsets.UTF_8);
        return new BuildPlan(language, command, Map.of(RUN, script), List.of(tools));
    }

    private static String className(Map<String, byte[]> files, String file) {
        Matcher declared = PACKAGE.matcher(text(files, file));
        String simple = file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length());
        return declared.find() ? declared.group(1) + "." + simple : simple;
    }

    private static String text(Map<String, byte[]> files, String file) {
        return new String(files.getOrDefault(file, new byte[0]), StandardCharsets.UTF_8);
    }

    private static List<String> ending(Map<String, byte[]> files, String... endings) {
        return files.keySet().stream()
                .filter(file -> List.of(endings).stream().anyMatch(file::endsWith))
                .toList();
    }

    private static String quoted(List<String> files) {
        return files.stream().map(BuildPlan::quoted).collect(Collectors.joining(" "));
    }

    /** A name for the shell that no option is mistaken for. */
    private static String quoted(String file) {
        return "'" + (file.startsWith("/") ? "" : "./") + file.replace("'", "'\\''") + "'";
    }
}
