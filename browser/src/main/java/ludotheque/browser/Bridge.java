package ludotheque.browser;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * The functions and the constants of one game that a page may use. Each function is asked with texts and answers JSON; what pages
 * must know of it in TypeScript is written by {@link #typeScript()}.
 */
public final class Bridge {
    /** What keeps a function from answering: a text that cannot be read, with its place, or an action that the rules refuse. */
    private record Mistake(
            String code,
            Text sentence,
            @Nullable Integer line,
            @Nullable Integer column) {}

    private static final Shape<Mistake> MISTAKE = Shape.<Mistake>named("Mistake")
            .field("code", Kind.TEXT, Mistake::code)
            .optional("line", Kind.NUMBER, Mistake::line)
            .optional("column", Kind.NUMBER, Mistake::column)
            .field("fr", Kind.TEXT, mistake -> mistake.sentence.fr())
            .field("en", Kind.TEXT, mistake -> mistake.sentence.en());

    private static final Shape<Mistake> FAILED =
            Shape.<Mistake>named("Failed").field("mistake", MISTAKE, mistake -> mistake);

    /** Ends an answer because the rules refuse. */
    public static final class Refused extends RuntimeException {
        private final transient Refusal refusal;

        public Refused(Refusal refusal) {
            super(refusal.code());
            this.refusal = refusal;
        }
    }

    /** Works an answer out. */
    public interface Body<T> {
        T answer(Call call) throws BadInput, IllegalAction;
    }

    private record Function<T>(Kind<T> answer, boolean mayFail, Body<T> body, List<Parameter<?>> parameters) {
        void write(Json json, Call call) throws BadInput, IllegalAction {
            answer.write(json, body.answer(call));
        }

        String typeScript(String name) {
            return "  " + name
                    + parameters.stream()
                            .map(parameter ->
                                    parameter.name() + ": " + parameter.kind().type())
                            .collect(Collectors.joining(", ", "(", "): "))
                    + answer.type() + (mayFail ? " | Failed" : "") + "\n";
        }
    }

    /** One question with its arguments. */
    public static final class Call {
        private final List<Parameter<?>> parameters;
        private final String[] arguments;

        private Call(List<Parameter<?>> parameters, String[] arguments) {
            if (parameters.size() != arguments.length) {
                throw new IllegalArgumentException(
                        parameters.size() + " arguments were expected, not " + arguments.length + ".");
            }
            this.parameters = parameters;
            this.arguments = arguments;
        }

        public <V> V get(Parameter<V> parameter) {
            int at = parameters.indexOf(parameter);
            if (at < 0) {
                throw new IllegalArgumentException(parameter.name() + " is no parameter of this function.");
            }
            return parameter.reader().apply(arguments[at]);
        }
    }

    private final String game;
    private final Map<String, Function<?>> functions = new LinkedHashMap<>();
    private final Map<String, String> declarations = new LinkedHashMap<>();

    public Bridge(String game) {
        this.game = game;
    }

    public String game() {
        return game;
    }

    /** Adds a function that always has an answer. */
    public <T> Bridge tells(String name, Kind<T> answer, Body<T> body, Parameter<?>... parameters) {
        return add(name, new Function<>(answer, false, body, List.of(parameters)));
    }

    /** Adds a function that may find something wrong with what it is asked. */
    public <T> Bridge answers(String name, Kind<T> answer, Body<T> body, Parameter<?>... parameters) {
        return add(name, new Function<>(answer, true, body, List.of(parameters)));
    }

    private Bridge add(String name, Function<?> function) {
        function.parameters.forEach(parameter -> parameter.kind().declare(declarations));
        function.answer.declare(declarations);
        functions.put(name, function);
        return this;
    }

    /** Adds a number or words that pages must not write down a second time. */
    public <V> Bridge constant(String name, Kind<V> kind, V value) {
        kind.declare(declarations);
        Json json = new Json();
        kind.write(json, value);
        boolean fixed = json.toString().startsWith("[") || json.toString().startsWith("{");
        declarations.put(name, "export const " + name + " = " + json + (fixed ? " as const" : ""));
        return this;
    }

    /** Answers a question of the page. */
    public String ask(String name, String... arguments) {
        Function<?> function = functions.get(name);
        if (function == null) {
            throw new IllegalArgumentException(game + " has no function " + name + ".");
        }
        try {
            Json json = new Json();
            function.write(json, new Call(function.parameters, arguments));
            return json.toString();
        } catch (BadInput bad) {
            return failed(name, function, new Mistake("BAD_INPUT", bad.expected(), bad.line(), bad.column()));
        } catch (IllegalAction illegal) {
            return failed(name, function, mistake(illegal.refusal()));
        } catch (Refused refused) {
            return failed(name, function, mistake(refused.refusal));
        }
    }

    private static Mistake mistake(Refusal refusal) {
        return new Mistake(refusal.code(), refusal.sentence(), null, null);
    }

    private static String failed(String name, Function<?> function, Mistake mistake) {
        if (!function.mayFail) {
            throw new IllegalArgumentException(name + ": " + mistake.sentence.en());
        }
        Json json = new Json();
        FAILED.write(json, mistake);
        return json.toString();
    }

    /** What TypeScript is told of all games. */
    public static String sharedTypeScript() {
        Map<String, String> shared = shared();
        return String.join("\n\n", shared.values()) + "\n";
    }

    private static Map<String, String> shared() {
        Map<String, String> shared = new LinkedHashMap<>();
        Kind.BOTH_LANGUAGES.declare(shared);
        FAILED.declare(shared);
        return shared;
    }

    /** What TypeScript is told of this game: its types, its constants, and its functions as an interface. */
    public String typeScript() {
        Map<String, String> own = new LinkedHashMap<>(declarations);
        String names = String.join(", ", shared().keySet());
        shared().keySet().forEach(own::remove);
        StringBuilder text = new StringBuilder("import type { " + names + " } from './answers'\n\n");
        text.append("export type { ").append(names).append(" }\n\n");
        own.values().forEach(declaration -> text.append(declaration).append("\n\n"));
        text.append("export interface Rules {\n");
        functions.forEach((name, function) -> text.append(function.typeScript(name)));
        return text.append("}\n").toString();
    }
}
