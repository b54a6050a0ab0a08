package ludotheque.faraway.search;

/** The best choice of regions from the hand, at its prices, as a bound sees it: it may overrate what a region sees. */
interface Row {
    /** Takes up the cards of the hand. */
    void enter();

    /** The worth of the best choice, or something far below zero when there is none. */
    int best();

    /** Writes the cards of the last best choice. */
    void pick(int[] picked);

    /** Values cards of the last best choice more strictly from now on; false when there is nothing left to gain. */
    boolean sharpen();

    /** Finds, at the prices of the last best choice, what the next two tell. */
    void lookBack();

    /** What a choice that holds this card is worth at most. */
    int through(int index);

    /** What a choice that begins with this card is worth at most. */
    int first(int index);
}
