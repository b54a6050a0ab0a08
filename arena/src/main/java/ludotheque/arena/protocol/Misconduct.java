package ludotheque.arena.protocol;

import ludotheque.kernel.Text;
import ludotheque.papattes.Layout;

/** What a champion sends that the protocol does not foresee. */
public enum Misconduct {
    EARLY_FRAME,
    NO_GREETING,
    UNKNOWN_FRAME,
    UNKNOWN_ACTION,
    OTHER_VERSION;

    /** What a report says of it, after the champion's name; {@code number} is the one that was sent. */
    public Text sentence(int number) {
        return switch (this) {
            case EARLY_FRAME -> new Text("a envoyé une trame avant d'être appelé", "sent a frame before it was called");
            case NO_GREETING ->
                new Text("a envoyé d'abord autre chose qu'un salut", "sent something other than a greeting first");
            case UNKNOWN_FRAME -> new Text("a envoyé une trame du genre " + number, "sent a frame of kind " + number);
            case UNKNOWN_ACTION -> new Text("a envoyé l'action " + number, "sent the action " + number);
            case OTHER_VERSION ->
                new Text(
                        "est construit pour la version " + number + " et non " + Layout.VERSION,
                        "is built for version " + number + ", not " + Layout.VERSION);
        };
    }
}
