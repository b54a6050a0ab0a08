package ludotheque.papattes.champion.strong;

import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_TOURS;

import java.util.Arrays;
import ludotheque.kernel.SeededRandom;

/** How to play the rest of the match: how much each dog likes each stop, and when each age ends. */
final class Plan {
    private static final double LEAST_LIKING = 0.25;
    private static final double MOST_LIKING = 4;
    /** How many things a variation changes at once, at most. */
    private static final int MOST_CHANGES = 3;
    /** One change in this number is about the end of an age. */
    private static final int CHANGES_PER_DATE = 4;
    /** By how many of our turns an age ends earlier or later at most. */
    private static final int MOST_TURNS = 4;

    final double[][] likings;
    /** The half-turn, one of ours, at whose beginning each age ends; the last ends with the match. */
    final int[] ends = new int[NB_AGES];

    /** Every dog likes everything alike, and the ages are equally long. */
    Plan(int stops, int player) {
        likings = new double[NB_CHIENS][stops];
        for (double[] liking : likings) {
            Arrays.fill(liking, 1);
        }
        for (int age = 0; age < NB_AGES; age++) {
            ends[age] = (age + 1) * NB_TOURS / NB_AGES / 2 * 2 + player;
        }
    }

    void become(Plan other) {
        for (int dog = 0; dog < NB_CHIENS; dog++) {
            System.arraycopy(other.likings[dog], 0, likings[dog], 0, likings[dog].length);
        }
        System.arraycopy(other.ends, 0, ends, 0, NB_AGES);
    }

    /** Changes one thing or a few. */
    void vary(SeededRandom random, Outlook outlook) {
        int endings = NB_AGES - 1 - outlook.age();
        int changes = 1 + random.nextInt(MOST_CHANGES);
        for (int i = 0; i < changes; i++) {
            if (endings > 0 && random.nextInt(CHANGES_PER_DATE) == 0) {
                int turns = random.nextInt(2 * MOST_TURNS + 1) - MOST_TURNS;
                shift(outlook.age() + random.nextInt(endings), 2 * turns, outlook.clock.now());
            } else if (outlook.choiceCount > 0) {
                double[] liking = likings[random.nextInt(NB_CHIENS)];
                int stop = outlook.choices[random.nextInt(outlook.choiceCount)];
                double changed = random.nextInt(2) == 0 ? liking[stop] * 2 : liking[stop] / 2;
                liking[stop] = Math.max(LEAST_LIKING, Math.min(MOST_LIKING, changed));
            }
        }
    }

    /** Ends an age earlier or later; those before and after it give way. */
    private void shift(int age, int halfTurns, int now) {
        ends[age] = Math.max(now, Math.min(ends[NB_AGES - 1], ends[age] + halfTurns));
        for (int other = 0; other < NB_AGES; other++) {
            ends[other] = other < age ? Math.min(ends[other], ends[age]) : Math.max(ends[other], ends[age]);
        }
    }
}
