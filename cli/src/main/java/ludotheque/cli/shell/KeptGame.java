package ludotheque.cli.shell;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The files that the record of a game is kept in while a person plays it; a file that this game did not write is never replaced. */
public final class KeptGame {
    private final Shell shell;
    private final @Nullable Path file;
    private final Set<Path> written = new HashSet<>();

    /** @param file that holds this game or nothing, and is written move after move; null for none */
    public KeptGame(Shell shell, @Nullable Path file) {
        this.shell = shell;
        this.file = file;
        if (file != null) {
            written.add(file.toAbsolutePath());
        }
    }

    public void keep(String record) {
        if (file != null) {
            TextFile.write(file, record);
        }
    }

    /** Saves the game in a file that a person names, and says what came of it. */
    public String save(String name, String record) {
        try {
            Path target = Path.of(name);
            if (!written.contains(target.toAbsolutePath()) && Files.exists(target)) {
                return shell.say(
                        target + " existe déjà et n'est pas écrasé.",
                        target + " exists already and is not overwritten.");
            }
            TextFile.write(target, record);
            written.add(target.toAbsolutePath());
            return shell.say("Partie notée dans " + target + ".", "Game saved in " + target + ".");
        } catch (InvalidPathException notAName) {
            return shell.say("Ce n'est pas le nom d'un fichier.", "This is not the name of a file.");
        } catch (Failure unwritable) {
            return shell.say(unwritable.line());
        }
    }
}
