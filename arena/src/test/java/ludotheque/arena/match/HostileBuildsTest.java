package ludotheque.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.arena.protocol.Trial;
import ludotheque.champions.Build;
import ludotheque.champions.Language;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever sources and the compilers they run do, the champion builds or is told not to, and nothing else happens. */
final class HostileBuildsTest {
    private static final GameMap MAP = Generator.make("essai", Recipe.USUAL, 3);
    private static final String IDLE = """
            #include "api.h"
            void partie_init(void) {}
            void jouer_tour(void) {}
            void partie_fin(void) {}
            """;

    @TempDir
    private Path folder;

    @BeforeAll
    static void needsASandbox() {
        Trial.needsAWholeSandbox();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Makefile/inside", "api.h/inside", "papattes.c/deep/inside"})
    void aFolderCalledLikeAFileOfOursIsReplacedByIt(String name) throws Exception {
        write("champion.c", IDLE);
        write(name, "in the way");
        assertPlays();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GNUmakefile", "makefile", "Makefile", "Makefile.sh"})
    void anotherMakefileIsNotRead(String name) throws Exception {
        write("champion.c", IDLE);
        write(name, "all:\n\tfalse\n");
        assertPlays();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "chmod 700 /tmp/built /tmp",
                "chmod 700 /tmp/champion /tmp/champion/src; true",
                "head -c 600000000 /dev/zero",
                "head -c 600000000 /dev/zero >&2",
                "sleep 600 >/dev/null 2>&1 &",
            })
    void harmsNobodyNotEvenItself(String command) throws Exception {
        writeHaskell(command);
        assertPlays();
    }

    @Tag("slow")
    @Test
    void aBuildThatFillsTheDiskFillsItsOwnOnly() throws Exception {
        writeHaskell("for i in 1 2 3 4 5 6 7 8 9; do head -c 100000000 /dev/zero >/tmp/built/$i || exit 1; done");
        assertThat(refusal().entrant().words().en()).contains("No space left on device");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"ln -s /etc/passwd /tmp/built/it", "mkfifo /tmp/built/it"})
    void whatIsNoPlainFileIsNotTakenOut(String command) throws Exception {
        writeHaskell(command);
        assertThat(refusal().entrant().words().en()).isEqualTo("what was built: \"./it\" is not a plain file");
    }

    @Tag("slow")
    @Test
    void aBuildThatClosesWhatItBuiltToItselfDoesNotBuild() throws Exception {
        writeHaskell("chmod 000 /tmp/built");
        assertThat(refusal().entrant().words().en()).contains("Permission denied");
    }

    private void writeHaskell(String command) throws IOException {
        Build haskell = new Build(Language.of("haskell").orElseThrow());
        assumeTrue(haskell.missing().isEmpty() || "true".equals(System.getenv("CI")), "apt-get install ghc");
        write("Champion.hs", """
                {-# LANGUAGE TemplateHaskell #-}
                module Champion where

                import Language.Haskell.TH
                import System.Process

                partie_init, jouer_tour, partie_fin :: IO ()
                partie_init = $(runIO (callCommand "%s") >> [| return () |])
                jouer_tour = return ()
                partie_fin = return ()
                """.formatted(command));
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve("candidate").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void assertPlays() throws Exception {
        try (Workshop workshop = Workshop.open(false, Trial.PATIENT, Trial.COMPILER)) {
            Entrant entrant = workshop.build(folder.resolve("candidate"));
            MatchRecord record = new ArenaMatch(MAP, 1, entrant, new BuiltinEntrant(Builtin.IDLE)).play(turn -> true);
            assertThat(record.players()).isEqualTo(List.of("candidate", "idle"));
            assertThat(record.fall(0)).isNull();
        }
    }

    private DoesNotBuild refusal() throws Exception {
        try (Workshop workshop = Workshop.open(false, Trial.PATIENT, Trial.COMPILER)) {
            return catchThrowableOfType(DoesNotBuild.class, () -> workshop.build(folder.resolve("candidate")));
        }
    }
}
