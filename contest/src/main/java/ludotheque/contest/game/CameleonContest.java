package ludotheque.contest.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import ludotheque.arena.player.ProgramLost;
import ludotheque.arena.player.Sittings;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.player.Player;
import ludotheque.cameleon.player.PlayerGame;
import ludotheque.cameleon.player.ProgramPlayer;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.SeededRandom;

/** Caméléon: a variant on an empty board, red first, whose first two cells are drawn from a match's seed. */
public final class CameleonContest implements BoardGame {
    private static final int DRAWN_MOVES = 2;

    /** At a second a move, larger boards would keep a worker busy for hours. */
    private static final int LARGEST_SIDE = 24;

    @Override
    public String word() {
        return CameleonGame.CAMELEON.word();
    }

    @Override
    public List<String> tables() {
        return List.of("temeraire-6", "brave-6", "temeraire-12", "brave-12");
    }

    @Override
    public String table(String text) throws BadInput {
        CameleonSetup setup = setup(text.strip());
        return setup.variant().word() + "-" + setup.board().side();
    }

    private static CameleonSetup setup(String table) throws BadInput {
        String[] parts = table.split("-", 2);
        Variant variant = Variant.of(parts[0]);
        for (int doublings = 0; variant != null && 3 << doublings <= LARGEST_SIDE; doublings++) {
            if (parts.length == 2 && parts[1].equals(String.valueOf(3 << doublings))) {
                return new CameleonSetup(variant, Colour.RED, Setup.empty(doublings));
            }
        }
        throw new BadInput(
                "une table comme temeraire-12 était attendue : temeraire ou brave, et 3, 6, 12 ou 24 cases par côté",
                "a table like temeraire-12 was expected: temeraire or brave, and 3, 6, 12 or 24 cells a side");
    }

    @Override
    public List<String> builtins() {
        return Stream.of(Level.values()).map(Level::word).toList();
    }

    @Override
    public boolean plays(String builtin, String map) {
        try {
            return level(builtin).plays(setup(map).variant());
        } catch (BadInput notOurs) {
            throw new IllegalStateException(map, notOurs);
        }
    }

    private static Level level(String word) {
        return Objects.requireNonNull(Level.of(word), word);
    }

    @Override
    public Ended play(
            String table, long seed, List<Seated> seats, Sittings sittings, Predicate<Supplier<String>> goesOn)
            throws BadInput {
        CameleonSetup setup = setup(table);
        SeededRandom seeds = new SeededRandom(seed);
        Player drawn = Level.RANDOM.create(seeds.nextLong());
        List<Move> moves = new ArrayList<>();
        Player red = sit(seats.get(0), setup, Colour.RED, seeds.nextLong(), sittings);
        Player blue = sit(seats.get(1), setup, Colour.BLUE, seeds.nextLong(), sittings);
        try {
            Game game = PlayerGame.play(setup, red, blue, drawn, DRAWN_MOVES, move -> {
                moves.add(move);
                return goesOn.test(() -> record(setup, moves));
            });
            Board board = game.board();
            List<Integer> cells = List.of(board.count(Colour.RED), board.count(Colour.BLUE));
            return new Ended(record(setup, moves), moves.size(), cells, game.isOver(), null);
        } catch (ProgramLost lost) {
            int cells = setup.board().side() * setup.board().side();
            return new Ended(record(setup, moves), moves.size(), BoardGame.forfeited(lost, cells), true, lost);
        }
    }

    private Player sit(Seated seat, CameleonSetup setup, Colour colour, long seed, Sittings sittings) {
        return seat.program() != null
                ? new ProgramPlayer(sittings.sit(seat.program(), word(), CameleonGame.seat(colour)), setup, colour)
                : level(Objects.requireNonNull(seat.level())).create(seed);
    }

    private static String record(CameleonSetup setup, List<Move> moves) {
        GameRecord<CameleonSetup, Move, Game> record = GameRecord.of(CameleonGame.CAMELEON, setup);
        for (Move move : moves) {
            record = record.with(move);
        }
        return record.toString();
    }

    @Override
    public List<StartingKit> kits() {
        return BoardGame.examples("Cameleon");
    }
}
