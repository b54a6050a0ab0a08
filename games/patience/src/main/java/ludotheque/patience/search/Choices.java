package ludotheque.patience.search;

/**
 * The moves worth considering in a position.
 *
 * <p>A card is lifted into a register for what lies under it. Whatever has nothing to do with that can be done before, with a
 * register more. So after cards were lifted a move must concern every column that they came from, which can be two at most: the one it
 * takes a card from and the one it puts it on. And where no room is left after lifting, such a move must be there.
 */
final class Choices {
    private final Position position;
    /** Whether whole runs move at once. */
    private final boolean runs;
    /** The cards on top that the last moves laid bare by lifting others, as bits. */
    private long bare;

    /** How many cards of a run can be moved, and into an empty column. */
    private int carried;

    private int carriedToEmpty;

    Choices(Position position, boolean runs) {
        this.position = position;
        this.runs = runs;
    }

    /** Has a scan try every move from where the position stands, at a node. */
    void offer(PositionScan scan, int node) {
        bare = position.laidBare();
        if (position.hasRoom()) {
            offerAll(scan, node);
        } else {
            buildSingles(scan, node, position.tops());
            buildSingles(scan, node, position.inRegisters());
        }
        offerFoundation(scan, node);
    }

    private void offerAll(PositionScan scan, int node) {
        int emptyColumns = position.emptyColumns();
        carried = runs ? position.mostCarried(emptyColumns) : 1;
        carriedToEmpty = runs ? position.mostCarried(emptyColumns - 1) : 1;
        for (long tops = position.tops(); tops != 0; tops &= tops - 1) {
            offerColumn(scan, node, Long.numberOfTrailingZeros(tops));
        }
        for (long cards = position.inRegisters(); cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            build(scan, node, card, 1, bare);
            fillColumn(scan, node, card, 1, bare);
        }
    }

    /** Builds single cards: all that can be done without a free register or an empty column to fill. */
    private void buildSingles(PositionScan scan, int node, long among) {
        for (long cards = among & position.buildable(); cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            build(scan, node, card, 1, bare & ~(1L << card));
        }
    }

    private void offerColumn(PositionScan scan, int node, int top) {
        long others = bare & ~(1L << top);
        int run = runs ? position.run(top) : 1;
        if (run > carried) {
            int card = top;
            for (int count = 1; count <= carried; count++) {
                build(scan, node, card, count, others);
                card = position.under(card);
            }
        } else {
            // A part of a run that could be moved whole gains little by leaving the rest behind.
            int card = position.base(top, run);
            build(scan, node, card, run, others);
            // Columns have no order, so a card at the bottom of its column gains nothing by another one.
            if (run <= carriedToEmpty && position.under(card) != Packing.BOTTOM) {
                fillColumn(scan, node, card, run, others);
            }
            lift(scan, node, card, top, run, others);
        }
    }

    private void build(PositionScan scan, int node, int card, int count, long others) {
        long onto = others == 0 ? position.tops() : others;
        if (isOneAtMost(others)) {
            for (long cards = position.buildsOn(card) & onto; cards != 0; cards &= cards - 1) {
                scan.tryMove(node, card, Long.numberOfTrailingZeros(cards), count);
            }
        }
    }

    private void fillColumn(PositionScan scan, int node, int card, int count, long others) {
        if (others == 0 && position.emptyColumns() > 0 && position.fillsColumn(card)) {
            scan.tryMove(node, card, Packing.BOTTOM, count);
        }
    }

    private void lift(PositionScan scan, int node, int card, int top, int count, long others) {
        boolean wouldBeGathered = position.gathers() && (position.buildsOn(card) & position.tops()) != 0;
        if (count <= position.freeRegisters()
                && !wouldBeGathered
                && isOneAtMost(others)
                && (position.leavesRoom(count) || position.isLiftOfUse(card, top, others))) {
            scan.tryMove(node, card, Packing.REGISTER, count);
        }
    }

    private static boolean isOneAtMost(long cards) {
        return (cards & (cards - 1)) == 0;
    }

    /** What full rules allow besides: to the foundation, and back from it. */
    private void offerFoundation(PositionScan scan, int node) {
        for (long cards = position.maybeDeposited(); cards != 0; cards &= cards - 1) {
            scan.tryMove(node, Long.numberOfTrailingZeros(cards), Packing.FOUNDATION, 1);
        }
        for (long cards = position.maybeTakenBack(); cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            build(scan, node, card, 1, 0);
            fillColumn(scan, node, card, 1, 0);
            if (position.freeRegisters() > 0) {
                scan.tryMove(node, card, Packing.REGISTER, 1);
            }
        }
    }
}
