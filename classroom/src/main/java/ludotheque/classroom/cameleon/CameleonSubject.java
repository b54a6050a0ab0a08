package ludotheque.classroom.cameleon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Preparation;
import ludotheque.classroom.mark.Subject;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Text;

/**
 * The exercises of Caméléon: {@code names}, {@code fill BOARD}, {@code score BOARD}, {@code eval VARIANT BOARD}, {@code greedy VARIANT BOARD},
 * {@code ai BOARD}, {@code region BOARD}, {@code growth VARIANT SIDE} and {@code player legal|LEVEL VARIANT SIDE GAMES}.
 */
public final class CameleonSubject implements Subject {
    private static final Pattern RANDOM = Pattern.compile("random:(\\d{1,15}):(\\d{1,4})");
    private static final int LARGEST_RANDOM = 48;
    private static final int SMALLEST_GROWTH = 96;

    @Override
    public String game() {
        return "cameleon";
    }

    @Override
    public Exercise exercise(Line line, int words, Preparation preparation) throws BadInput {
        String kind = line.word(0);
        if (kind.equals("player")) {
            return PlayerExercise.read(line, words, preparation.allowance());
        }
        FunctionCalls calls = new FunctionCalls(
                preparation.allowance().time(kind), preparation.allowance().memoryBytes());
        String name = IntStream.range(0, words).mapToObj(line::word).collect(Collectors.joining(" "));
        boolean isForm = switch (kind) {
            case "names" -> words == 1;
            case "fill", "score", "ai", "region" -> words == 2;
            case "eval", "greedy", "growth" -> words == 3;
            default -> false;
        };
        if (!isForm) {
            throw line.error(
                    0,
                    "names, fill, score, ai ou region PLATEAU, eval ou greedy VARIANTE PLATEAU, growth VARIANTE CÔTÉ ou player … était attendu",
                    "names, fill, score, ai or region BOARD, eval or greedy VARIANT BOARD, growth VARIANT SIDE or player … was expected");
        }
        return switch (kind) {
            case "names" ->
                new FunctionExercise(
                        name,
                        new Text(
                                "Les huit fonctions que le sujet nomme, sous ces noms.",
                                "The eight functions that the subject names, under these names."),
                        calls,
                        Prescribed.questions(),
                        Prescribed::judge);
            case "growth" -> growth(name, calls, line);
            default -> onBoard(name, kind, calls, line);
        };
    }

    private static Exercise growth(String name, FunctionCalls calls, Line line) throws BadInput {
        Variant variant = variant(line);
        int side = line.integer(2, SMALLEST_GROWTH, 3 << Setup.MOST_DOUBLINGS);
        String function = Prescribed.greedy(variant);
        return new FunctionExercise(
                name,
                new Text(
                        "Le coût d'un coup de " + function + " ne doit presque pas dépendre du côté du plateau.",
                        "What a move of " + function + " costs should hardly depend on the side of the board."),
                calls,
                GrowthJudge.questions(variant, side),
                new GrowthJudge(variant),
                result -> result.part() < result.whole());
    }

    private static Exercise onBoard(String name, String kind, FunctionCalls calls, Line line) throws BadInput {
        boolean hasVariant = kind.equals("eval") || kind.equals("greedy");
        Variant variant = hasVariant ? variant(line) : Variant.TEMERAIRE;
        Position given = new Position(board(line, hasVariant ? 2 : 1), variant);
        // J1 begins: whatever J2 does, it does after a move of J1's.
        Position position = kind.equals("fill") ? given : given.afterGreedyRed();
        int side = position.setup().side();
        return switch (kind) {
            case "eval" ->
                new FunctionExercise(
                        name,
                        new Text(
                                Prescribed.eval(variant) + " de chaque case blanche d'un plateau de côté " + side + ".",
                                Prescribed.eval(variant) + " of every white cell of a board of side " + side + "."),
                        calls,
                        EvalJudge.questions(position),
                        new EvalJudge(position));
            case "greedy" -> move(name, calls, position, Prescribed.greedy(variant), MoveJudge::greedy);
            case "ai" -> {
                if (!CleverChoice.isWon(position)) {
                    throw line.error(
                            1,
                            "un plateau que J2 gagne (c'est prouvé) après un coup glouton de J1 était attendu",
                            "a board that J2 wins (which is proved) after a greedy move of J1 was expected");
                }
                yield move(name, calls, position, Prescribed.AI, CleverChoice::judge);
            }
            case "region" -> region(name, calls, position, line);
            default -> read(name, calls, position, kind.equals("score"));
        };
    }

