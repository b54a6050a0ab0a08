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
    void withoutFoldersTheFilesOfAStudentAreOneHandin() throws Exception {
        Map<String, byte[]> files = Map.of(
                "Ada Lovelace_12_assignsubmission_file_main.py", text("x"),
                "Ada Lovelace_12_assignsubmission_file_notes_2.txt", text("y"),
                "Ada Lovelace_12_assignsubmission_onlinetext_onlinetext.html", text("words"),
                "Ada Lovelace_5_assignsubmission_file_work.zip", zip(Map.of("run", text("z"))),
                "Emile _7_assignsubmission_file_report.docx", text("words"),
                "Default group_assignsubmission_file_main.py", text("x"));
        Path archive = folder.resolve("class.zip");
        Files.write(archive, zip(files));
        Path unpacked = Files.createDirectories(folder.resolve("class"));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(unpacked.resolve(file.getKey()), file.getValue());
        }
        for (Path given : List.of(archive, unpacked)) {
            assertThat(Handins.read(given).all())
                    .extracting(
                            Handin::name,
                            Handin::number,
                            handin -> handin.files().keySet().toString(),
                            Handin::strays)
                    .containsExactly(
                            tuple("Ada Lovelace_12", "12", "[main.py, notes_2.txt]", List.of("onlinetext.html")),
                            tuple("Ada Lovelace_5", "5", "[run]", List.of()),
                            tuple("Default group", "", "[main.py]", List.of()),
                            tuple("Emile", "7", "[]", List.of("report.docx")));
        }
    }

    @Test
    void archivesInArchivesAreOpenedWithinBounds() throws Exception {
        byte[] much = zip(Map.of("zeros", new byte[15 << 20]));
        Map<String, byte[]> bomb = new TreeMap<>();
        for (int i = 0; i < 5; i++) {
            bomb.put(i + ".zip", zip(Map.of(i + "/zeros", new byte[15 << 20])));
        }
        Files.createDirectories(folder.resolve("Ada"));
        Files.write(
                folder.resolve("Ada/outer.zip"),
                zip(Map.of("inner.zip", zip(Map.of("a/run", text("#!/bin/sh"))), "notes.txt", text("words"))));
        Files.createDirectories(folder.resolve("Bob"));
        Files.write(folder.resolve("Bob/outer.zip"), zip(Map.of("much.zip", much)));
        Files.createDirectories(folder.resolve("Cleo"));
        Files.write(folder.resolve("Cleo/outer.zip"), zip(bomb));
        assertThat(Handins.read(folder).all())
                .extracting(handin -> handin.name() + " " + handin.files().keySet() + " "
                        + (handin.trouble() == null ? "read" : handin.trouble().en()))
                .containsExactly(
                        "Ada [a/run, notes.txt] read",
                        "Bob [zeros] read",
                        "Cleo [] archives of more than 64 MiB once they are opened");
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
