package ludotheque.cli.patience;

import ludotheque.patience.Board;
import ludotheque.patience.Deal;

/**
 * A board that a command starts from.
 *
 * @param name of the deal, or of the file the board was read from
 */
record Start(String name, Board board) {

    static Start of(Deal deal) {
        return new Start(deal.toString(), deal.board());
    }
}
