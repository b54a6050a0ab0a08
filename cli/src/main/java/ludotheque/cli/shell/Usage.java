package ludotheque.cli.shell;

import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in one line and in both languages; picocli's own sentences are English only. */
public final class Usage {
    private Usage() {}

    /** An error that a command finds itself, once its arguments are read. */
    public static ParameterException error(CommandLine command, String fr, String en) {
        return new ParameterException(command, en, new BadInput(fr, en));
    }

    /** Refuses standard input for two files at once: the second would find it empty. */
    public static void expectOneInput(CommandLine command, String first, String second) {
        if (first.equals(TextFile.STANDARD_INPUT) && second.equals(TextFile.STANDARD_INPUT)) {
            throw error(
                    command,
                    "« - » ne peut remplacer qu'un des deux fichiers",
                    "\"-\" can stand for one of the two files only");
        }
    }

    /** Tells the error in what was typed, and where help is. */
    public static Failure tell(Shell shell, ParameterException error, List<String> typed) {
        String command = error.getCommandLine().getCommandSpec().qualifiedName();
        Text line = line(error, typed).withShortWords();
        shell.note(
                command + ": " + line.fr() + " (aide : " + command + " --help)",
                command + ": " + line.en() + " (help: " + command + " --help)");
        return Failure.usage(line);
    }

    private static Text line(ParameterException error, List<String> typed) {
        if (error instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        if (error instanceof MissingParameterException missing) {
            ArgSpec argument = missing.getMissing().get(0);
            String name = label(argument);
            if (argument instanceof OptionSpec option && isTyped(option, typed)) {
                return new Text("il manque une valeur à " + name, name + " is missing its value");
            }
            // Where a parameter is wanted, a file often does as well as the words it can be completed to.
            String values = argument.isOption() && argument.completionCandidates() != null
                    ? " (" + String.join(", ", argument.completionCandidates()) + ")"
                    : "";
            return new Text("il manque " + name + values, name + " is missing" + values);
        }
        if (error instanceof OverwrittenOptionException twice) {
            String name = label(twice.getOverwritten());
            return new Text(name + " est donné deux fois", name + " is given twice");
        }
        Text reason = error.getCause() instanceof BadInput bad
                ? bad.expected()
                : new Text("« " + error.getValue() + " » ne convient pas", "\"" + error.getValue() + "\" does not fit");
        if (error.getArgSpec() == null) {
            return reason;
        }
        String name = label(error.getArgSpec());
        return new Text(name + " : " + reason.fr(), name + ": " + reason.en());
    }

    /** Picocli has one exception for an option that was not given and for one without its value. */
    private static boolean isTyped(OptionSpec option, List<String> typed) {
        return Stream.of(option.names())
                .anyMatch(name -> typed.stream().anyMatch(word -> word.equals(name) || word.startsWith(name + "=")));
    }

    private static Text unmatched(UnmatchedArgumentException error) {
        String word = error.getUnmatched().get(0);
        List<String> near = error.getSuggestions();
        String guess = near.isEmpty() ? "" : near.get(0);
        return error.isUnknownOption()
                ? new Text(
                        "l'option « " + word + " » n'existe pas"
                                + (guess.isEmpty() ? "" : " ; peut-être " + guess + " ?"),
                        "there is no option \"" + word + "\"" + (guess.isEmpty() ? "" : "; perhaps " + guess + "?"))
                : new Text(
                        "« " + word + " » n'est pas compris" + (guess.isEmpty() ? "" : " ; peut-être " + guess + " ?"),
                        "\"" + word + "\" is not understood" + (guess.isEmpty() ? "" : "; perhaps " + guess + "?"));
    }

    private static String label(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
