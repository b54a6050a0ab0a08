package ludotheque.faraway;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The points of a competition between teams: known instances, whose best tableaux are handed in, and mystery instances, which each
 * team's program solves once within the time limit.
 *
 * <p>Known: 1 point a best score, 2 more for the most bests, 3 more for the best mean. Mystery: 2 points a best score, 1 for the
 * second when only one team is first, 4 more for the most bests, 6 more for the best mean among the teams that answered everything.
 * Ties share. In a known mean a missing answer counts as 0. Teams with equal points are separated by one more mystery instance.
 */
public final class Contest {
    /** Stands for an answer that is missing, late or not valid. */
    public static final int NO_ANSWER = -1;

    private static final int KNOWN_BEST = 1;
    private static final int KNOWN_MOST_BESTS = 2;
    private static final int KNOWN_MEAN = 3;
    private static final int MYSTERY_BEST = 2;
    private static final int MYSTERY_SECOND = 1;
    private static final int MYSTERY_MOST_BESTS = 4;
    private static final int MYSTERY_MEAN = 6;

    private Contest() {}

    /** A team and its scores, one an instance, or {@link #NO_ANSWER}. */
    public record Team(String name, List<Integer> known, List<Integer> mystery, int extra) {
        public Team {
            known = List.copyOf(known);
            mystery = List.copyOf(mystery);
        }
    }

    /** The points of one part of the competition. */
    public record Part(int bests, int seconds, int forBests, int forMostBests, int forMean) {
        public int points() {
            return forBests + forMostBests + forMean;
        }
    }

    /** What a team got; teams that nothing separates share a rank. */
    public record Standing(int rank, Team team, Part known, Part mystery) {
        public int points() {
            return known.points() + mystery.points();
        }
    }

    /** The standings, best first. Every team has a score for the same instances. */
    public static List<Standing> standings(List<Team> teams) {
        List<Part> known = known(teams.stream().map(Team::known).toList());
        List<Part> mystery = mystery(teams.stream().map(Team::mystery).toList());
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < teams.size(); i++) {
            standings.add(new Standing(0, teams.get(i), known.get(i), mystery.get(i)));
        }
        Comparator<Standing> order = Comparator.comparingInt(Standing::points)
                .thenComparingInt(standing -> standing.team().extra())
                .reversed();
        standings.sort(order);
        List<Standing> ranked = new ArrayList<>();
        for (Standing standing : standings) {
            int place = ranked.size();
            boolean shared = place > 0 && order.compare(standings.get(place - 1), standing) == 0;
            int rank = shared ? ranked.get(place - 1).rank() : place + 1;
            ranked.add(new Standing(rank, standing.team(), standing.known(), standing.mystery()));
        }
        return ranked;
    }

    /** The teams whose points another team has too: they are separated by one more mystery instance. */
    public static List<String> tied(List<Standing> standings) {
        return standings.stream()
                .filter(one -> standings.stream()
                                .filter(other -> other.points() == one.points())
                                .count()
                        > 1)
                .map(one -> one.team().name())
                .toList();
    }

    /** The mean of some scores, in which a missing answer counts as 0. */
    public static double mean(List<Integer> scores) {
        return (double) sum(scores) / scores.size();
    }

    private static List<Part> known(List<List<Integer>> answers) {
        return parts(
                answers, KNOWN_BEST, 0, KNOWN_MOST_BESTS, KNOWN_MEAN, scores -> anyAnswered(scores) ? sum(scores) : -1);
    }

    private static List<Part> mystery(List<List<Integer>> answers) {
        return parts(
                answers,
                MYSTERY_BEST,
                MYSTERY_SECOND,
                MYSTERY_MOST_BESTS,
                MYSTERY_MEAN,
                scores -> scores.contains(NO_ANSWER) ? -1 : sum(scores));
    }

    /** All means have the same divisor, so sums are compared; a sum of -1 takes no part. */
    private static List<Part> parts(
            List<List<Integer>> answers,
            int forBest,
            int forSecond,
            int forMost,
            int forMean,
            ToIntFunction<List<Integer>> sum) {
        int[] bests = new int[answers.size()];
        int[] seconds = new int[answers.size()];
        int instances = answers.isEmpty() ? 0 : answers.get(0).size();
        for (int instance = 0; instance < instances; instance++) {
            countPlaces(answers, instance, bests, forSecond > 0 ? seconds : new int[bests.length]);
        }
        int mostBests = 1;
        int bestSum = 0;
        for (int team = 0; team < bests.length; team++) {
            mostBests = Math.max(mostBests, bests[team]);
            bestSum = Math.max(bestSum, sum.applyAsInt(answers.get(team)));
        }
        List<Part> parts = new ArrayList<>();
        for (int team = 0; team < bests.length; team++) {
            parts.add(new Part(
                    bests[team],
                    seconds[team],
                    forBest * bests[team] + forSecond * seconds[team],
                    bests[team] == mostBests ? forMost : 0,
                    instances > 0 && sum.applyAsInt(answers.get(team)) == bestSum ? forMean : 0));
        }
        return parts;
    }

    private static void countPlaces(List<List<Integer>> answers, int instance, int[] bests, int[] seconds) {
        int first = NO_ANSWER;
        int second = NO_ANSWER;
        int winners = 0;
        for (List<Integer> scores : answers) {
            int score = scores.get(instance);
            if (score > first) {
                second = first;
                first = score;
                winners = 1;
            } else if (score == first) {
                winners++;
            } else {
                second = Math.max(second, score);
            }
        }
        for (int team = 0; team < bests.length; team++) {
            int score = answers.get(team).get(instance);
            bests[team] += score != NO_ANSWER && score == first ? 1 : 0;
            seconds[team] += score != NO_ANSWER && winners == 1 && score == second ? 1 : 0;
        }
    }

    private static boolean anyAnswered(List<Integer> scores) {
        return scores.stream().anyMatch(score -> score != NO_ANSWER);
    }

    private static int sum(List<Integer> scores) {
        return scores.stream().mapToInt(score -> Math.max(score, 0)).sum();
    }
}
