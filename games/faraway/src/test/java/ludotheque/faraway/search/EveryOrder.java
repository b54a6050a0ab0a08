package ludotheque.faraway.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.faraway.Card;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;

/**
 * The best score and how many tableaux have it, by trying everything: each choice of sanctuaries, and for each the regions from the
 * last place to the first by which of them are laid, which one comes first and how many ascents there are. For ten regions or so.
 */
final class EveryOrder {
    private final Instance instance;
    private final SanctuaryRule rule;
    private final int size;
    private final int[] most;
    private final long[] ways;
    int best = -1;
    long count;

    EveryOrder(Instance instance, SanctuaryRule rule) {
        this.instance = instance;
        this.rule = rule;
        this.size = instance.regions().size();
        this.most = new int[(1 << size) * size * Tableau.REGIONS];
        this.ways = new long[most.length];
        choose(0, new ArrayList<>());
    }

    private void choose(int from, List<Card> sanctuaries) {
        if (sanctuaries.size() > Tableau.MOST_SANCTUARIES) {
            return;
        }
        layRegions(sanctuaries);
        for (int i = from; i < instance.sanctuaries().size(); i++) {
            sanctuaries.add(instance.sanctuaries().get(i));
            choose(i + 1, sanctuaries);
            sanctuaries.remove(sanctuaries.size() - 1);
        }
    }

    private void layRegions(List<Card> sanctuaries) {
        List<Card> regions = instance.regions();
        long base = sanctuaries.stream().mapToLong(Card::gives).sum();
        Arrays.fill(ways, 0);
        for (int set = 1; set < 1 << size; set++) {
            int laid = Integer.bitCount(set);
            if (laid > Tableau.REGIONS) {
                continue;
            }
            long visible = base;
            for (int i = 0; i < size; i++) {
                visible += (set & (1 << i)) != 0 ? regions.get(i).gives() : 0;
            }
            int seen = 0;
            for (Card sanctuary : sanctuaries) {
                seen += sanctuary.scoreAt(visible);
            }
            for (int first = 0; first < size; first++) {
                if ((set & (1 << first)) == 0) {
                    continue;
                }
                int points = regions.get(first).scoreAt(visible);
                int rest = set ^ (1 << first);
                if (rest == 0) {
                    most[at(set, first, 0)] = points;
                    ways[at(set, first, 0)] = 1;
                }
                for (int next = 0; next < size; next++) {
                    int climbed = next > first ? 1 : 0;
                    for (int ascents = 0; ascents + climbed < Tableau.REGIONS; ascents++) {
                        if ((rest & (1 << next)) != 0 && ways[at(rest, next, ascents)] > 0) {
                            int total = most[at(rest, next, ascents)] + points;
                            int reached = ascents + climbed;
                            if (ways[at(set, first, reached)] == 0 || total > most[at(set, first, reached)]) {
                                most[at(set, first, reached)] = total;
                                ways[at(set, first, reached)] = 0;
                            }
                            if (total == most[at(set, first, reached)]) {
                                ways[at(set, first, reached)] += ways[at(rest, next, ascents)];
                            }
                        }
                    }
                }
                for (int ascents = 0; laid == Tableau.REGIONS && ascents < Tableau.REGIONS; ascents++) {
                    if (rule.sanctuaries(ascents, instance.sanctuaries().size()) == sanctuaries.size()
                            && ways[at(set, first, ascents)] > 0) {
                        meet(most[at(set, first, ascents)] + seen, ways[at(set, first, ascents)]);
                    }
                }
            }
        }
    }

    private int at(int set, int first, int ascents) {
        return (set * size + first) * Tableau.REGIONS + ascents;
    }

    private void meet(int score, long more) {
        if (score > best) {
            best = score;
            count = 0;
        }
        if (score == best) {
            count += more;
        }
    }
}
