package ludotheque.arena.match;

/** An archive that holds no champion, since it cannot be read to its end or holds what no champion needs. */
public final class BadArchive extends BadChampion {
    private static final long serialVersionUID = 1L;

    BadArchive(String fr, String en) {
        super(fr, en);
    }

    /** The same, said of this file. */
    BadArchive of(Object file) {
        return new BadArchive(file + ": " + reason().fr(), file + ": " + reason().en());
    }
}
