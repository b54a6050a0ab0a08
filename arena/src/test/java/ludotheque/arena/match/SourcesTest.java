package ludotheque.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourcesTest {
    @TempDir
    private Path folder;

    @Test
    void aFolderSaysItsLanguageInLang() throws Exception {
        write("a/champion.c", "int x;");
        write("a/_lang", "c\n");
        Sources sources = Sources.read(folder.resolve("a"));
        assertThat(sources.name()).isEqualTo("a");
        assertThat(sources.language().word()).isEqualTo("c");
        assertThat(sources.files()).containsOnlyKeys("_lang", "champion.c");
    }

    @Test
    void otherwiseTheNameOfTheChampionFileTells() throws Exception {
        write("b/Champion.py", "pass");
        write("b/lib/more.py", "pass");
        Sources sources = Sources.read(folder.resolve("b"));
        assertThat(sources.language().word()).isEqualTo("python");
        assertThat(sources.files()).containsKey("lib/more.py");
    }

    @Test
    void aSingleFileIsKnownByItsEnding() throws Exception {
        write("mine.cpp", "int x;");
        Sources sources = Sources.read(folder.resolve("mine.cpp"));
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
            Sources sources = Sources.read(folder.resolve(archive));
            assertThat(sources.language().word()).isEqualTo("rust");
            assertThat(sources.files()).containsOnlyKeys("_lang", "champion.rs");
        }
    }

    @Test
    void anArchiveWithALinkIsRefused() throws Exception {
        write("d/_lang", "c");
        Files.createSymbolicLink(folder.resolve("d/champion.c"), Path.of("/etc/passwd"));
        tar("link.tgz", folder, "d");
        assertThatThrownBy(() -> Sources.read(folder.resolve("link.tgz")))
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
        assertRefused("words.tgz", "hello\n".getBytes(StandardCharsets.UTF_8), "not a gzip archive");
        assertRefused("zipped-words.tgz", gzip("hello\n".getBytes(StandardCharsets.UTF_8)), "not a tar archive");
        assertRefused("cut-within.tgz", gzip(Arrays.copyOf(unzipped, 2000)), "cut off before its end");
        unzipped[130] ^= 1;
        assertRefused("header.tgz", gzip(unzipped), "not a tar archive, or it is damaged");
    }

    private void assertRefused(String name, byte[] content, String reason) throws IOException {
        Path file = Files.write(folder.resolve(name), content);
        assertThatThrownBy(() -> Sources.read(file))
                .isInstanceOf(BadArchive.class)
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
        String fingerprint = Sources.read(folder.resolve("c")).fingerprint();
        assertThat(Sources.read(folder.resolve("c.tgz")).fingerprint()).isEqualTo(fingerprint);
        write("c/champion.rs", "fn main() { }");
        assertThat(Sources.read(folder.resolve("c")).fingerprint()).isNotEqualTo(fingerprint);
    }

    @Test
    void aLinkInAFolderIsNotFollowed() throws Exception {
        write("e/_lang", "c");
        Files.createSymbolicLink(folder.resolve("e/champion.c"), Path.of("/etc/passwd"));
        assertThat(Sources.read(folder.resolve("e")).files()).containsOnlyKeys("_lang");
    }

    @Test
    void anUnknownLanguageTwoChampionsOrNoneAreRefused() throws Exception {
        write("f/_lang", "cobol");
        write("g/champion.c", "");
        write("g/champion.rs", "");
        write("h.txt", "");
        for (String name : new String[] {"f", "g", "h.txt", "missing"}) {
            assertThatThrownBy(() -> Sources.read(folder.resolve(name))).isInstanceOf(BadChampion.class);
        }
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void tar(String archive, Path from, String what) throws IOException, InterruptedException {
        Process tar = new ProcessBuilder("tar", "czf", folder.resolve(archive).toString(), "-C", from.toString(), what)
                .inheritIO()
                .start();
        assertThat(tar.waitFor()).isZero();
    }
}
