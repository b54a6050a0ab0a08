package ludotheque.cli.shell.survey;

import java.util.List;
import ludotheque.contest.work.Question;
import ludotheque.kernel.BadInput;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A command that asks one question about each number of a range, so that machines can share its work. */
public interface Surveyed {
    /** What it asks, as it was typed. */
    Question question();

    /** Understands the words of a question: those of a command that is {@link Surveyed}, typed after {@code ludo}. */
    static Question read(CommandLine ludo, String words) throws BadInput {
        try {
            List<CommandLine> commands = ludo.parseArgs(words.split(" ")).asCommandLineList();
            if (commands.get(commands.size() - 1).getCommand() instanceof Surveyed known) {
                return known.question();
            }
        } catch (ParameterException unknown) {
            throw notOurs(words);
        }
        throw notOurs(words);
    }

    private static BadInput notOurs(String words) {
        return new BadInput(
                "une série était attendue, pas « " + words + " »", "a series was expected, not \"" + words + "\"");
    }
}
