package ludotheque.cli.shell;

import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The verbs of a game, as far as what was typed needs them: describing those that were not would take most of a start. */
public final class Verbs {
    private Verbs() {}

    /**
     * Gives a game its verbs, or the one of them that was typed.
     *
     * @param typed the whole command: the game, then the verb; all verbs are added where it names none of them
     * @param verbs what is annotated with {@link Command}, or made already
     */
    public static CommandLine add(CommandLine game, List<String> typed, List<?> verbs) {
        if (hasTyped(game, typed)) {
            return game;
        }
        String second = second(typed);
        boolean isThere = verbs.stream().anyMatch(verb -> name(verb).equals(second));
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
