package ludotheque.papattes.match;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Loss.Misconduct;
import ludotheque.papattes.Loss.Status;

/** The line of a record that says why a champion was lost: {@code lost exited 1 "its last words"}. */
final class LossLine {
    private LossLine() {}

    static String format(Loss loss) {
        String words = loss.words();
        boolean always = loss instanceof Loss.Told;
        return "lost " + loss.facts() + (words.isEmpty() && !always ? "" : " " + PapattesGame.quoted(words));
    }

    static Loss parse(Line line) throws BadInput {
        String word = line.size() > 1 ? line.word(1) : "";
        for (Status status : Status.values()) {
            if (word.equals(status.word())) {
                return EarlierLoss.of(status, line.json(2).string());
            }
        }
        for (Misconduct misconduct : Misconduct.values()) {
            if (word.equals(misconduct.word())) {
                int number = line.integer(2, Integer.MIN_VALUE, Integer.MAX_VALUE);
                line.expectSize(3);
                return new Loss.Misbehaved(misconduct, number);
            }
        }
        return switch (word) {
            case "late" -> {
                Loss late =
                        new Loss.Late(line.longInteger(2, 0, Long.MAX_VALUE), line.longInteger(3, -1, Long.MAX_VALUE));
                line.expectSize(4);
                yield late;
            }
            case "too-many-actions" -> {
                Loss tooMany = new Loss.TooManyActions(line.integer(2, 0, Integer.MAX_VALUE));
                line.expectSize(3);
                yield tooMany;
            }
            case "over-total-time" -> new Loss.OverTotalTime(line.longInteger(2, 0, Long.MAX_VALUE), words(line, 3));
            case "over-memory" -> new Loss.OverMemory(line.longInteger(2, 0, Long.MAX_VALUE), words(line, 3));
            case "exited" -> new Loss.Exited(line.integer(2, 0, Integer.MAX_VALUE), words(line, 3));
            case "unbuilt" -> new Loss.Unbuilt(words(line, 2));
            case "threw" -> new Loss.Threw(words(line, 2));
            default ->
                throw line.error(
                        1, "la cause d'une perte était attendue", "the cause of a champion's loss was expected");
        };
    }

    private static String words(Line line, int index) throws BadInput {
        return line.size() > index ? line.json(index).string() : "";
    }
}
