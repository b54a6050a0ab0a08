package ludotheque.classroom.cameleon.caller;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What functions are given: the file and its side while the board is read, then line and column of a cell, blue, and objects that are there. */
final class Supplies {
    private static final int DEEPEST = 3;
    /** The number of the player for whom functions are called. */
    private static final int PLAYER = 2;

    private final Functions functions;
    private final Path board;
    private final String text;
    private final boolean temeraire;
    private final List<Object> known = new ArrayList<>();
    private boolean loaded;
    private @Nullable BoardArray array;

    Supplies(Functions functions, Path board, String text, String variant) {
        this.functions = functions;
        this.board = board;
        this.text = text;
        this.temeraire = variant.startsWith("t");
    }

    void know(Object object) {
        known.add(0, object);
    }

    void isLoaded() {
        loaded = true;
    }

    void cellsFrom(@Nullable BoardArray found) {
        array = found;
    }

    List<Object> roots() {
        return known;
    }

    @Nullable
    Object[] arguments(Class<?>[] types, List<Integer> numbers) throws Uncallable, ReflectiveOperationException {
        return arguments(types, new ArrayDeque<>(numbers), 0);
    }

    /** An object of a class: one that is there, or a new one. */
    Object give(Class<?> type, List<Integer> numbers) throws Uncallable, ReflectiveOperationException {
        return give(type, new ArrayDeque<>(numbers), 0);
    }

    private @Nullable Object[] arguments(Class<?>[] types, Deque<Integer> numbers, int depth)
            throws Uncallable, ReflectiveOperationException {
        @Nullable Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = give(types[i], numbers, depth);
        }
        return arguments;
    }

    private Object give(Class<?> type, Deque<Integer> numbers, int depth)
            throws Uncallable, ReflectiveOperationException {
        Object plain = plain(type, numbers);
        if (plain != null) {
            return plain;
        }
        if (functions.isStudents(type) && loaded && numbers.size() >= 2) {
            Object cell = array == null ? null : array.element(type, numbers);
            Object there = cell == null ? found(type) : null;
            if (cell != null) {
                numbers.clear();
                return cell;
            }
            return there != null ? there : made(type, numbers, depth);
        }
        Object there = found(type);
        return there != null ? there : made(type, numbers, depth);
    }

    /** Numbers, texts, files and colours. */
    private @Nullable Object plain(Class<?> type, Deque<Integer> numbers) {
        if (type == int.class || type == Integer.class) {
            return numbers.isEmpty() ? PLAYER : numbers.removeFirst();
        }
        if (type == char.class || type == Character.class) {
            return 'B';
        }
        if (type == boolean.class || type == Boolean.class) {
            return temeraire;
        }
        if (type == int[].class && numbers.size() >= 2) {
            return new int[] {numbers.removeFirst(), numbers.removeFirst()};
        }
        if (type == String.class) {
            return loaded ? "B" : text;
        }
        try {
            return type.isEnum() ? constant(type) : file(type);
        } catch (IOException gone) {
            return null;
        }
    }

    private @Nullable Object file(Class<?> type) throws IOException {
        if (type == File.class) {
            return board.toFile();
        }
        if (type == Path.class) {
            return board;
        }
        InputStream bytes = loaded ? new ByteArrayInputStream(new byte[0]) : new FileInputStream(board.toFile());
        if (type == Scanner.class) {
            return new Scanner(bytes, StandardCharsets.UTF_8);
        }
        if (type == InputStream.class || type == FileInputStream.class) {
            return bytes;
        }
        if (type == FileReader.class) {
            return new FileReader(board.toFile(), StandardCharsets.UTF_8);
        }
        return type == BufferedReader.class || type == Reader.class
                ? Files.newBufferedReader(board, StandardCharsets.UTF_8)
                : null;
    }

    /** The variant, or else blue. */
    private @Nullable Object constant(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        for (String start : List.of(temeraire ? "TEM" : "BRA", "TÉM", "BLEU", "BLUE", "J2", "B")) {
            for (Object constant : constants) {
                if (((Enum<?>) constant).name().toUpperCase(Locale.ROOT).startsWith(start)) {
                    return constant;
                }
            }
        }
        return null;
    }

    private @Nullable Object found(Class<?> type) throws ReflectiveOperationException {
        for (Object object : known) {
            if (type.isInstance(object)) {
                return object;
            }
        }
        return new ObjectGraph(known, functions).first(type);
    }

    private Object made(Class<?> type, Deque<Integer> numbers, int depth)
            throws Uncallable, ReflectiveOperationException {
        InvocationTargetException thrown = null;
        if (functions.isStudents(type) && depth < DEEPEST) {
            List<Constructor<?>> constructors = Stream.of(type.getDeclaredConstructors())
                    .sorted(Comparator.comparingInt(Constructor<?>::getParameterCount))
                    .toList();
            for (Constructor<?> constructor : constructors) {
                try {
                    Deque<Integer> left = new ArrayDeque<>(loaded ? numbers : List.of(side(), side()));
                    @Nullable Object[] arguments = arguments(constructor.getParameterTypes(), left, depth + 1);
                    constructor.setAccessible(true);
                    Object made = constructor.newInstance(arguments);
                    if (!loaded || numbers.isEmpty()) {
                        known.add(made);
                    } else if (left.isEmpty()) {
                        numbers.clear();
                    }
                    return made;
                } catch (Uncallable | InstantiationException unfit) {
                    // Another constructor may do.
                } catch (InvocationTargetException failed) {
                    thrown = failed;
                }
            }
        }
        if (thrown != null) {
            throw thrown;
        }
        throw new Uncallable("unfit " + type.getSimpleName());
    }

    private int side() throws Uncallable {
        try (Stream<String> lines = Files.lines(board)) {
            return Integer.parseInt(lines.findFirst().orElse("").strip());
        } catch (IOException gone) {
            throw new Uncallable("unloaded");
        }
    }
}
