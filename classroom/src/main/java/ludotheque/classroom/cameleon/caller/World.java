package ludotheque.classroom.cameleon.caller;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The objects of a student's program after it has read a board: whatever a function needs is found among them, or made. */
final class World {
    private final Functions functions;
    private final Supplies supplies;
    private final @Nullable BoardArray array;

    /** @param text what a function that wants a text is given: the name of the file, or what is in it */
    World(Functions functions, Path board, String text, String variant)
            throws IOException, ReflectiveOperationException, Uncallable {
        this.functions = functions;
        String[] lines = Files.readString(board).split("\\s+", -1);
        int side = Integer.parseInt(lines[0]);
        supplies = new Supplies(functions, board, text, variant);
        Object made = prepare("RemplirPlateau", List.of(side, side)).invoke();
        if (made != null) {
            supplies.know(made);
        }
        supplies.isLoaded();
        StringBuilder letters = new StringBuilder();
        for (int i = 1; i <= side; i++) {
            letters.append(lines[i]);
        }
        array = BoardArray.find(supplies.roots(), functions, side, letters.toString());
        supplies.cellsFrom(array);
    }

    /** A function and all that it is given. */
    static final class Call {
        private final Method method;
        private final @Nullable Object on;
        private final @Nullable Object[] arguments;

        private Call(Method method, @Nullable Object on, @Nullable Object[] arguments) {
            this.method = method;
            this.on = on;
            this.arguments = arguments;
        }

        @Nullable
        Object invoke() throws ReflectiveOperationException {
            return method.invoke(on, arguments);
        }
    }

    /** The letters of the board, line by line; empty when no array of the program's held the board that was read. */
    String look() throws ReflectiveOperationException {
        return array == null ? "" : array.letters();
    }

    /** Prepares the first function of this name for which everything is there. */
    Call prepare(String name, List<Integer> numbers) throws ReflectiveOperationException, Uncallable {
        Uncallable last = new Uncallable("missing");
        for (Method method : functions.named(name)) {
            try {
                Object on = Modifier.isStatic(method.getModifiers())
                        ? null
                        : supplies.give(method.getDeclaringClass(), List.of());
                @Nullable Object[] arguments = supplies.arguments(method.getParameterTypes(), numbers);
                method.setAccessible(true);
                return new Call(method, on, arguments);
            } catch (Uncallable unfit) {
                last = unfit;
            }
        }
        throw last;
    }
}
