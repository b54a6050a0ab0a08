package ludotheque.arena.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import ludotheque.kernel.Text;

/** The referee's own place for temporary files cannot be written, most often because it is full. Nobody's champion is to blame. */
public final class NoRoom extends IOException {
    private final transient Text sentence;

    NoRoom(Path place, IOException cause) {
        super(place + ": " + cause.getMessage(), cause);
        sentence = new Text(
                place + " ne peut pas être écrit (" + cause.getMessage() + ") ; faites-y de la place (df " + place
                        + "), puis relancez la commande",
                place + " cannot be written (" + cause.getMessage() + "); make room there (df " + place
                        + "), then run the command again");
    }

    /** Which place, and what to do. */
    public Text sentence() {
        return sentence;
    }
}
