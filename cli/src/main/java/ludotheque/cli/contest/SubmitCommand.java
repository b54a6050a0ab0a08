package ludotheque.cli.contest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest submit}: hands in a champion and tells what becomes of it. */
@Command(name = "submit")
final class SubmitCommand extends Taking {
    private static final int MOST_FILES = 4096;
    private static final long MOST_BYTES = 64L << 20;
    private static final int LOOK_MILLIS = 500;
    private static final Set<String> ON_ITS_WAY = Set.of("received", "building", "validating");

    @Parameters(paramLabel = "CHAMPION", descriptionKey = "champion")
    private Path path = Path.of("");

    @Option(names = "--no-wait")
    private boolean noWait;

    @Override
    public Integer call() throws InterruptedException {
        Remote remote = remote();
        long contest = contest(remote);
        String name = String.valueOf(path.toAbsolutePath().normalize().getFileName());
        boolean isFolder = Files.isDirectory(path);
        byte[] bytes = isFolder ? zip() : content();
        String file = isFolder ? "champion.zip" : name.replaceAll("[^\\w.-]", "_");
        JsonValue version = remote.upload("contests/" + contest + "/versions?file=" + file, bytes);
        long id = number(version, "id");
        String state = text(version, "state");
        while (!noWait && ON_ITS_WAY.contains(state)) {
            Thread.sleep(LOOK_MILLIS);
            version = remote.get("versions/" + id);
            String now = text(version, "state");
            if (!now.equals(state)) {
                shell.note(now + "…", now + "…");
            }
            state = now;
        }
        return report(version, state);
    }

    private int report(JsonValue version, String state) {
        long number = number(version, "number");
        if (json) {
            shell.print(new Json()
                    .object()
                    .field("version", number(version, "id"))
                    .field("number", number)
                    .field("state", state)
                    .field("reason", reason(version))
                    .end());
        } else {
            shell.print(shell.say("version ", "version ") + number + ": " + state);
            String reason = reason(version);
            if (!reason.isEmpty()) {
                shell.print(reason);
            }
            if (!noWait) {
                LogCommand.print(shell, version);
            }
        }
        return state.equals("ready") || ON_ITS_WAY.contains(state)
                ? ExitCode.OK
                : state.equals("our-fault") ? ExitCode.OUR_FAULT : ExitCode.REFUSED;
    }

    private byte[] content() {
        try {
            if (!Files.isRegularFile(path) || Files.size(path) > MOST_BYTES) {
                throw unreadable();
            }
            return Files.readAllBytes(path);
        } catch (IOException unreadable) {
            throw unreadable();
        }
    }

    private Failure unreadable() {
        return Failure.badInput(
                        "un dossier, un fichier ou une archive d'au plus 64 Mio était attendu",
                        "a folder, a file or an archive of at most 64 MiB was expected")
                .at(path);
    }

    /** The plain files of a folder; hidden ones and links stay here. */
    private byte[] zip() {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (Stream<Path> walk = Files.walk(path);
                ZipOutputStream zip = new ZipOutputStream(packed)) {
            List<Path> files = walk.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .filter(file -> Stream.of(path.relativize(file).toString().split("/", -1))
                            .noneMatch(step -> step.startsWith(".")))
                    .limit(MOST_FILES)
                    .sorted()
                    .toList();
            long size = 0;
            for (Path file : files) {
                size += Files.size(file);
                if (size > MOST_BYTES) {
                    throw unreadable();
                }
                zip.putNextEntry(new ZipEntry(path.relativize(file).toString()));
                zip.write(Files.readAllBytes(file));
                zip.closeEntry();
            }
        } catch (IOException unreadable) {
            throw unreadable();
        }
        return packed.toByteArray();
    }
}
