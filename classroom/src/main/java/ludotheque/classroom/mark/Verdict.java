package ludotheque.classroom.mark;

import ludotheque.kernel.Text;

/** What kind of end an exercise had. */
public enum Verdict {
    PASSED("réussi", "passed"),
    PARTLY("en partie", "partly"),
    WRONG("faux", "wrong"),
    /** It said itself that it found nothing. */
    GAVE_UP("abandon", "gave up"),
    TIMEOUT("trop lent", "too slow"),
    MEMORY("trop de mémoire", "too much memory"),
    CRASHED("plantage", "crashed"),
    MISSING("manquant", "missing"),
    NOT_BUILT("ne se construit pas", "does not build");

    private final String fr;
    private final String en;

    Verdict(String fr, String en) {
        this.fr = fr;
        this.en = en;
    }

    public Text label() {
        return new Text(fr, en);
    }
}
