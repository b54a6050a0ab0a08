package ludotheque.cli.shell;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The verbs of a game, as far as what was typed needs them: describing those that were not would take most of a start. */
public abstract class Verbs implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** The name of a game alone does nothing: the verbs that may follow it are told. */
    @Override
    public final void run() {
        String verbs = spec.subcommands().entrySet().stream()
                .filter(verb -> !verb.getValue().getCommandSpec().usageMessage().hidden())
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }

    /**
     * Gives a game its verbs, or the one of them that was typed.
     *
     * @param typed the whole command: the game, then the verb; all verbs are added where it names none of them
     * @param verbs what is annotated with {@link Command}, or made already
     */
    public static CommandLine add(CommandLine game, List<String> typed, Object... verbs) {
        if (hasTyped(game, typed)) {
            return game;
        }
        String second = second(typed);
        boolean isThere = Stream.of(verbs).anyMatch(verb -> name(verb).equals(second));
        for (Object verb : verbs) {
            if (!isThere || name(verb).equals(second)) {
                game.addSubcommand(verb);
            }
        }
        return game;
    }

    /** Whether a game has the verb that was typed already. */
    public static boolean hasTyped(CommandLine game, List<String> typed) {
        return game.getSubcommands().containsKey(second(typed));
    }

    private static String second(List<String> typed) {
        return typed.size() < 2 ? "" : typed.get(1);
    }

    private static String name(Object verb) {
        return verb instanceof CommandLine made
                ? made.getCommandName()
                : Objects.requireNonNull(verb.getClass().getAnnotation(Command.class))
                        .name();
    }
}
