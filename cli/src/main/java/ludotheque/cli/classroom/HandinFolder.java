package ludotheque.cli.classroom;

import java.io.IOException;
import java.nio.file.Path;
import ludotheque.arena.match.BadSources;
import ludotheque.classroom.handin.Handin;
import ludotheque.classroom.handin.Handins;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Text;

/** The folder or archive that a teacher names. */
final class HandinFolder {
    private HandinFolder() {}

    static Handins read(Path folder) {
        try {
            return Handins.read(folder);
        } catch (IOException unreadable) {
            throw unreadable(folder);
        } catch (BadSources bad) {
            throw Failure.badInput(
                    folder + ": " + bad.reason().fr(),
                    folder + ": " + bad.reason().en());
        }
    }

    static Failure unreadable(Path path) {
        return Failure.badInput("« " + path + " » ne peut pas être lu", "\"" + path + "\" cannot be read");
    }

    /** Says of which hand-ins nothing can be read, and what was left out. */
    static void tellTroubles(Shell shell, Handins handins) {
        for (Handin handin : handins.all()) {
            Text trouble = handin.trouble();
            if (trouble != null) {
                shell.note(handin.name() + " : " + trouble.fr(), handin.name() + ": " + trouble.en());
            } else if (!handin.strays().isEmpty()) {
                String names = String.join(", ", handin.strays());
                shell.note(handin.name() + " : laissés de côté : " + names, handin.name() + ": left out: " + names);
            }
        }
        if (!handins.ignored().isEmpty()) {
            String names = String.join(", ", handins.ignored());
            shell.note("Laissés de côté : " + names, "Left out: " + names);
        }
    }
}
