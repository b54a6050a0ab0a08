package ludotheque.papattes;

/** A mark that a champion leaves on a cell for the person who watches; the order is the subject's. */
public enum PapatteDebug {
    PAS_DE_PAPATTE,
    PAPATTE_BLEU,
    PAPATTE_JAUNE,
    PAPATTE_ROUGE;

    private static final PapatteDebug[] VALUES = values();

    /** The value with this number. */
    public static PapatteDebug of(int number) {
        return VALUES[number];
    }

    /** Its number in the subject's order. */
    @SuppressWarnings("EnumOrdinal") // the order of declaration is the subject's numbering
    public int number() {
        return ordinal();
    }
}
