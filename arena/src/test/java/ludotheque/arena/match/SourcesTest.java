package ludotheque.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SourcesTest {
    @TempDir
    private Path folder;

    @Test
    void aFolderSaysItsLanguageInLang() throws Exception {
        write("a/champion.c", "int x;");
        write("a/_lang", "c\n");
        Sources sources = read(folder.resolve("a"));
        assertThat(sources.name()).isEqualTo("a");
        assertThat(sources.language().word()).isEqualTo("c");
        assertThat(sources.files()).containsOnlyKeys("_lang", "champion.c");
    }

    @Test
    void otherwiseTheNameOfTheChampionFileTells() throws Exception {
        write("b/Champion.py", "pass");
        write("b/lib/more.py", "pass");
        Sources sources = read(folder.resolve("b"));
        assertThat(sources.language().word()).isEqualTo("python");
        assertThat(sources.files()).containsKey("lib/more.py");
    }

    @Test
    void aSingleFileIsKnownByItsEnding() throws Exception {
        write("mine.cpp", "int x;");
        Sources sources = read(folder.resolve("mine.cpp"));
        assertThat(sources.language().word()).isEqualTo("cxx");
        assertThat(sources.files()).containsOnlyKeys("champion.cc");
    }

    @Test
    void anArchiveIsReadWithOrWithoutAFolderAroundIt() throws Exception {
        write("c/champion.rs", "fn main() {}");
        write("c/_lang", "rust");
        tar("around.tgz", folder, "c");
        tar("bare.tgz", folder.resolve("c"), ".");
        for (String archive : new String[] {"around.tgz", "bare.tgz"}) {
            Sources sources = read(folder.resolve(archive));
            assertThat(sources.language().word()).isEqualTo("rust");
            assertThat(sources.files()).containsOnlyKeys("_lang", "champion.rs");
        }
    }

    @Test
    void anArchiveWithALinkIsRefused() throws Exception {
        write("d/_lang", "c");
        Files.createSymbolicLink(folder.resolve("d/champion.c"), Path.of("/etc/passwd"));
        tar("link.tgz", folder, "d");
        assertThatThrownBy(() -> read(folder.resolve("link.tgz")))
                .isInstanceOf(BadChampion.class)
                .hasMessageContaining("not a plain file");
    }

    @Test
    void anArchiveThatCannotBeReadIsNamedWithWhatIsWrong() throws Exception {
        write("d/champion.c", "int x;".repeat(1000));
        tar("whole.tgz", folder, "d");
        byte[] whole = Files.readAllBytes(folder.resolve("whole.tgz"));
        byte[] unzipped = gunzip(whole);
        assertRefused("cut.tgz", Arrays.copyOf(whole, whole.length / 2), "cut off before its end");
        assertRefused("empty.tgz", new byte[0], "cut off before its end");
        assertRefused("words.tgz", "hello\n".getBytes(StandardCharsets.UTF_8), "not a tar.gz archive");
        assertRefused("zipped-words.tgz", gzip("hello\n".getBytes(StandardCharsets.UTF_8)), "not a tar.gz archive");
        assertRefused("cut-within.tgz", gzip(Arrays.copyOf(unzipped, 2000)), "damaged");
        unzipped[130] ^= 1;
        assertRefused("header.tgz", gzip(unzipped), "not a tar.gz archive, or it is damaged");
    }

    private void assertRefused(String name, byte[] content, String reason) throws IOException {
        Path file = Files.write(folder.resolve(name), content);
        assertThatThrownBy(() -> read(file))
                .isInstanceOf(BadSources.class)
                .hasMessageStartingWith(file + ": ")
                .hasMessageContaining(reason);
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
            out.write(content);
        }
        return zipped.toByteArray();
    }

    private static byte[] gunzip(byte[] zipped) throws IOException {
        return new GZIPInputStream(new ByteArrayInputStream(zipped)).readAllBytes();
    }

    @Test
    void theSameFilesHaveTheSameFingerprintHoweverTheyAreHandedIn() throws Exception {
        write("c/champion.rs", "fn main() {}");
        write("c/_lang", "rust");
        tar("c.tgz", folder, "c");
        String fingerprint = read(folder.resolve("c")).fingerprint();
        assertThat(read(folder.resolve("c.tgz")).fingerprint()).isEqualTo(fingerprint);
        write("c/champion.rs", "fn main() { }");
        assertThat(read(folder.resolve("c")).fingerprint()).isNotEqualTo(fingerprint);
    }

    @Test
    void aLinkInAFolderIsNotFollowed() throws Exception {
        write("e/_lang", "c");
        Files.createSymbolicLink(folder.resolve("e/champion.c"), Path.of("/etc/passwd"));
        assertThat(read(folder.resolve("e")).files()).containsOnlyKeys("_lang");
    }

    @Test
    void aSingleFileThatIsALinkIsNotFollowedButALinkToAFolderIs() throws Exception {
        write("real/champion.c", "int x;");
        Files.createSymbolicLink(folder.resolve("file.c"), folder.resolve("real/champion.c"));
        Files.createSymbolicLink(folder.resolve("folder"), folder.resolve("real"));
        assertThatThrownBy(() -> read(folder.resolve("file.c")))
                .isInstanceOf(NoChampion.class)
                .hasMessageEndingWith("is a link or a special file");
        assertThat(read(folder.resolve("folder")).name()).isEqualTo("folder");
    }

    @Test
    void aFolderWithOneArchiveInItIsThatArchiveUnderTheFoldersName() throws Exception {
        write("c/champion.rs", "fn main() {}");
        write("dupont/report.pdf", "%PDF");
        tar("dupont/champion.tgz", folder, "c");
        for (String path : new String[] {"dupont", "dupont/champion.tgz"}) {
            Sources sources = read(folder.resolve(path));
            assertThat(sources.name()).isEqualTo("dupont");
            assertThat(sources.files()).containsOnlyKeys("champion.rs");
        }
    }

    private static void assumeAccents() {
        assumeTrue(
                "UTF-8".equals(System.getProperty("sun.jnu.encoding")),
                "names with accents need a locale in UTF-8, such as LC_ALL=C.UTF-8");
    }

    @Test
    void aZipIsReadLikeATar() throws Exception {
        assumeAccents();
        zip("mine.zip", "mine/champion.rs", "fn main() {}", "mine/lib/été.rs", "", "__MACOSX/mine/._champion.rs", "x");
        Sources sources = read(folder.resolve("mine.zip"));
        assertThat(sources.name()).isEqualTo("mine");
        assertThat(sources.files()).containsOnlyKeys("champion.rs", "lib/été.rs");
    }

    @Test
    void aZipThatLeadsOutOfItselfIsDamagedOrABombIsRefused() throws Exception {
        zip("out.zip", "../champion.rs", "");
        assertBad("out.zip", "leads out of the archive");
        zip("whole.zip", "champion.rs", "fn main() {}".repeat(100));
        byte[] whole = Files.readAllBytes(folder.resolve("whole.zip"));
        assertRefused("cut.zip", Arrays.copyOf(whole, whole.length / 2), "damaged");
        zip("bomb.zip", "champion.rs", "0".repeat(20 << 20));
        assertThat(folder.resolve("bomb.zip").toFile().length()).isLessThan(100_000);
        assertBad("bomb.zip", "more than 16777216 bytes");
    }

    @Test
    void aBombInATarIsRefusedEvenAmongWhatDoesNotCount() throws Exception {
        write("b/champion.c", "");
        write("b/build/zeros", "0".repeat(150 << 20));
        tar("bomb.tgz", folder, "b");
        assertBad("bomb.tgz", "damaged");
        assertThat(read(folder.resolve("b")).files()).containsOnlyKeys("champion.c");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gnu", "posix", "ustar", "v7", "oldgnu"})
    void everyKindOfTarIsReadWithAccentsAndLongNames(String format) throws Exception {
        assumeAccents();
        String deep = "a".repeat(40) + "/é" + "b".repeat(40) + "/c.rs";
        write("c/champion.rs", "");
        write("c/" + deep, "");
        tar("c.tgz", folder, "--format=" + format, "c");
        assertThat(read(folder.resolve("c.tgz")).files()).containsOnlyKeys("champion.rs", deep);
    }

    @Test
    void whatToolsLeaveBehindCountsNeitherAsAChangeNorAsSize() throws Exception {
        write("c/champion.c", "int x;");
        String before = read(folder.resolve("c")).fingerprint();
        write("c/build/champion", "0".repeat(17 << 20));
        write("c/lib/__pycache__/x.pyc", "x");
        write("c/target/x", "x");
        write("c/.git/HEAD", "x");
        write("c/Makefile", "mine");
        write("c/api.h", "mine");
        assertThat(read(folder.resolve("c")).fingerprint()).isEqualTo(before);
        tar("c.tgz", folder, "c");
        assertThat(read(folder.resolve("c.tgz")).fingerprint()).isEqualTo(before);
        write("c/more.c", "0".repeat(17 << 20));
        assertBad("c", "more than 16777216 bytes");
    }

    @Test
    void foldersInFoldersHaveAnEnd() throws Exception {
        write("c/champion.c", "");
        write("c/" + "d/".repeat(32) + "x", "");
        assertBad("c", "is more than 32 folders deep");
        tar("c.tgz", folder, "c/champion.c", "c/d");
        assertBad("c.tgz", "is more than 32 folders deep");
    }

    @Test
    void aTreeDeeperThanAnyPathIsRefused() throws Exception {
        write("c/champion.c", "");
        String half = ("d".repeat(200) + "/").repeat(12);
        write("c/" + half + "x", "");
        write("other/" + half + "x", "");
        Files.move(folder.resolve("other"), folder.resolve("c/" + half + "other"));
        assertBad("c", "is too long a name");
        run("rm", "-r", folder.resolve("c").toString());
    }

    @Test
    void namesThatNoFileCanHaveAreRefused() throws Exception {
        zip("long.zip", "champion.c", "", "n".repeat(256), "");
        assertBad("long.zip", "is too long a name");
        zip("nul.zip", "champion.c", "", "nul\0", "");
        assertBad("nul.zip", "\"nul\\x00\" is a name that cannot be written here");
        zip("both.zip", "champion.c", "", "a", "", "a/b", "");
        assertBad("both.zip", "\"a/b\" is both a file and a folder");
        zip("many.zip", manyFiles());
        assertBad("many.zip", "more than 4096 files");
    }

    @Test
    void aNameThatThisLocaleCannotWriteIsToldAndNotOurFault() throws Exception {
        zip("mine.zip", "champion.c", "", "été.c", "");
        ProcessBuilder other = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        InAnotherLocale.class.getName(),
                        folder.resolve("mine.zip").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        other.environment().put("LC_ALL", "C");
        assertThat(other.start().getInputStream())
                .asString(StandardCharsets.UTF_8)
                .contains("cannot be written here (LC_ALL=C.UTF-8");
        other.environment().put("LC_ALL", "C.UTF-8");
        assertThat(other.start().getInputStream())
                .asString(StandardCharsets.UTF_8)
                .contains("2 files");
    }

    /** Reads a champion and prints how many files it has, or what is wrong with it. */
    static final class InAnotherLocale {
        public static void main(String[] arguments) throws Exception {
            try {
                System.out.println(read(Path.of(arguments[0])).files().size() + " files");
            } catch (BadSources bad) {
                System.out.println(bad.getMessage());
            }
        }
    }

    private static String[] manyFiles() {
        String[] names = new String[2 * 4097];
        for (int i = 0; i < names.length; i += 2) {
            names[i] = i + ".c";
            names[i + 1] = "";
        }
        return names;
    }

    @Test
    void aLongNameAndALongLanguageAreCut() throws Exception {
        write("n".repeat(252) + "/_lang", "x".repeat(1 << 20));
        assertThatThrownBy(() -> read(folder.resolve("n".repeat(252))))
                .isInstanceOf(NoChampion.class)
                .hasMessage("n".repeat(59) + "…: unknown language \"" + "x".repeat(40) + "\" in _lang");
    }

    @Test
    void aNameNeverMovesTheCursor() throws Exception {
        write("\u001b[2J.c", "");
        assertThat(read(folder.resolve("\u001b[2J.c")).name()).isEqualTo("\\x1b[2J.c");
    }

    private void assertBad(String name, String reason) {
        assertThatThrownBy(() -> read(folder.resolve(name)))
                .isInstanceOf(BadSources.class)
                .hasMessageStartingWith(folder.resolve(name) + ": ")
                .hasMessageContaining(reason);
    }

    /** Names and contents in turn. */
    private void zip(String name, String... entries) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(folder.resolve(name)))) {
            for (int i = 0; i < entries.length; i += 2) {
                out.putNextEntry(new ZipEntry(entries[i]));
                out.write(entries[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    @Test
    void anUnknownLanguageTwoChampionsOrNoneAreRefused() throws Exception {
        write("f/_lang", "cobol");
        write("g/champion.c", "");
        write("g/champion.rs", "");
        write("h.txt", "");
        for (String name : new String[] {"f", "g", "h.txt", "missing"}) {
            assertThatThrownBy(() -> read(folder.resolve(name))).isInstanceOf(BadChampion.class);
        }
    }

    private static Sources read(Path path) throws IOException, BadChampion {
        return Sources.read(path, Sources.name(path));
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void tar(String archive, Path from, String... what) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("tar", "czf", folder.resolve(archive).toString(), "-C", from.toString()));
        command.addAll(List.of(what));
        run(command.toArray(String[]::new));
    }

    private static void run(String... command) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
    }
}
