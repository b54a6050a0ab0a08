package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ludotheque.kernel.Json;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.Recipe;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives made to harm are refused with a reason, by a worker that goes on working; what strangers write is only ever text. */
final class HostileUploadsTest {
    private static final int MEBIBYTE = 1 << 20;

    @TempDir
    Path folder;

    private Contest contest;
    private Visitor organiser;
    private Visitor ada;
    private long id;

    @BeforeEach
    void open() {
        contest = Contest.start(folder, 1);
        organiser = contest.organiser();
        id = Contest.open(organiser);
        ada = contest.candidate(organiser, id, "Ada");
    }

    @AfterEach
    void close() {
        contest.close();
    }

    private interface Filling<T extends OutputStream> {
        void fill(T archive) throws IOException;
    }

    private static byte[] zip(Filling<ZipOutputStream> filling) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(packed)) {
            filling.fill(zip);
        }
        return packed.toByteArray();
    }

    private static byte[] tar(Filling<TarArchiveOutputStream> filling) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(new GZIPOutputStream(packed))) {
            filling.fill(tar);
        }
        return packed.toByteArray();
    }

    private void expectRefused(String file, byte[] archive, String reason) {
        assertThat(archive.length).as("small enough to be taken").isLessThan(4 * MEBIBYTE);
        Visitor.Answer answer = Contest.handIn(ada, id, file, archive);
        assertThat(answer.text("state")).as(answer.body()).isEqualTo("refused");
        assertThat(answer.text("reason", "en")).contains(reason);
    }

    @Test
    @Tag("slow")
    void archivesThatGrowOrLeadElsewhereAreRefusedAndTheNextChampionIsBuilt() throws Exception {
        byte[] zeros = new byte[MEBIBYTE];
        byte[] letters = new byte[MEBIBYTE];
        Arrays.fill(letters, (byte) 'a');
        expectRefused(
                "bomb.zip",
                zip(zip -> {
                    zip.putNextEntry(new ZipEntry("Champion.py"));
                    for (int i = 0; i < 300; i++) {
                        zip.write(zeros);
                    }
                }),
                "bytes");
        expectRefused(
                "bomb.tar.gz",
                tar(tar -> {
                    TarArchiveEntry entry = new TarArchiveEntry("Champion.py");
                    entry.setSize(300L * MEBIBYTE);
                    tar.putArchiveEntry(entry);
                    for (int i = 0; i < 300; i++) {
                        tar.write(zeros);
                    }
                    tar.closeArchiveEntry();
                }),
                "bytes");
        // A name that takes all memory before any file comes.
        expectRefused(
                "name.tar.gz",
                tar(tar -> {
                    TarArchiveEntry name = new TarArchiveEntry("././@LongLink", TarConstants.LF_GNUTYPE_LONGNAME);
                    name.setSize(120L * MEBIBYTE);
                    tar.putArchiveEntry(name);
                    for (int i = 0; i < 120; i++) {
                        tar.write(letters);
                    }
                    tar.closeArchiveEntry();
                    tar.putArchiveEntry(new TarArchiveEntry("Champion.py"));
                    tar.closeArchiveEntry();
                }),
                "");
        expectRefused(
                "many.zip",
                zip(zip -> {
                    for (int i = 0; i < 21_000; i++) {
                        zip.putNextEntry(new ZipEntry("f" + i));
                    }
                }),
                "entries");
        expectRefused(
                "out.zip",
                zip(zip -> zip.putNextEntry(new ZipEntry("../../etc/cron.d/x"))),
                "leads out of the archive");
        for (byte kind : new byte[] {TarConstants.LF_SYMLINK, TarConstants.LF_LINK}) {
            expectRefused(
                    "link.tgz",
                    tar(tar -> {
                        TarArchiveEntry link = new TarArchiveEntry("Champion.py", kind);
                        link.setLinkName("/etc/passwd");
                        tar.putArchiveEntry(link);
                        tar.closeArchiveEntry();
                    }),
                    "is not a plain file");
        }
        assertThat(Contest.handIn(ada, id, "Champion.py", Contest.PYTHON.getBytes(StandardCharsets.UTF_8))
                        .text("state"))
                .isEqualTo("ready");
    }

    @Test
    @Tag("slow")
    void whatChampionsPrintAndWhatMapsAreCalledIsText() {
        String markup = "<script>alert(1)</script>";
        String map = MapFile.text(Generator.make("x", Recipe.USUAL, 1)).replaceFirst("\"x\"", "\"" + markup + "\"");
        Visitor.Answer maps = organiser.post(
                "contests/" + id + "/maps",
                new Json().object().field("file", map).end());
        assertThat(maps.expect(200).body()).contains(markup);
        expectInert(maps, "application/json");

        String source = Contest.PYTHON.replace("hello from init", markup);
        Visitor.Answer version = Contest.handIn(ada, id, "Champion.py", source.getBytes(StandardCharsets.UTF_8));
        assertThat(version.text("state")).isEqualTo("ready");
        long match = version.number("validation", "0", "id");
        Visitor.Answer record = ada.get("matches/" + match + "/record").expect(200);
        assertThat(record.body()).contains(markup);
        expectInert(record, "text/plain");
    }

    /** A browser that opens it shows letters, and runs nothing of it. */
    private static void expectInert(Visitor.Answer answer, String type) {
        assertThat(answer.response().headers().firstValue("Content-Type").orElse(""))
                .startsWith(type);
        assertThat(answer.response().headers().firstValue("X-Content-Type-Options"))
                .hasValue("nosniff");
        assertThat(answer.response()
                        .headers()
                        .firstValue("Content-Security-Policy")
                        .orElse(""))
                .contains("default-src 'none'");
    }
}
