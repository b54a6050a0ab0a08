package ludotheque.faraway;

import ludotheque.kernel.Text;

/** What must be visible for a card to score: at least this many of each wonder. */
public record Condition(long least) {
    public static final Condition NONE = new Condition(Counts.NONE);

    public boolean isMet(long visible) {
        return Counts.cover(visible, least);
    }

    /** The wonders asked for, as "2 stones and 1 chimera"; empty when nothing is. */
    public Text text() {
        StringBuilder fr = new StringBuilder();
        StringBuilder en = new StringBuilder();
        long left = least;
        for (Attribute attribute : Attribute.values()) {
            int count = Counts.of(least, attribute);
            if (count > 0) {
                left -= count * Counts.one(attribute);
                String before = fr.isEmpty() ? "" : left == 0 ? " " : ", ";
                fr.append(before).append(before.equals(" ") ? "et " : "");
                en.append(before).append(before.equals(" ") ? "and " : "");
                fr.append(attribute.amount(count).fr());
                en.append(attribute.amount(count).en());
            }
        }
        return new Text(fr.toString(), en.toString());
    }
}
