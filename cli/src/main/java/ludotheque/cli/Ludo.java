package ludotheque.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import ludotheque.classroom.cameleon.CameleonSubject;
import ludotheque.classroom.faraway.FarawaySubject;
import ludotheque.classroom.mark.Subject;
import ludotheque.classroom.memoryx.MemoryxSubject;
import ludotheque.classroom.papattes.PapattesSubject;
import ludotheque.classroom.patience.PatienceSubject;
import ludotheque.cli.cameleon.CameleonCommand;
import ludotheque.cli.classroom.MarkCommand;
import ludotheque.cli.classroom.SimilarCommand;
import ludotheque.cli.contest.ContestCommand;
import ludotheque.cli.faraway.FarawayCommand;
import ludotheque.cli.memoryx.MemoryxCommand;
import ludotheque.cli.papattes.ClassTournament;
import ludotheque.cli.papattes.PapattesCommand;
import ludotheque.cli.patience.PatienceCommand;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Usage;
import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.Verbs;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.cli.shell.survey.Surveyed;
import ludotheque.kernel.Lang;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** The command {@code ludo}. Alone, it opens the site. */
@Command(name = "ludo", versionProvider = Ludo.Version.class)
public final class Ludo implements Callable<Integer> {
    /** What may be typed first, in the order of help. */
    private static final Map<String, Branch> BRANCHES = branches();

    /** Describes what may follow a first word, as far as what was typed needs it. */
    private interface Branch {
        CommandLine commandLine(Shell shell, List<String> typed);
    }

    @Mixin
    private final Serve serve;

    private Ludo(Shell shell) {
        this.serve = Verb.in(shell, new Serve());
    }

    public static void main(String[] arguments) {
        Shell shell = Shell.ofProcess(arguments);
        System.exit(run(shell, arguments));
    }

    /** Runs one command line and returns its exit code. */
    public static int run(Shell shell, String... arguments) {
        int exitCode = execute(shell, arguments);
        if (shell.hasLostOutput()) {
            shell.note("ludo: la sortie standard ne peut pas être écrite", "ludo: standard output cannot be written");
            return ExitCode.UNWRITABLE;
        }
        return exitCode;
    }

    private static int execute(Shell shell, String... arguments) {
        List<String> typed = Arrays.asList(arguments);
        ListedCommand listed = ListedCommand.of(shell, arguments);
        if (listed == null) {
            return execute(commandLine(shell, typed), shell, typed);
        }
        try {
            return listed.run();
        } catch (Failure failure) {
            return end(shell, tell(shell, failure, typed.contains("--debug")), true);
        }
    }

    /** Runs one command line of a command that may be asked several. */
    static int execute(CommandLine ludo, Shell shell, List<String> typed) {
        boolean debug = typed.contains("--debug");
        boolean json = typed.contains("--json");
        try {
            return ludo.setParameterExceptionHandler(
                            (error, words) -> end(shell, Usage.tell(shell, error, List.of(words)), json))
                    .setExecutionExceptionHandler(
                            (error, command, parsed) -> end(shell, tell(shell, error, debug), json))
                    .execute(typed.toArray(String[]::new));
        } catch (Error beyondRepair) {
            return end(shell, tell(shell, beyondRepair, debug), json);
        }
    }

    /** Whoever asks for JSON is a program, and learns so why it was refused. */
    private static int end(Shell shell, Failure failure, boolean json) {
        if (json) {
            shell.print(failure.json(shell));
        }
        return failure.exitCode();
    }

    /** Before champions of Six Papattes are marked they meet, which has options of its own. */
    private static CommandLine papattes(Shell shell, List<String> typed) {
        CommandLine papattes = PapattesCommand.commandLine(typed);
        if (Verbs.hasTyped(papattes, typed)) {
            return papattes;
        }
        ClassTournament tournament = new ClassTournament(shell);
        return papattes.addSubcommand(
                new CommandLine(new MarkCommand(PapattesSubject.usual(tournament::shipped), tournament))
                        .addMixin("tournament", tournament));
    }

