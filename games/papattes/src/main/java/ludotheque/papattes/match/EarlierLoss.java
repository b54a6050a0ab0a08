package ludotheque.papattes.match;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Loss.Misconduct;
import ludotheque.papattes.Loss.Status;

/**
 * Why a champion was lost, from a record of the first two versions. They kept the referee's English sentence and, after a colon, the
 * program's last words. A fact is taken only where it says exactly what the record says, so nothing of the record is lost.
 */
final class EarlierLoss {
    private EarlierLoss() {}

    static Loss of(Status status, String told) {
        int colon = told.indexOf(": ");
        String words = colon < 0 ? "" : told.substring(colon + 2);
        List<Integer> numbers = numbers(colon < 0 ? told : told.substring(0, colon));
        int first = numbers.isEmpty() ? 0 : numbers.get(0);
        for (Loss fact : facts(first, numbers.size() > 1 ? numbers.get(1) : -1, words)) {
            if (fact.status() == status && fact.detail().equals(told)) {
                return fact;
            }
        }
        return new Loss.Told(status, told);
    }

    /** All that the referee told by a sentence, with these numbers. */
    private static List<Loss> facts(int number, int second, String words) {
        List<Loss> facts = new ArrayList<>(List.of(
                new Loss.Late(number, second),
                new Loss.OverTotalTime(number, words),
                new Loss.OverMemory(number, words),
                new Loss.Exited(number, words),
                new Loss.TooManyActions(number),
                new Loss.Unbuilt(words)));
        for (Misconduct misconduct : Misconduct.values()) {
            facts.add(new Loss.Misbehaved(misconduct, number));
        }
        return facts;
    }

    /** The numbers of a sentence; one that is too long for any of ours is passed over. */
    private static List<Integer> numbers(String sentence) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : sentence.split("[^-0-9]+", -1)) {
            long number = word.matches("-?[0-9]{1,10}") ? Long.parseLong(word) : Long.MAX_VALUE;
            if (number == (int) number) {
                numbers.add((int) number);
            }
        }
        return numbers;
    }
}
