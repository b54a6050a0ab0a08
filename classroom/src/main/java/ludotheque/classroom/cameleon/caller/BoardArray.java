package ludotheque.classroom.cameleon.caller;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An array of a student's program that holds the board: its cells, or one field of the objects in it, stood for the letters of the file, one
 * value for each letter, when the file had been read. A margin before the first line and column is allowed.
 */
final class BoardArray {
    private static final char STRANGE = '?';

    private final ObjectGraph.Reached array;
    private final int side;
    private final int margin;
    private final @Nullable Field field;
    private final Map<Object, Character> letters = new HashMap<>();

    private BoardArray(ObjectGraph.Reached array, int side, int margin, @Nullable Field field) {
        this.array = array;
        this.side = side;
        this.margin = margin;
        this.field = field;
    }

    /** The first array that holds the board, or null. */
    static @Nullable BoardArray find(List<Object> roots, Functions functions, int side, String letters)
            throws ReflectiveOperationException {
        for (ObjectGraph.Reached reached : new ObjectGraph(roots, functions).all()) {
            if (!reached.object().getClass().isArray()) {
                continue;
            }
            for (int margin = 0; margin <= 1; margin++) {
                Object sample = element(reached.object(), side, margin, 0, 0);
                List<@Nullable Field> ways = new ArrayList<>();
                ways.add(null);
                if (sample != null && functions.isStudents(sample.getClass())) {
                    ways.addAll(fields(sample.getClass()));
                }
                for (Field way : ways) {
                    BoardArray found = new BoardArray(reached, side, margin, way);
                    if (found.learns(letters)) {
                        return found;
                    }
                }
            }
        }
        return null;
    }

    private static Collection<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                fields.add(field);
            }
        }
        return fields;
    }

    /** Whether each letter has a value of its own. */
    private boolean learns(String board) throws ReflectiveOperationException {
        Map<Character, Object> values = new HashMap<>();
        for (int i = 0; i < board.length(); i++) {
            Object value = value(array.object(), i / side, i % side);
            if (value == null || !value.equals(values.computeIfAbsent(board.charAt(i), unused -> value))) {
                return false;
            }
        }
        values.forEach((letter, value) -> letters.put(value, letter));
        return letters.size() == values.size();
    }

    String letters() throws ReflectiveOperationException {
        Object now = array.now();
        StringBuilder text = new StringBuilder(side * side);
        for (int i = 0; i < side * side; i++) {
            Object value = now == null ? null : value(now, i / side, i % side);
            text.append(value == null ? STRANGE : letters.getOrDefault(value, STRANGE));
        }
        return text.toString();
    }

    private @Nullable Object value(Object from, int line, int column) throws ReflectiveOperationException {
        Object element = element(from, side, margin, line, column);
        if (field == null || element == null) {
            // A reference says nothing where no object is: that is how some write white.
            return field == null && element == null && isInside(from) ? NOTHING : element;
        }
        return field.getDeclaringClass().isInstance(element)
                ? Objects.requireNonNullElse(field.get(element), NOTHING)
                : null;
    }

    private static final Object NOTHING = new Object();

    private boolean isInside(Object from) {
        return from.getClass().getComponentType().isArray()
                && !from.getClass().getComponentType().getComponentType().isPrimitive();
    }

    /** The object of a type in the cell that two numbers name, counted from 1, or null. */
    @Nullable
    Object element(Class<?> type, Collection<Integer> numbers) throws ReflectiveOperationException {
        Iterator<Integer> each = numbers.iterator();
        Object now = array.now();
        Object element = now == null ? null : element(now, side, margin, each.next() - 1, each.next() - 1);
        return type.isInstance(element) ? element : null;
    }

    private static @Nullable Object element(Object array, int side, int margin, int line, int column) {
        int length = Array.getLength(array);
        if (line < 0 || column < 0) {
            return null;
        }
        if (!array.getClass().getComponentType().isArray()) {
            return margin == 0 && length == side * side ? Array.get(array, line * side + column) : null;
        }
        Object row = length < side + margin ? null : Array.get(array, line + margin);
        return row == null || Array.getLength(row) < side + margin ? null : Array.get(row, column + margin);
    }
}
