package ludotheque.classroom.cameleon.caller;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads questions, a line each, calls the functions they name and writes an answer a line:
 *
 * <pre>
 * has NAME              whether a function has this name: yes NAME, or no
 * load FILE VARIANT     calls RemplirPlateau in a fresh copy of all classes
 * call NAME NUMBER…     calls a function: value …, void, or why not
 * look                  the board, as an array of the student's shows it: board LETTERS, or blind
 * time NAME             nanoseconds of processor time that a call takes; once that is long, nothing more is loaded
 * </pre>
 *
 * <p>Answers go to a file whose name the student's code is not told; what that prints goes nowhere. Before a call its question is written, so that a
 * call that never returns is known by its name.
 */
public final class Caller {
    /** All classes that must lie beside the student's. */
    public static final List<String> CLASSES = List.of(
            "Caller",
            "Functions",
            "World",
            "World$Call",
            "Supplies",
            "ObjectGraph",
            "ObjectGraph$Reached",
            "BoardArray",
            "Uncallable");

    private static final int LONGEST_MESSAGE = 200;
    private static final int BATCH = 10;
    private static final int LEAST_BATCHES = 4;
    /** So that the smallest board is not full before. */
    private static final int MOST_BATCHES = 30;

    private static final long ENOUGH_NANOS = 500_000_000L;
    private static final long LONG_NANOS = 20_000_000L;

    private final Path classes;
    private final PrintStream answers;
    private @Nullable World world;
    private boolean tooLong;

    private Caller(Path classes, PrintStream answers) {
        this.classes = classes;
        this.answers = answers;
    }

    /**
     * Answers all questions of a file.
     *
     * @param words the folder of the student's classes, and the file of the questions, of which the first names the file for answers
     */
    public static void main(String[] words) throws IOException {
        Path questions = Path.of(words[1]);
        List<String> lines = Files.readAllLines(questions, StandardCharsets.UTF_8);
        Files.delete(questions);
        try (PrintStream answers =
                new PrintStream(Files.newOutputStream(Path.of(lines.get(0))), true, StandardCharsets.UTF_8)) {
            System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
            System.setErr(System.out);
            Caller caller = new Caller(Path.of(words[0]), answers);
            for (String line : lines.subList(1, lines.size())) {
                answers.println("? " + line);
                caller.answer(line.split(" ", -1));
            }
            answers.println("end");
        }
        // Threads and windows that the student's code left open do not keep this waiting.
        Runtime.getRuntime().halt(0);
    }

    private void answer(String[] words) throws IOException {
        try {
            switch (words[0]) {
                case "has" -> answers.println(has(words[1]));
                case "load" -> load(words[1], words[2]);
                case "call" -> answers.println(shown(call(words)));
                case "look" -> answers.println(look());
                case "time" -> time(words[1]);
                default -> throw new IllegalArgumentException(words[0]);
            }
        } catch (Uncallable missing) {
            answers.println(missing.getMessage());
        } catch (InvocationTargetException thrown) {
            answers.println("threw " + told(thrown.getCause() == null ? thrown : thrown.getCause()));
        } catch (ReflectiveOperationException | LinkageError | RuntimeException odd) {
            answers.println("threw " + told(odd));
        }
    }

    private String has(String name) throws IOException {
        String found = new Functions(classes).nearest(name);
        return found.isEmpty() ? "no" : "yes " + found;
    }

    private void load(String file, String variant) throws IOException, ReflectiveOperationException, Uncallable {
        world = null;
        if (tooLong) {
            throw new Uncallable("skipped");
        }
        Path board = Path.of(file).toAbsolutePath();
        byte[] typed = (board + "\n").getBytes(StandardCharsets.UTF_8);
        InvocationTargetException first = null;
        // The subject hands a file over; who takes its text instead is understood too.
        for (String text : List.of(board.toString(), Files.readString(board))) {
            System.setIn(new ByteArrayInputStream(typed));
            try {
                world = new World(new Functions(classes), board, text, variant);
                answers.println("loaded");
                return;
            } catch (InvocationTargetException thrown) {
                first = first == null ? thrown : first;
            }
        }
        if (first != null) {
            throw first;
        }
    }

    private World loaded() throws Uncallable {
        if (world == null) {
            throw new Uncallable("unloaded");
        }
        return world;
    }

    private @Nullable Object call(String[] words) throws ReflectiveOperationException, Uncallable {
        List<Integer> numbers = new ArrayList<>();
        for (String word : Arrays.asList(words).subList(2, words.length)) {
            numbers.add(Integer.valueOf(word));
        }
        return loaded().prepare(words[1], numbers).invoke();
    }

    private static String shown(@Nullable Object value) {
        if (value instanceof Number || value instanceof Boolean) {
            return "value " + value;
        }
        return value == null ? "void" : "other " + value.getClass().getSimpleName();
    }

    private String look() throws Uncallable, ReflectiveOperationException {
        String letters = loaded().look();
        return letters.isEmpty() ? "blind" : "board " + letters;
    }

    /**
     * The median of batches of calls, without the first half of them: that is where things are set up and compiled. Once a call takes long, larger
     * boards are not tried.
     */
    private void time(String name) throws ReflectiveOperationException, Uncallable {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        World.Call call = loaded().prepare(name, List.of());
        long begin = threads.getCurrentThreadCpuTime();
        call.invoke();
        int batch = threads.getCurrentThreadCpuTime() - begin < LONG_NANOS ? BATCH : 1;
        List<Long> batches = new ArrayList<>();
        while (batches.size() < MOST_BATCHES
                && (batches.size() < LEAST_BATCHES || threads.getCurrentThreadCpuTime() - begin < ENOUGH_NANOS)) {
            long start = threads.getCurrentThreadCpuTime();
            for (int i = 0; i < batch; i++) {
                call.invoke();
            }
            batches.add((threads.getCurrentThreadCpuTime() - start) / batch);
        }
        List<Long> warm = batches.subList(batches.size() / 2, batches.size()).stream()
                .sorted()
                .toList();
        long median = warm.get(warm.size() / 2);
        tooLong = median > LONG_NANOS;
        answers.println("value " + median);
    }

    /** What was thrown and where in the student's code, on one line. */
    private static String told(Throwable thrown) {
        StringBuilder told = new StringBuilder(thrown.getClass().getSimpleName());
        for (StackTraceElement frame : thrown.getStackTrace()) {
            String file = frame.getFileName();
            if (file != null
                    && !frame.getClassName().startsWith("java.")
                    && !frame.getClassName().startsWith("jdk.")
                    && !frame.getClassName().startsWith(Caller.class.getPackageName())) {
                told.append(" (")
                        .append(file)
                        .append(':')
                        .append(frame.getLineNumber())
                        .append(')');
                break;
            }
        }
        String message = thrown.getMessage();
        if (message != null) {
            told.append(": ").append(message.replaceAll("\\s+", " "));
        }
        return told.substring(0, Math.min(LONGEST_MESSAGE, told.length()));
    }
}
