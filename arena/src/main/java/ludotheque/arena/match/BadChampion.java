package ludotheque.arena.match;

import ludotheque.kernel.Text;

/** A champion that cannot even begin: not found, in no language we know, or not building. */
public class BadChampion extends Exception {
    private final transient Text reason;

    public BadChampion(String fr, String en) {
        super(en);
        this.reason = new Text(fr, en);
    }

    public Text reason() {
        return reason;
    }
}
