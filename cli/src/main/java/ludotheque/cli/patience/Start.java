package ludotheque.cli.patience;

import ludotheque.kernel.Json;
import ludotheque.patience.Board;
import ludotheque.patience.Deal;
import ludotheque.patience.PatienceSetup;

/**
 * A board that a command starts from.
 *
 * @param name of the deal, or of the file the board was read from
 * @param fullRules whether the board allows what full rules add
 */
record Start(String name, Board board, boolean fullRules) {

    static Start of(Deal deal) {
        return of(deal, false);
    }

    static Start of(PatienceSetup setup) {
        return of(setup.deal(), setup.fullRules());
    }

    static Start of(Deal deal, boolean fullRules) {
        return new Start(deal.toString(), fullRules ? deal.fullBoard() : deal.board(), fullRules);
    }

    /** Begins an object that reports on it. */
    Json json() {
        Json object = new Json().object().field("deal", name);
        return fullRules ? object.field("rules", "full") : object;
    }
}
