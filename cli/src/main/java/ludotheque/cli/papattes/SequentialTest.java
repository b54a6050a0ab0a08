package ludotheque.cli.papattes;

/**
 * Wald's sequential test of who is better, over blocks: both sides of one map nobody saw before. Of the blocks that one of the two wins,
 * the better wins more than half. The test weighs "wins at least 6 of 10" against "loses at least 6 of 10" and stops as soon as one is
 * 19 times as likely as the other, so that either is said wrongly at most 5 times in 100. Draws say nothing and do no harm.
 */
record SequentialTest(int won, int drawn, int lost) {
    static final SequentialTest START = new SequentialTest(0, 0, 0);

    private static final double SHARE = 0.6;
    private static final double ERROR = 0.05;

    enum Verdict {
        BETTER,
        WORSE,
        OPEN
    }

    /**
     * With one more block.
     *
     * @param balance the points of the one less those of the other, in this block
     */
    SequentialTest with(int balance) {
        return new SequentialTest(
                won + (balance > 0 ? 1 : 0), drawn + (balance == 0 ? 1 : 0), lost + (balance < 0 ? 1 : 0));
    }

    int blocks() {
        return won + drawn + lost;
    }

    Verdict verdict() {
        double evidence = (won - lost) * Math.log(SHARE / (1 - SHARE));
        double enough = Math.log((1 - ERROR) / ERROR);
        return evidence >= enough ? Verdict.BETTER : evidence <= -enough ? Verdict.WORSE : Verdict.OPEN;
    }
}
