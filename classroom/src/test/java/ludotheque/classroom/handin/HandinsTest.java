package ludotheque.classroom.handin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ludotheque.kernel.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HandinsTest {
    @TempDir
    private Path folder;

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : new TreeMap<>(files).entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void foldersArchivesAndSingleFilesAreHandins() throws Exception {
        Files.createDirectories(folder.resolve("Ada Lovelace_123_assignsubmission_file_"));
        Files.writeString(folder.resolve("Ada Lovelace_123_assignsubmission_file_/champion.c"), "int a;");
        Files.write(
                folder.resolve("Blaise.zip"),
                zip(Map.of("champion.py", text("x"), "__MACOSX/._champion.py", text("y"))));
        Files.createDirectories(folder.resolve("Camille"));
        Files.write(folder.resolve("Camille/work.zip"), zip(Map.of("src/champion.c", text("int c;"))));
        Files.writeString(folder.resolve(".DS_Store"), "stray");
        Handins handins = Handins.read(folder);
        assertThat(handins.ignored()).containsExactly(".DS_Store");
        assertThat(handins.all())
                .extracting(Handin::name, handin -> handin.files().keySet().toString())
                .containsExactly(
                        tuple("Ada Lovelace", "[champion.c]"),
                        tuple("Blaise", "[champion.py]"),
                        tuple("Camille", "[src/champion.c]"));
    }

    @Test
    void anArchiveOfAWholeClassIsReadWithTheArchivesInIt() throws Exception {
        Path archive = folder.resolve("class.zip");
        Files.write(
                archive,
                zip(Map.of(
                        "Ada_1_assignsubmission_file_/a.zip", zip(Map.of("champion.c", text("int a;"))),
                        "Bob_2_assignsubmission_file_/champion.c", text("int b;"))));
        assertThat(Handins.read(archive).all())
                .extracting(Handin::name, handin -> handin.files().keySet().toString())
                .containsExactly(tuple("Ada", "[champion.c]"), tuple("Bob", "[champion.c]"));
    }

    @Test
    void aDamagedOrEmptyHandinIsToldAndStopsNoOther() throws Exception {
        Files.writeString(folder.resolve("Ada.zip"), "no archive");
        Files.createDirectories(folder.resolve("Bob"));
        Files.writeString(folder.resolve("Cleo.c"), "int c;");
        assertThat(Handins.read(folder).all())
                .extracting(handin -> handin.name() + " "
                        + (handin.trouble() == null ? "read" : handin.trouble().en()))
                .containsExactly(
                        "Ada this is not a zip archive, or it is damaged", "Bob nothing was handed in", "Cleo.c read");
    }

    @Test
    void reportsAreLeftOutAndListedAndTwoFoldersOfOneStudentAreOneHandin() throws Exception {
        Files.createDirectories(folder.resolve("Ada_7_assignsubmission_file_"));
        Files.createDirectories(folder.resolve("Ada_7_assignsubmission_onlinetext_"));
        Files.writeString(folder.resolve("Ada_7_assignsubmission_file_/run"), "#!/bin/sh");
        Files.writeString(folder.resolve("Ada_7_assignsubmission_file_/report.DOCX"), "words");
        Files.writeString(folder.resolve("Ada_7_assignsubmission_onlinetext_/onlinetext.html"), "words");
        Files.createDirectories(folder.resolve("Ada_8_assignsubmission_file_"));
        Files.writeString(folder.resolve("Ada_8_assignsubmission_file_/report.pdf"), "words");
        assertThat(Handins.read(folder).all())
                .extracting(
                        Handin::name,
                        Handin::number,
                        handin -> handin.files().keySet().toString(),
                        Handin::strays)
                .containsExactly(
                        tuple("Ada_7", "7", "[run]", List.of("onlinetext.html", "report.DOCX")),
                        tuple("Ada_8", "8", "[]", List.of("report.pdf")));
        assertThat(Handins.read(folder).all().get(1).trouble())
                .extracting(Text::en)
                .isEqualTo("nothing that counts, only report.pdf");
    }

    @Test
    void theNewestFileSaysWhenAHandinCame() throws Exception {
        Instant early = Instant.parse("2026-05-12T10:00:00Z");
        Instant late = Instant.parse("2026-05-13T10:00:00Z");
        Files.createDirectories(folder.resolve("Ada/src"));
        Files.setLastModifiedTime(Files.writeString(folder.resolve("Ada/a.c"), ""), FileTime.from(early));
        Files.setLastModifiedTime(Files.writeString(folder.resolve("Ada/src/b.c"), ""), FileTime.from(late));
        assertThat(Handins.read(folder).all().get(0).at()).isEqualTo(late);

        Path archive = folder.resolve("class.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            for (String name : List.of("group/Ada/a.c", "group/Bob/b.c")) {
                ZipEntry entry = new ZipEntry(name);
                entry.setLastModifiedTime(FileTime.from(name.contains("Ada") ? early : late));
                zip.putNextEntry(entry);
                zip.write(text("int x;"));
            }
        }
        assertThat(Handins.read(archive).all())
                .extracting(Handin::name, Handin::at)
                .containsExactly(tuple("Ada", early), tuple("Bob", late));
    }
}
