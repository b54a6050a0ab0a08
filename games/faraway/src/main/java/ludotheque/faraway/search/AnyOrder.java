package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Tableau;

/**
 * Regions in any order: some of each group of rivals, and of the others those worth most. Rivals are looked for among the regions chosen,
 * since no others matter.
 */
final class AnyOrder implements Row {
    private static final int NEVER = Relaxation.IMPOSSIBLE;

    /** From no region to a whole row. */
    private static final int COUNTS = Tableau.REGIONS + 1;

    /** From none of a group to all of it. */
    private static final int SIZES = Rivals.MOST_MEMBERS + 1;

    private final Hand hand;
    private final Rivals rivals;
    private final TopCards others = new TopCards();

    /** What the best of the others are worth together, by how many there are. */
    private final int[] othersWorth = new int[COUNTS];

    /** The worth of every part of every group; the best of each size, and which it is. */
    private final int[] worth;

    private final int[] bestOfSize;
    private final int[] bestPart;

    /** What a number of regions of the groups before one are worth; and with it, how many are its own. */
    private final int[] worthBefore;

    private final int[] own;
    private int fromGroups;
    private final int[] chosen = new int[Tableau.REGIONS];

    /** What a number of regions are worth of the groups after one and of the others, and of all groups but one and the others. */
    private final int[] worthAfter = new int[COUNTS];

    private final int[] worthBeside = new int[COUNTS];
    private final int[] through;

    AnyOrder(Hand hand) {
        this.hand = hand;
        rivals = new Rivals(hand);
        int groups = rivals.mostGroups();
        worth = new int[groups * Rivals.PARTS];
        bestOfSize = new int[groups * SIZES];
        bestPart = new int[groups * SIZES];
        worthBefore = new int[(groups + 1) * COUNTS];
        own = new int[groups * COUNTS];
        through = new int[hand.deck.regions];
    }

    @Override
    public void enter() {
        rivals.clear();
    }

    @Override
    public int best() {
        valueOthers();
        Arrays.fill(worthBefore, 0, COUNTS, NEVER);
        worthBefore[0] = 0;
        for (int group = 0; group < rivals.count(); group++) {
            value(group);
            add(group);
        }
        int best = NEVER;
        for (int count = 0; count <= hand.regionsLeft; count++) {
            int total = worthBefore[rivals.count() * COUNTS + count] + othersWorth[hand.regionsLeft - count];
            if (total > best) {
                best = total;
                fromGroups = count;
            }
        }
        return best;
    }

    private void valueOthers() {
        others.clear(hand.regionsLeft);
        for (int i = 0; i < hand.regions; i++) {
            int worth = hand.worth(i);
            if (worth > others.least() && !rivals.hasRivals(i)) {
                others.add(i, worth);
            }
        }
        for (int i = 0; i < hand.regionsLeft; i++) {
            othersWorth[i + 1] = i < others.held() ? othersWorth[i] + others.worth(i) : NEVER;
        }
    }

    /** Finds the best part of each size. */
    private void value(int group) {
        int start = group * Rivals.PARTS;
        worth[start] = 0;
        for (int member = 0; member < rivals.size(group); member++) {
            int price = hand.price[rivals.member(group, member)];
            for (int part = 0; part < 1 << member; part++) {
                worth[start + part + (1 << member)] = worth[start + part] + price;
            }
        }
        Arrays.fill(bestOfSize, group * SIZES, group * SIZES + SIZES, NEVER);
        for (int part = 1; part < rivals.parts(group); part++) {
            worth[start + part] += rivals.points(group, part);
            int size = group * SIZES + Integer.bitCount(part);
            if (worth[start + part] > bestOfSize[size]) {
                bestOfSize[size] = worth[start + part];
                bestPart[size] = part;
            }
        }
    }

    /** Adds regions of a group to those of the groups before. */
    private void add(int group) {
        int before = group * COUNTS;
        for (int count = 0; count <= hand.regionsLeft; count++) {
            int most = worthBefore[before + count];
            int ofIt = 0;
            for (int size = 1; size <= Math.min(rivals.size(group), count); size++) {
                int total = worthBefore[before + count - size] + bestOfSize[group * SIZES + size];
                if (total > most) {
                    most = total;
                    ofIt = size;
                }
            }
            worthBefore[before + COUNTS + count] = most;
            own[before + count] = ofIt;
        }
    }

    @Override
    public void pick(int[] picked) {
        int to = 0;
        int left = fromGroups;
        for (int group = rivals.count() - 1; group >= 0; group--) {
            int size = own[group * COUNTS + left];
            int part = size == 0 ? 0 : bestPart[group * SIZES + size];
            for (int rest = part; rest != 0; rest &= rest - 1) {
                chosen[to++] = rivals.member(group, Integer.numberOfTrailingZeros(rest));
            }
            left -= size;
        }
        for (int i = 0; to < hand.regionsLeft; i++) {
            chosen[to++] = others.card(i);
        }
        for (int i = 0; i < hand.regionsLeft; i++) {
            picked[i] = hand.cards[chosen[i]];
        }
    }

    @Override
    public boolean sharpen() {
        return rivals.group(chosen, hand.regionsLeft);
    }

    @Override
    public void lookBack() {
        System.arraycopy(othersWorth, 0, worthAfter, 0, COUNTS);
        putBeside(rivals.count());
        int besideOne = hand.regionsLeft == 0 ? NEVER : worthBeside[hand.regionsLeft - 1];
        for (int i = 0; i < hand.regions; i++) {
            through[i] = rivals.hasRivals(i) ? NEVER : besideOne + hand.worth(i);
        }
        for (int group = rivals.count() - 1; group >= 0; group--) {
            putBeside(group);
            for (int part = 1; part < rivals.parts(group); part++) {
                int besides = hand.regionsLeft - Integer.bitCount(part);
                if (besides >= 0) {
                    lookThrough(group, part, worth[group * Rivals.PARTS + part] + worthBeside[besides]);
                }
            }
            for (int count = hand.regionsLeft; count > 0; count--) {
                for (int size = 1; size <= Math.min(rivals.size(group), count); size++) {
                    int total = worthAfter[count - size] + bestOfSize[group * SIZES + size];
                    worthAfter[count] = Math.max(worthAfter[count], total);
                }
            }
        }
    }

    private void putBeside(int group) {
        for (int count = 0; count <= hand.regionsLeft; count++) {
            int most = NEVER;
            for (int before = 0; before <= count; before++) {
                most = Math.max(most, worthBefore[group * COUNTS + before] + worthAfter[count - before]);
            }
            worthBeside[count] = most;
        }
    }

    private void lookThrough(int group, int part, int total) {
        for (int rest = part; rest != 0; rest &= rest - 1) {
            int index = rivals.member(group, Integer.numberOfTrailingZeros(rest));
            through[index] = Math.max(through[index], total);
        }
    }

    @Override
    public int through(int index) {
        return through[index];
    }

    @Override
    public int first(int index) {
        return through[index];
    }
}