    private static Map<String, Branch> branches() {
        Map<String, Branch> branches = new LinkedHashMap<>();
        branches.put("memoryx", marked(MemoryxCommand::commandLine, MemoryxSubject::new));
        branches.put("patience", marked(PatienceCommand::commandLine, PatienceSubject::new));
        branches.put("faraway", marked(FarawayCommand::commandLine, FarawaySubject::new));
        branches.put("cameleon", marked(CameleonCommand::commandLine, CameleonSubject::new));
        branches.put("papattes", Ludo::papattes);
        branches.put(
                "contest",
                (shell, typed) -> ContestCommand.commandLine(typed, words -> Surveyed.read(commandLine(shell), words)));
        branches.put("similar", (shell, typed) -> new CommandLine(new SimilarCommand()));
        branches.put("serve", (shell, typed) -> new CommandLine(new Serve()));
        branches.put("completion", (shell, typed) -> new CommandLine(new Completion()));
        return branches;
    }

    /** A game whose classes can be marked. */
    private static Branch marked(Function<List<String>, CommandLine> game, Supplier<Subject> subject) {
        return (shell, typed) -> Verbs.add(game.apply(typed), typed, new MarkCommand(subject.get()));
    }

    /** The whole command. */
    static CommandLine commandLine(Shell shell) {
        return commandLine(shell, BRANCHES, List.of());
    }

    /** The command as far as what was typed needs it: most of a start would go into describing all the others. */
    static CommandLine commandLine(Shell shell, List<String> typed) {
        Branch named = typed.isEmpty() ? null : BRANCHES.get(typed.get(0));
        if (named != null) {
            return commandLine(shell, Map.of(typed.get(0), named), typed);
        }
        Map<String, Branch> branches = new LinkedHashMap<>(BRANCHES);
        // A word that begins with @ names a file of words.
        if (typed.stream().noneMatch(word -> BRANCHES.containsKey(word) || word.startsWith("@"))) {
            branches.replaceAll((word, branch) -> (here, words) -> new CommandLine(CommandSpec.create()));
        }
        return commandLine(shell, branches, typed);
    }

    private static CommandLine commandLine(Shell shell, Map<String, Branch> branches, List<String> typed) {
        CommandLine ludo = new CommandLine(new Ludo(shell)).addMixin("options", new GlobalOptions());
        branches.forEach((word, branch) -> ludo.addSubcommand(word, branch.commandLine(shell, typed)));
        ListedCommand.addOption(ludo);
        speakTo(shell, ludo);
        // Named once: of two equal method references in one class Java 17 could not write its class archive.
        ITypeConverter<Long> number = WholeNumber::unbounded;
        return ludo.setResourceBundle(help(ludo, shell.lang()))
                .registerConverter(Lang.class, Shell::language)
                .registerConverter(Long.class, number)
                .registerConverter(Long.TYPE, number)
                .registerConverter(Integer.class, new WholeNumber(Integer.MIN_VALUE, Integer.MAX_VALUE))
                .registerConverter(Integer.TYPE, new WholeNumber(Integer.MIN_VALUE, Integer.MAX_VALUE))
                .registerConverter(Path.class, TextFile::path)
                .setColorScheme(Help.defaultColorScheme(shell.hasColour() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setOut(new PrintWriter(shell.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(shell.err(), true, StandardCharsets.UTF_8));
    }

    /** Tells the verbs where they are typed. */
    private static void speakTo(Shell shell, CommandLine command) {
        if (command.getCommand() instanceof Verb verb) {
            Verb.in(shell, verb);
        }
        command.getSubcommands().values().forEach(verb -> speakTo(shell, verb));
    }

    /** The sentences of help: those of all commands and, beside the commands of each game, its own. */
    static ResourceBundle help(CommandLine ludo, Lang lang) {
        String file = lang == Lang.FR ? "help_fr.properties" : "help_en.properties";
        List<InputStream> files = new ArrayList<>(List.of(resource(file)));
        for (String command : ludo.getSubcommands().keySet()) {
            InputStream own = Ludo.class.getResourceAsStream(command + "/" + file);
            if (own != null) {
                files.add(own);
            }
        }
        try (InputStream all = new SequenceInputStream(Collections.enumeration(files))) {
            return new PropertyResourceBundle(new InputStreamReader(all, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(Ludo.class.getResourceAsStream(name), name);
    }

    private static Failure tell(Shell shell, Throwable error, boolean debug) {
        if (debug) {
            error.printStackTrace(shell.err());
        }
        Failure failure = error instanceof Failure foreseen ? foreseen : Failure.ourFault(error);
        shell.note(failure.line().fr(), failure.line().en());
        return failure;
    }

    @Override
    public Integer call() throws Exception {
        return serve.call();
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() throws IOException {
            try (InputStream file = resource("version.txt")) {
                return new String[] {"ludo " + new String(file.readAllBytes(), StandardCharsets.UTF_8).strip()};
            }
        }
    }
}
