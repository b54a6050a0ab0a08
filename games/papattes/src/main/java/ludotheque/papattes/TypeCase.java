package ludotheque.papattes;

/** What a cell is made of; the order is the subject's. */
public enum TypeCase {
    VIDE,
    NICHE,
    MUR,
    FLAQUE,
    ARBRE,
    SQUELETTE;

    private static final TypeCase[] VALUES = values();

    /** The value with this number. */
    public static TypeCase of(int number) {
        return VALUES[number];
    }

    /** Its number in the subject's order. */
    @SuppressWarnings("EnumOrdinal") // the order of declaration is the subject's numbering
    public int number() {
        return ordinal();
    }
}
