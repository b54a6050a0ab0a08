package ludotheque.contest.game;

import java.util.List;
import java.util.stream.Collectors;
import ludotheque.contest.Problem;

/** The games by their words. */
public final class ContestGames {
    public static final List<ContestGame> ALL =
            List.of(new PapattesContest(), new FarawayContest(), new MemoryxContest(), new CameleonContest());

    private ContestGames() {}

    public static ContestGame of(String word) {
        String words = ALL.stream().map(ContestGame::word).collect(Collectors.joining(", "));
        return ALL.stream()
                .filter(game -> game.word().equals(word))
                .findFirst()
                .orElseThrow(() -> Problem.bad(
                        "BAD_GAME",
                        "un jeu parmi " + words + " était attendu",
                        "a game out of " + words + " was expected"));
    }
}
