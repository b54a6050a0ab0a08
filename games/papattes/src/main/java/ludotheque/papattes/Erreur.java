package ludotheque.papattes;

/** What an action answers; the order is the subject's. */
public enum Erreur {
    OK,
    HORS_TOUR,
    POSITION_INVALIDE,
    CIBLE_INVALIDE,
    DERNIER_AGE,
    HORS_PORTEE,
    DEPLACEMENT_INVALIDE,
    POSE_INVALIDE,
    PLUS_DE_CROQUETTES,
    PLUS_DE_PM,
    CONSTRUCTION_IMPOSSIBLE,
    DESTRUCTION_IMPOSSIBLE;

    private static final Erreur[] VALUES = values();

    /** The value with this number. */
    public static Erreur of(int number) {
        return VALUES[number];
    }

    /** Its number in the subject's order. */
    @SuppressWarnings("EnumOrdinal") // the order of declaration is the subject's numbering
    public int number() {
        return ordinal();
    }
}
