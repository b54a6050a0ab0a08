package ludotheque.cli.patience;

import java.util.ArrayList;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import ludotheque.patience.Solitaire;

/** The names of the games, as words that a shell can complete. */
final class Games extends ArrayList<String> {
    Games() {
        super(Stream.of(Solitaire.values()).map(Solitaire::title).toList());
    }

    static Solitaire parse(String name) throws BadInput {
        Solitaire game = Solitaire.named(name);
        if (game == null) {
            String names = String.join(", ", new Games());
            throw new BadInput(
                    "un jeu était attendu (" + names + "), pas « " + name + " »",
                    "a game was expected (" + names + "), not \"" + name + "\"");
        }
        return game;
    }
}
