package ludotheque.arena.tournament;

/** What a match is worth. */
public enum Scoring {
    /** Two points for a win, one for a draw. */
    MATCHES {
        @Override
        long points(Result result, int player) {
            return result.winner() < 0 ? 1 : result.winner() == player ? 2 : 0;
        }
    },
    /** The score itself. */
    CUMULATIVE {
        @Override
        long points(Result result, int player) {
            return result.scores().get(player);
        }
    };

    abstract long points(Result result, int player);
}
