package ludotheque.cli.cameleon;

import ludotheque.cameleon.Setup;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;

/** Reads boards as the subject writes them. */
record BoardFile(Shell shell) {

    /** The board of a file, with a warning on standard error when the subject does not foresee it. */
    Setup read(String name) {
        try {
            Setup setup = Setup.parse(TextFile.read(shell, name));
            Text warning = setup.warning();
            if (warning != null) {
                shell.note(name + " : " + warning.fr(), name + ": " + warning.en());
            }
            return setup;
        } catch (BadInput bad) {
            throw Failure.badInput(name, bad);
        }
    }
}
