package ludotheque.papattes;

import org.jspecify.annotations.Nullable;

/** The actions: the eight of the subject's enumeration in its order, then the debug mark, which is no part of a history. */
public enum TypeAction {
    SE_DEPLACER("se_deplacer", 2),
    PRENDRE_PORTAIL("prendre_portail", 2),
    MANGER("manger", 1),
    CONSTRUIRE("construire", 2),
    DETRUIRE("detruire", 2),
    DONNER_CROQUETTE("donner_croquette", 2),
    POSER_CROQUETTE("poser_croquette", 2),
    AGE_SUIVANT("age_suivant", 0),
    DEBUG_POSER_PAPATTE("debug_poser_papatte", 1);

    private static final TypeAction[] VALUES = values();

    private final String function;
    private final int positions;

    TypeAction(String function, int positions) {
        this.function = function;
        this.positions = positions;
    }

    public static TypeAction of(int number) {
        return VALUES[number];
    }

    /** The action that a function of the subject does, or null when there is none of that name. */
    public static @Nullable TypeAction named(String function) {
        for (TypeAction type : VALUES) {
            if (type.function.equals(function)) {
                return type;
            }
        }
        return null;
    }

    public static int count() {
        return VALUES.length;
    }

    /** The subject's name of the function that does it. */
    public String function() {
        return function;
    }

    /** How many positions the function takes. */
    public int positions() {
        return positions;
    }

    /** Its number in the subject's order. */
    @SuppressWarnings("EnumOrdinal") // the order of declaration is the subject's numbering
    public int number() {
        return ordinal();
    }
}
