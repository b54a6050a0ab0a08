package ludotheque.patience;

/** How freely a scan moves cards. The less, the sooner it is through; the more, the more it can find. */
public enum Freedom {
    /** Whole runs move at once, and a card in a register is built as soon as it can be. */
    GATHERING,
    /** Whole runs move at once. */
    RUNS,
    /** Every legal move. */
    SINGLES;

    /**
     * Whether nothing is missed, so that a scan that finds no solution proves that there is none.
     *
     * <p>In a suit each card has one place to be built. A run is then taken apart for nothing but moving it whole; and a card in a
     * register built at once can be taken back into it, so what could be done before can be done after. Without registers no run
     * moves but a single card.
     */
    public boolean isComplete(Solitaire game) {
        return this == SINGLES
                || game.registers() == 0
                || (this == GATHERING && game.build() == Solitaire.Build.SAME_SUIT);
    }
}
