package ludotheque.champions;

import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.Map;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Protocol;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.TypeCase;

/** What a client must know of the rules' numbers to read a snapshot, taken from the rules so that they never differ. */
final class LayoutNumbers {
    private LayoutNumbers() {}

    /**
     * By name: {@code CELLS}; the constants as they are called; {@code LAYOUT_} and the places of the layout; {@code PROTOCOL_} and
     * the numbers of the protocol; {@code ERREUR_},
     * {@code TYPE_CASE_} and {@code TYPE_ACTION_} and the values of the enumerations.
     */
    static Map<String, Integer> all() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        numbers.put("CELLS", Cells.COUNT);
        addAll(numbers, "", Constantes.class);
        addAll(numbers, "LAYOUT_", Layout.class);
        addAll(numbers, "PROTOCOL_", Protocol.class);
        for (Erreur error : Erreur.values()) {
            numbers.put("ERREUR_" + error.name(), error.number());
        }
        for (TypeCase kind : TypeCase.values()) {
            numbers.put("TYPE_CASE_" + kind.name(), kind.number());
        }
        for (TypeAction action : TypeAction.values()) {
            numbers.put("TYPE_ACTION_" + action.name(), action.number());
        }
        return numbers;
    }

    private static void addAll(Map<String, Integer> numbers, String prefix, Class<?> constants) {
        for (Field field : constants.getFields()) {
            try {
                numbers.put(prefix + field.getName(), field.getInt(null));
            } catch (IllegalAccessException hidden) {
                throw new IllegalStateException(hidden);
            }
        }
    }
}
