package ludotheque.arena.match;

import java.nio.file.Path;
import ludotheque.kernel.Text;

/** Files of a champion that cannot be taken in: damaged, too large, too many, or under names that no file can have here. */
public final class BadSources extends BadChampion {
    private final transient Text what;

    BadSources(String fr, String en) {
        this("", new Text(fr, en));
    }

    private BadSources(String where, Text what) {
        super(where + what.fr(), where + what.en());
        this.what = what;
    }

    /** The same, said of this file or folder. */
    BadSources of(Path path) {
        return new BadSources(path + ": ", what);
    }

    /** Who takes its place where the others are to play on. */
    public UnbuiltEntrant entrant(String name) {
        return new UnbuiltEntrant(name, new Fingerprint().add(what.en()).toString(), what);
    }
}
