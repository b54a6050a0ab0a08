package ludotheque.cli.memoryx;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ludotheque.cli.shell.Shell;
import ludotheque.memoryx.Event;
import ludotheque.memoryx.Memoryx;

/** What is said at the board, in the language of the shell. */
record Commentary(Shell shell) {

    private String say(String fr, String en) {
        return shell.say(fr, en);
    }

    /** How a player is called who gives no name, when these others are there already. */
    String usualName(Seat seat, List<String> others) {
        if (seat.equals(Seat.HUMAN)) {
            return playerName(others.size());
        }
        String name = seat.level() == null ? seat.toString() : "bot " + seat;
        return others.contains(name) ? name + " 2" : name;
    }

    String playerName(int player) {
        return say("Joueur ", "Player ") + player;
    }

    String turnedOver(String name, int place, int card) {
        boolean joker = card == Memoryx.JOKER;
        return say(
                name + " retourne la place " + place + " : " + (joker ? "le joker." : "carte " + card + "."),
                name + " turns over place " + place + ": " + (joker ? "the joker." : "card " + card + "."));
    }

    /** What a turn of a game came to. */
    String outcome(Event event, Memoryx game, String name) {
        return switch (event) {
            case PAIR -> game.players() == 1 ? say("Une paire !", "A pair!") : pair(name, game.isOver());
            case MISS ->
                say(
                        "Ce n'est pas une paire : les deux cartes sont cachées de nouveau.",
                        "Not a pair: both cards are hidden again.");
            case JOKER1, JOKER2 ->
                say(
                        "Le tour s'arrête là. Le joker a été échangé avec une carte tirée au sort (peut-être lui-même) :"
                                + " une carte déjà vue a pu bouger.",
                        "The turn stops here. The joker was exchanged with a card drawn at random (perhaps itself):"
                                + " a card already seen may have moved.");
        };
    }

    private String pair(String name, boolean over) {
        return say(
                "Une paire ! " + name + " marque 1 point" + (over ? "." : " et rejoue."),
                "A pair! " + name + " scores 1 point" + (over ? "." : " and plays again."));
    }

    String scores(List<String> names, int[] scores) {
        return IntStream.range(0, scores.length)
                .mapToObj(player -> names.get(player) + say(" : ", ": ") + scores[player])
                .collect(Collectors.joining("  ·  "));
    }

    String progress(int turns, Duration elapsed) {
        return say(
                turns + (turns < 2 ? " coup" : " coups") + " en " + duration(elapsed),
                turns + (turns == 1 ? " turn" : " turns") + " in " + duration(elapsed));
    }

    private static String duration(Duration time) {
        long minutes = time.toMinutes();
        return (minutes == 0 ? "" : minutes + " min ") + time.toSecondsPart() + " s";
    }

    String anyKey() {
        return say("(une touche pour continuer)", "(any key to go on)");
    }

    String solved(int turns, Duration elapsed) {
        return say("Fini : " + progress(turns, elapsed) + ".", "Done: " + progress(turns, elapsed) + ".");
    }

    String winner(Memoryx game, List<String> names) {
        int leader = game.leader();
        if (leader == Memoryx.NONE) {
            return say("Égalité.", "A draw.");
        }
        return say(names.get(leader) + " gagne.", names.get(leader) + " wins.");
    }
}
