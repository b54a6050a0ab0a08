package ludotheque.arena.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Loss;
import org.jspecify.annotations.Nullable;

/** A champion's program without any wall around it; its error output goes to a file. */
final class PlainProcess implements ChampionProcess, AutoCloseable {
    private final Process process;
    private final Path errors;
    private int told;
    private volatile boolean killed;

    private PlainProcess(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
    }

    static PlainProcess start(List<String> command, Path snapshot, Path errors) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(ChampionProcess.command(command)).redirectError(errors.toFile());
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
    public String printed() {
        try {
            String all = Files.readString(errors);
            String since = all.substring(told);
            told = all.length();
            return since;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public void kill() {
        killed = true;
        process.destroyForcibly();
    }

    @Override
    public @Nullable ChampionLost ending() throws InterruptedException {
        int code = process.waitFor();
        return killed ? null : new ChampionLost(new Loss.Exited(code, ""));
    }

    @Override
    public void close() {
        kill();
    }
}
