package ludotheque.cli.papattes;

import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Text;
import ludotheque.papattes.Loss;

/**
 * How a champion was lost, for a person.
 *
 * @param sentence what it broke, and what more the referee knows
 * @param words what the program itself said last
 */
record LossReport(String sentence, String words) {
    static LossReport of(Shell shell, Loss loss) {
        String what = what(shell, loss.status().word());
        Text sentence = loss.sentence();
        String words = loss.words();
        if (sentence != null) {
            return new LossReport(what + " (" + shell.say(sentence) + ")", words);
        }
        boolean isShort = !words.isEmpty() && words.indexOf('\n') < 0;
        return new LossReport(what + (isShort ? " (" + words + ")" : ""), isShort ? "" : words);
    }

    /** What a champion broke, from the word of reports. */
    static String what(Shell shell, String status) {
        String french = switch (status) {
            case "crashed" -> "plantage";
            case "timeout" -> "temps dépassé";
            case "memory" -> "mémoire dépassée";
            case "protocol" -> "protocole non respecté";
            case "actions" -> "trop d'actions";
            default -> status;
        };
        return shell.say(french, status);
    }

    /** All of it, the program's own words below. */
    String text() {
        return words.isEmpty()
                ? sentence
                : sentence + "\n    " + String.join("\n    ", words.lines().toList());
    }
}
