package ludotheque.patience;

/** What a game of Patience starts from: a deal, and whether its full rules are played. */
public record PatienceSetup(Deal deal, boolean fullRules) {

    public Board board() {
        return fullRules ? deal.fullBoard() : deal.board();
    }
}