    private static Exercise read(String name, FunctionCalls calls, Position position, boolean score) {
        String function = score ? Prescribed.SCORE : Prescribed.FILL;
        return new FunctionExercise(
                name,
                new Text(
                        function + " pour un plateau de côté "
                                + position.setup().side() + ".",
                        function + " for a board of side " + position.setup().side() + "."),
                calls,
                ReadJudge.questions(position),
                new ReadJudge(position, score));
    }

    private static Exercise move(
            String name, FunctionCalls calls, Position position, String function, MoveJudge.Choice choice) {
        int side = position.setup().side();
        return new FunctionExercise(
                name,
                new Text(
                        "Un coup de " + function + " sur un plateau de côté " + side + ".",
                        "A move of " + function + " on a board of side " + side + "."),
                calls,
                MoveJudge.questions(position, function),
                new MoveJudge(position, function, choice));
    }

    private static Exercise region(String name, FunctionCalls calls, Position position, Line line) throws BadInput {
        int place = position.lastCell();
        if (place < 0) {
            throw line.error(
                    1,
                    "un plateau dont une petite région n'a qu'une case blanche était attendu",
                    "a board with a small region that has one white cell was expected");
        }
        return new FunctionExercise(
                name,
                new Text(
                        "RemplirRegion quand J2 remplit la dernière case blanche " + position.cell(place)
                                + " d'une petite région.",
                        "RemplirRegion when J2 fills the last white cell " + position.cell(place)
                                + " of a small region."),
                calls,
                RegionJudge.questions(position, place),
                new RegionJudge(position, place));
    }

    private static Variant variant(Line line) throws BadInput {
        Variant variant = Variant.of(line.word(1));
        if (variant == null) {
            throw line.error(1, "brave ou temeraire était attendu", "brave or temeraire was expected");
        }
        return variant;
    }

    private static Setup board(Line line, int index) throws BadInput {
        String word = line.word(index);
        Matcher random = RANDOM.matcher(word);
        if (random.matches()) {
            int side = Integer.parseInt(random.group(2));
            if (Setup.isSide(side) && side <= LARGEST_RANDOM) {
                return MadeBoard.of(Long.parseLong(random.group(1)), side);
            }
        } else if (word.startsWith("file:")) {
            return file(line, index, word.substring("file:".length()));
        }
        throw line.error(
                index,
                "random:GRAINE:CÔTÉ (3, 6, 12… jusqu'à " + LARGEST_RANDOM + ") ou file:CHEMIN était attendu",
                "random:SEED:SIDE (3, 6, 12… up to " + LARGEST_RANDOM + ") or file:PATH was expected");
    }

    private static Setup file(Line line, int index, String name) throws BadInput {
        try {
            Path file = Path.of(name);
            if (Files.size(file) <= Setup.MOST_BYTES) {
                return Setup.parse(Files.readString(file));
            }
        } catch (IOException | InvalidPathException unreadable) {
            // told below
        } catch (BadInput bad) {
            throw line.error(
                    index,
                    name + ": " + bad.expected().fr(),
                    name + ": " + bad.expected().en());
        }
        throw line.error(index, "un fichier de plateau était attendu", "a file with a board was expected");
    }
}
