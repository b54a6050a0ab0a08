package ludotheque.arena.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.ChampionLost.Status;

/** A champion's program without any wall around it; its error output goes to a file. */
final class PlainProcess implements ChampionProcess, AutoCloseable {
    private final Process process;
    private final Path errors;

    private PlainProcess(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
    }

    static PlainProcess start(List<String> command, Path snapshot, Path errors) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors.toFile());
        builder.environment().clear();
        builder.environment().put("PAPATTES_ETAT", snapshot.toString());
        return new PlainProcess(builder.start(), errors);
    }

    @Override
    public OutputStream input() {
        return process.getOutputStream();
    }

    @Override
    public InputStream output() {
        return process.getInputStream();
    }

    @Override
    public String errors() {
        try {
            return Files.readString(errors);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public void kill() {
        process.destroyForcibly();
    }

    @Override
    public ChampionLost ending() throws InterruptedException {
        return new ChampionLost(Status.CRASHED, "exit " + process.waitFor());
    }

    @Override
    public void close() {
        kill();
    }
}
