package ludotheque.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The option of the verbs that can be asked many times in one process; {@link ListedCommand} reads it before the verb is asked. */
final class ListOption {
    static final String NAME = "--list";

    @Option(names = NAME, paramLabel = "FILE")
    private @Nullable String list;

    /** Adds it to the verbs that judge or solve something. */
    static void addTo(CommandLine ludo) {
        for (CommandLine game : ludo.getSubcommands().values()) {
            game.getSubcommands().forEach((verb, command) -> {
                if (ListedCommand.VERBS.contains(verb)) {
                    command.addMixin("list", new ListOption());
                }
            });
        }
    }
}
