package ludotheque.cli.cameleon;

import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.Setup;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.SavedGame;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.Text;

/** Reads boards as the subject writes them. */
record BoardFile(Shell shell) {

    /** The board of a file, with a warning on standard error when the subject does not foresee it. */
    Setup read(String name) {
        return parse(name, TextFile.read(shell, name, Setup.MOST_BYTES));
    }

    /** The board that a file of this name holds as text. */
    Setup parse(String name, String text) {
        if (SavedGame.isRecord(CameleonGame.CAMELEON, text)) {
            throw Failure.badInput(
                            "c'est une partie notée, pas un plateau : ludo cameleon play ou replay l'ouvre",
                            "this is a saved game, not a board: ludo cameleon play or replay opens it")
                    .at(name);
        }
        Setup setup = TextFile.parse(name, text, Setup::parse);
        Text warning = setup.warning();
        if (warning != null) {
            shell.note(name + ": " + warning.fr(), name + ": " + warning.en());
        }
        return setup;
    }
}
