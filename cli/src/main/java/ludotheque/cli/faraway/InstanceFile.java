package ludotheque.cli.faraway;

import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.faraway.Instance;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;

/** Reads instances. */
record InstanceFile(Shell shell) {

    /** The instance of a file; what is odd about it goes to standard error. */
    Instance read(String name) {
        try {
            Instance.Read read = Instance.parse(TextFile.read(shell, name, Instance.MOST_BYTES));
            for (Text warning : read.warnings()) {
                shell.note(name + ": " + warning.fr(), name + ": " + warning.en());
            }
            return read.instance();
        } catch (BadInput bad) {
            throw Failure.badInput(name, bad);
        }
    }
}
