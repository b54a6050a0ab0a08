package ludotheque.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A verb that is asked many times in one process: {@code ludo patience check --list FILE}. Each line of the list has what would be typed after
 * the verb, between tabs or as JSON, and is answered by one JSON object a line as soon as it is read. What is wrong with a line is told in its
 * answer and stops no other.
 */
final class ListedCommand {
    static final Set<String> VERBS = Set.of("check", "score", "replay", "search", "outcome");

    private static final String OPTION = "--list";
    private static final int LONGEST_LINE = 4 << 20;
    private static final String TIME = "--time";

    private final Shell shell;
    private final List<String> verb;
    private final List<String> options;
    private final String list;

    /** Made anew where a search counts its time from when it was asked. */
    private @Nullable Asked asked;

    private ListedCommand(Shell shell, List<String> verb, List<String> options, String list) {
        this.shell = shell;
        this.verb = verb;
        this.options = options;
        this.list = list;
    }

    /** One verb with streams of its own. */
    private record Asked(
            CommandLine command, Shell shell, Refilled in, ByteArrayOutputStream out, ByteArrayOutputStream err) {}

    /** One line of the list. */
    private record Question(List<String> words, String input) {}

    /** Lets the verbs that judge or solve something know the option, for their help; it is read here, before a verb is asked. */
    static void addOption(CommandLine ludo) {
        for (CommandLine game : ludo.getSubcommands().values()) {
            game.getSubcommands().forEach((name, command) -> {
                if (VERBS.contains(name)) {
                    command.getCommandSpec()
                            .addOption(OptionSpec.builder(OPTION)
                                    .paramLabel("FILE")
                                    .type(String.class)
                                    .build());
                }
            });
        }
    }

    /** What was typed, if it asks for a list; null when it is for the verb itself. */
    static @Nullable ListedCommand of(Shell shell, String... arguments) {
        List<String> words = new ArrayList<>();
        for (String word : arguments) {
            boolean joined = word.startsWith(OPTION + "=");
            words.addAll(joined ? List.of(OPTION, word.substring(OPTION.length() + 1)) : List.of(word));
        }
        int at = words.indexOf(OPTION);
        boolean isVerb = words.size() > 1 && VERBS.contains(words.get(1)) && !words.contains("--help");
        if (!isVerb || at < 2 || at + 1 == words.size()) {
            return null;
        }
        List<String> options = new ArrayList<>(words.subList(2, at));
        options.addAll(words.subList(at + 2, words.size()));
        return new ListedCommand(shell, words.subList(0, 2), options, words.get(at + 1));
    }

    /** Answers every line; the worst of their exit codes is its own. */
    int run() {
        try (InputStream lines = open()) {
            int worst = ExitCode.OK;
            int number = 0;
            for (String line = line(lines, number + 1); line != null; line = line(lines, number + 1)) {
                number++;
                if (!line.isBlank()) {
                    int code = answer(line, number);
                    worst = Math.max(worst, code);
                    if (code == ExitCode.INTERRUPTED) {
                        break;
                    }
                }
            }
            return worst;
        } catch (IOException unreadable) {
            throw Failure.badInput("ce fichier ne peut pas être lu", "this file cannot be read")
                    .coded("UNREADABLE")
                    .at(list);
        }
    }

    private InputStream open() {
        try {
            return new BufferedInputStream(
                    list.equals(TextFile.STANDARD_INPUT) ? shell.in() : Files.newInputStream(TextFile.path(list)));
        } catch (IOException | BadInput unreadable) {
            throw Failure.badInput("ce fichier ne peut pas être lu", "this file cannot be read")
                    .coded("NO_SUCH_FILE")
                    .at(list);
        }
    }

    private static @Nullable String line(InputStream lines, int number) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next = lines.read();
        if (next < 0) {
            return null;
        }
        for (; next >= 0 && next != '\n'; next = lines.read()) {
            if (line.size() == LONGEST_LINE) {
                throw Failure.lineTooLong(number, LONGEST_LINE);
            }
            line.write(next);
        }
        String text = line.toString(StandardCharsets.UTF_8);
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    private int answer(String line, int number) {
        Json json = new Json().object().field("line", number);
        try {
            Question question = question(line, number);
            Asked verbs = asked();
            verbs.in.refill(question.input);
            verbs.out.reset();
            verbs.err.reset();
            List<String> words = new ArrayList<>(verb);
            words.addAll(options);
            words.addAll(question.words);
            if (!words.contains("--json")) {
                words.add("--json");
            }
            int code = Ludo.execute(verbs.command, verbs.shell, words);
            verbs.shell.out().flush();
            tell(json.field("exitCode", code), verbs);
            return code;
        } catch (BadInput bad) {
            Failure failure = Failure.badInput(list, bad);
            print(
                    json.field("exitCode", failure.exitCode()),
                    failure.json(shell).toString(),
                    "");
            return failure.exitCode();
        }
    }

    /** The last object that was printed is the answer; a solution that came before it is its output. */
    private void tell(Json json, Asked verbs) {
        String out = verbs.out.toString(StandardCharsets.UTF_8).stripTrailing();
        String answer = last(out);
        String output = answer == null ? out : "";
        if (answer == null) {
            answer = last(verbs.err.toString(StandardCharsets.UTF_8).stripTrailing());
        }
        print(json, answer, output);
    }

    private static @Nullable String last(String printed) {
        String line = printed.substring(printed.lastIndexOf('\n') + 1);
        return line.startsWith("{") ? line : null;
    }

    private void print(Json json, @Nullable String answer, String output) {
        if (!output.isEmpty()) {
            json.field("output", output);
        }
        String object = json.end().toString();
        String whole =
                answer == null ? object : object.substring(0, object.length() - 1) + ",\"answer\":" + answer + "}";
        shell.print(whole);
        shell.out().flush();
    }

    private static Question question(String line, int number) throws BadInput {
        if (!line.startsWith("{")) {
            return new Question(List.of(line.split("\t", -1)), "");
        }
        JsonValue object = JsonValue.parse(line, number, 1);
        List<String> words = new ArrayList<>();
        for (JsonValue word : object.need("arguments").array()) {
            words.add(word.string());
        }
        JsonValue input = object.get("input");
        return new Question(words, input == null ? "" : input.string());
    }

    private Asked asked() {
        Asked known = asked;
        if (known != null && !countsTime(known)) {
            return known;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Refilled in = new Refilled();
        Instant now = shell.clock().instant();
        Shell quiet = new Shell(
                in,
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                shell.lang(),
                shell.variables(),
                "",
                shell.clock(),
                now);
        Asked made = new Asked(Ludo.commandLine(quiet, verb), quiet, in, out, err);
        asked = made;
        return made;
    }

    private boolean countsTime(Asked known) {
        CommandLine game = known.command.getSubcommands().get(verb.get(0));
        CommandLine command = game == null ? null : game.getSubcommands().get(verb.get(1));
        return command != null && command.getCommandSpec().findOption(TIME) != null;
    }

    /** Standard input that each question fills anew. */
    private static final class Refilled extends InputStream {
        private InputStream text = InputStream.nullInputStream();

        void refill(String input) {
            text = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public int read() throws IOException {
            return text.read();
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            return text.read(bytes, from, length);
        }
    }
}
