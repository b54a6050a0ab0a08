package ludotheque.cli.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.UUID;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;

/** Where a candidate takes part and with which token, kept in a file that nobody else may read. */
record Account(String address, String token) {
    private static final int MOST_BYTES = 4096;

    /** {@code $XDG_CONFIG_HOME/ludo/contest.json}, or the same below {@code ~/.config}. */
    static Path file(Shell shell) {
        String config = shell.variables().getOrDefault("XDG_CONFIG_HOME", "");
        String home = shell.variables().getOrDefault("HOME", ".");
        return (config.isEmpty() ? Path.of(home, ".config") : Path.of(config)).resolve("ludo/contest.json");
    }

    static Account read(Shell shell) {
        Path file = file(shell);
        if (!Files.isRegularFile(file)) {
            throw Failure.refused(
                            "connectez-vous d'abord : ludo contest login ADRESSE",
                            "log in first: ludo contest login ADDRESS")
                    .coded("LOG_IN");
        }
        return TextFile.parse(file.toString(), TextFile.read(shell, file.toString(), MOST_BYTES), Account::parse);
    }

    private static Account parse(String text) throws BadInput {
        JsonValue json = JsonValue.parse(text);
        return new Account(json.need("address").string(), json.need("token").string());
    }

    void write(Shell shell) {
        Path file = file(shell);
        Path fresh = file.resolveSibling("." + UUID.randomUUID());
        try {
            Files.createDirectories(file.getParent());
            Files.createFile(fresh, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            Json json = new Json()
                    .object()
                    .field("address", address)
                    .field("token", token)
                    .end();
            Files.writeString(fresh, json.toString());
            Files.move(fresh, file, java.nio.file.StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            throw Failure.unwritable(file);
        }
    }
}
