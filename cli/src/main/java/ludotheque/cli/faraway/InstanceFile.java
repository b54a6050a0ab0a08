package ludotheque.cli.faraway;

import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.faraway.Instance;
import ludotheque.kernel.Text;

/** Reads instances. */
record InstanceFile(Shell shell) {

    /** The instance of a file; what is odd about it goes to standard error. */
    Instance read(String name) {
        String text = TextFile.read(shell, name, Instance.MOST_BYTES);
        Instance.Read read = TextFile.parse(name, text, Instance::parse);
        for (Text warning : read.warnings()) {
            shell.note(name + ": " + warning.fr(), name + ": " + warning.en());
        }
        return read.instance();
    }
}
