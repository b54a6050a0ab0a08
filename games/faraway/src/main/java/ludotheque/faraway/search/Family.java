package ludotheque.faraway.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;

/** Tableaux with a number of sanctuaries, and ascents between two numbers. */
record Family(int sanctuaries, int leastAscents, int mostAscents) {

    /** The families that together hold every tableau, when the instance has this many sanctuaries. */
    static List<Family> of(SanctuaryRule rule, int available) {
        List<Family> families = new ArrayList<>();
        int most = Math.min(available, Tableau.MOST_SANCTUARIES);
        for (int ascents = 0; ascents <= most; ascents++) {
            boolean last = ascents == available && rule == SanctuaryRule.AT_MOST;
            families.add(new Family(ascents, ascents, last ? Tableau.REGIONS - 1 : ascents));
        }
        return families;
    }

    /** Whether a row with these ascents, and these regions still to come, can end in this family. */
    boolean allows(int ascents, int ahead) {
        return ascents <= mostAscents && ascents + ahead >= leastAscents;
    }
}
