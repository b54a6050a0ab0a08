package ludotheque.arena.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.arena.match.DoesNotBuild;
import ludotheque.arena.match.NoChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.sandbox.Ending;
import org.junit.jupiter.api.Test;

/** How programs are made of what is found, and how one of them runs. */
final class TeamWorkshopTest {
    private static final String C =
            "#include <stdio.h>\nint main(int n, char** w) { printf(\"%s\\n\", w[1]); return 3; }\n";

    private static Map<String, byte[]> files(String... namesAndTexts) {
        Map<String, byte[]> files = new TreeMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
        }
        return files;
    }

    private static String language(String... names) {
        Map<String, byte[]> files = new TreeMap<>();
        for (String name : names) {
            files.put(name, "static void main(".getBytes(StandardCharsets.UTF_8));
        }
        BuildPlan plan = BuildPlan.of(BuildPlan.inItsRoot(files));
        return plan == null ? "none" : plan.language();
    }

    @Test
    void whatDescribesABuildComesBeforeARunAndThatBeforeSources() {
        assertThat(language("Makefile", "dune-project", "run", "a.c")).isEqualTo("make");
        assertThat(language("dune-project", "run", "bin/main.ml")).isEqualTo("ocaml");
        assertThat(language("CMakeLists.txt", "src/a.cpp")).isEqualTo("cmake");
        assertThat(language("Cargo.toml", "src/main.rs")).isEqualTo("rust");
        assertThat(language("run", "a.py")).isEqualTo("run");
        assertThat(language("a.cpp", "b.py")).isEqualTo("cxx");
        assertThat(language("src/Main.java")).isEqualTo("java");
        assertThat(language("main.py", "other.py")).isEqualTo("python");
        assertThat(language("one.py", "other.py")).isEqualTo("none");
        assertThat(language("report.md")).isEqualTo("none");
    }

    @Test
    void aProjectBeginsWhereTheFileLiesThatSaysSo() {
        assertThat(BuildPlan.inItsRoot(files("code/xpat/Makefile", "", "code/xpat/src/a.c", "", "notes.md", "")))
                .containsOnlyKeys("Makefile", "src/a.c");
        assertThat(BuildPlan.inItsRoot(files("src/a.c", "", "b.c", ""))).containsOnlyKeys("src/a.c", "b.c");
    }

    @Test
    void programsAreBuiltBehindTheWallsAndRunOnACopyOfTheirFolder() throws Exception {
        try (Workshop workshop = Workshop.open(true)) {
            for (Map<String, byte[]> handedIn : List.of(
                    files("src/a.c", C),
                    files("deep/Makefile", "run: a.c\n\tgcc -o run a.c\n", "deep/a.c", C),
                    files("main.py", "import sys\nprint(sys.argv[1])\nsys.exit(3)\n"),
                    files("run", "#!/bin/sh\necho \"$1\"\nexit 3\n"))) {
                TeamWorkshop.Built built = new TeamWorkshop(workshop).build(handedIn, "x");
                BuiltProgram program =
                        new BuiltProgram(workshop.sandbox(), built.folder().built());
                BuiltProgram.Outcome outcome = program.run(call("hello"), () -> false, (end, desk) -> end);
                assertThat(outcome.printed()).as(built.language()).isEqualTo("hello\n");
                assertThat(outcome.ending()).isEqualTo(new Ending.Exited(3));
            }
        }
    }

    @Test
    void cmakeNamesItsProgramAsItLikes() throws Exception {
        expectHello(
                "cmake",
                "CMakeLists.txt",
                "cmake_minimum_required(VERSION 3.10)\nproject(x C)\nadd_executable(xpat a.c)\n",
                "a.c",
                C);
    }

    @Test
    void duneBuildsTheOneProgramThatItDescribes() throws Exception {
        expectHello(
                "dune",
                "project/dune-project",
                "(lang dune 2.0)\n",
                "project/dune",
                "(executable (name xpat))\n",
                "project/xpat.ml",
                "print_endline Sys.argv.(1)\n",
                "project/run",
                "#!/bin/sh\nexec dune exec ./xpat.exe -- \"$@\"\n");
    }

    @Test
    void cargoBuildsWithoutTheNetwork() throws Exception {
        expectHello(
                "cargo",
                "Cargo.toml",
                "[package]\nname = \"xpat\"\nversion = \"0.1.0\"\nedition = \"2018\"\n",
                "src/main.rs",
                "fn main() { println!(\"{}\", std::env::args().nth(1).unwrap()); }\n");
    }

    @Test
    void javaStartsTheClassThatHasAMain() throws Exception {
        expectHello(
                "javac",
                "src/game/Start.java",
                "package game;\npublic class Start { public static void main(String[] w) {"
                        + " System.out.println(Other.said(w[0])); } }\n",
                "src/game/Other.java",
                "package game;\nclass Other { static String said(String w) { return w; } }\n");
    }

    /** Builds files with a tool, where that is installed, and runs what came of it. */
    private static void expectHello(String tool, String... handedIn) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin", tool)), tool + " is not installed");
        try (Workshop workshop = Workshop.open(true)) {
            TeamWorkshop.Built built = new TeamWorkshop(workshop).build(files(handedIn), "x");
            BuiltProgram program =
                    new BuiltProgram(workshop.sandbox(), built.folder().built());
            assertThat(program.run(call("hello"), () -> false, (end, desk) -> end)
                            .printed())
                    .isEqualTo("hello\n");
        }
    }

    @Test
    void whatDoesNotBuildIsToldInTheCompilersWords() throws Exception {
        try (Workshop workshop = Workshop.open(true)) {
            TeamWorkshop team = new TeamWorkshop(workshop);
            assertThatThrownBy(() -> team.build(files("a.c", "int main() { return missing; }"), "x"))
                    .isInstanceOf(DoesNotBuild.class)
                    .hasMessageContaining("missing");
            assertThatThrownBy(() -> team.build(files("Makefile", "all:\n\ttrue\n"), "x"))
                    .isInstanceOf(DoesNotBuild.class)
                    .hasMessageContaining("no file called run was made");
            assertThatThrownBy(() -> team.build(files("notes.md", "mine"), "x")).isInstanceOf(NoChampion.class);
        }
    }

    private static BuiltProgram.Call call(String word) {
        return new BuiltProgram.Call(List.of(word), Map.of(), "out.txt", 1000, Duration.ofMinutes(2), 1L << 30);
    }
}
