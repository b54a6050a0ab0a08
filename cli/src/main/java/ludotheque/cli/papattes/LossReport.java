package ludotheque.cli.papattes;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ludotheque.arena.match.UnbuiltEntrant;
import ludotheque.arena.protocol.Misconduct;
import ludotheque.arena.protocol.Overrun;
import ludotheque.arena.sandbox.Ending;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Text;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.match.Call;

/**
 * How a champion was lost, for a person. Records and JSON keep English words; those that the referee wrote are found again among
 * all that it can write.
 *
 * @param sentence what it broke, and what more the referee knows
 * @param words what the program itself said last
 */
record LossReport(String sentence, String words) {
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,10}");

    static LossReport of(Shell shell, Call.Loss loss) {
        String detail = loss.detail();
        int colon = detail.indexOf(": ");
        String cause = colon < 0 ? detail : detail.substring(0, colon);
        for (Text known : sentences(numbers(cause))) {
            if (known.en().equals(cause)) {
                return new LossReport(
                        what(shell, loss.status()) + " (" + shell.say(known) + ")",
                        colon < 0 ? "" : detail.substring(colon + 2));
            }
        }
        boolean isShort = !detail.isEmpty() && detail.indexOf('\n') < 0;
        return new LossReport(what(shell, loss.status()) + (isShort ? " (" + detail + ")" : ""), isShort ? "" : detail);
    }

    /** What a champion broke, from the word of records. */
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

    private static List<Text> sentences(List<Integer> numbers) {
        int number = numbers.isEmpty() ? 0 : numbers.get(0);
        List<Text> all = new ArrayList<>();
        all.add(new Overrun(number, numbers.size() > 1 ? numbers.get(1) : -1).sentence());
        all.add(ChampionLost.tooMany(number));
        Stream.of(
                        new Ending.Exited(number),
                        new Ending.OutOfMemory((long) number << 20),
                        new Ending.OutOfTime(Duration.ofSeconds(number)),
                        new Ending.Killed())
                .map(Ending::sentence)
                .forEach(all::add);
        Stream.of(Misconduct.values())
                .map(misconduct -> misconduct.sentence(number))
                .forEach(all::add);
        all.add(UnbuiltEntrant.SENTENCE);
        return all;
    }

    private static List<Integer> numbers(String sentence) {
        return NUMBER.matcher(sentence)
                .results()
                .map(digits -> (int) Long.parseLong(digits.group()))
                .toList();
    }

    /** All of it, the program's own words below. */
    String text() {
        return words.isEmpty()
                ? sentence
                : sentence + "\n    " + String.join("\n    ", words.lines().toList());
    }
}
