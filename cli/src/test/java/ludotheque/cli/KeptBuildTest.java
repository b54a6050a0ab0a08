package ludotheque.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ./ludo keeps of a build, seen by a Maven that notes what it is asked and makes empty files. */
@Tag("slow")
class KeptBuildTest {
    private static final String MAVEN = """
            #!/bin/bash
            if [ "$1" = --version ]; then echo "Apache Maven 3.9.9"; exit; fi
            echo "$@" >>"$ASKED"
            mkdir -p cli/target/ludo/lib browser/target/wasm site/dist
            case $* in *-Dkept.rules*) ;; *) echo compiled >browser/target/wasm/rules ;; esac
            case $* in *-Dkept.pages*) ;; *) echo built >site/dist/pages ;; esac
            """;

    @TempDir
    Path root;

    @BeforeEach
    void aSmallHouse() throws IOException {
        Path launcher = Files.createDirectories(root.resolve("cli/launcher"));
        for (String part : List.of("machine.sh", "start.sh")) {
            Files.copy(Path.of("launcher", part), launcher.resolve(part));
        }
        Files.copy(Path.of("../ludo"), root.resolve("ludo"));
        Files.createDirectories(root.resolve(".mvn"));
        for (String source : List.of(
                "pom.xml", "kernel/K", "games/G", "browser/B", "champions/C", "docs/D", "site/web/page", "cli/C")) {
            change(source);
        }
        Path maven = Files.createDirectories(root.resolve("target/bin")).resolve("mvn");
        Files.writeString(maven, MAVEN);
        assertThat(maven.toFile().setExecutable(true)).isTrue();
    }

    private void change(String source) throws IOException {
        Files.createDirectories(root.resolve(source).getParent());
        Files.writeString(root.resolve(source), Files.exists(root.resolve(source)) ? "new" : "old");
    }

    /** Runs ./ludo and tells what it asked of Maven. */
    private List<String> asked() throws IOException, InterruptedException {
        Path asked = root.resolve("target/asked");
        Files.deleteIfExists(asked);
        ProcessBuilder ludo = new ProcessBuilder("bash", root.resolve("ludo").toString());
        ludo.environment().put("ASKED", asked.toString());
        ludo.environment().merge("PATH", root.resolve("target/bin") + ":", (path, first) -> first + path);
        ludo.redirectErrorStream(true)
                .redirectOutput(root.resolve("target/out").toFile())
                .start()
                .waitFor();
        return Files.exists(asked) ? Files.readAllLines(asked) : List.of();
    }

    @Test
    void aChangeOfTheCommandLineCompilesNeitherWebAssemblyNorPagesAgain() throws Exception {
        assertThat(asked()).singleElement().asString().doesNotContain("kept");
        assertThat(asked()).isEmpty();
        change("cli/C");
        assertThat(asked()).singleElement().asString().contains("-Dkept.rules", "-Dkept.pages");
    }

    @Test
    void aChangeOfThePagesCompilesNoWebAssemblyAgain() throws Exception {
        asked();
        change("site/web/page");
        assertThat(asked()).singleElement().asString().contains("-Dkept.rules").doesNotContain("-Dkept.pages");
    }

    @Test
    void aChangeOfTheRulesCompilesEverythingThatRestsOnThem() throws Exception {
        asked();
        change("games/G");
        assertThat(asked()).singleElement().asString().doesNotContain("kept");
    }

    @Test
    void whatWasKeptIsPutBackWhereItWas() throws Exception {
        asked();
        Path rules = root.resolve("browser/target/wasm/rules");
        Files.delete(rules);
        change("cli/C");
        asked();
        assertThat(rules).hasContent("compiled");
    }

    @Test
    void aSourceThatIsGoneIsNoticedAndOneThatIsBackIsBuiltAlready() throws Exception {
        asked();
        Path source = root.resolve("cli/C");
        Path elsewhere = Files.move(source, root.resolve("target/C"));
        assertThat(asked()).hasSize(1);
        Files.move(elsewhere, source);
        assertThat(asked()).isEmpty();
    }
}
