package ludotheque.champions;

import java.util.Locale;

/** The subject's names as other languages write them. */
final class Names {
    private Names() {}

    /** {@code etat_case} and {@code HORS_TOUR} as {@code EtatCase} and {@code HorsTour}. */
    static String camel(String name) {
        StringBuilder camel = new StringBuilder();
        boolean begins = true;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '_') {
                begins = true;
            } else {
                camel.append(begins ? Character.toUpperCase(c) : Character.toLowerCase(c));
                begins = false;
            }
        }
        return camel.toString();
    }

    /** {@code HORS_TOUR} as {@code Hors_tour}. */
    static String capital(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1).toLowerCase(Locale.ROOT);
    }
}
