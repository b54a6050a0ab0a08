package ludotheque.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Playthrough;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SeededRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;

/** What every {@link Playable} must do, whatever its rules. A game registers itself with one {@code @TestFactory}. */
public final class PlayableSuite {
    private static final int DRAWS = 300;

    private PlayableSuite() {}

    /** A game, and how careless players play it. */
    public interface Specimen<S, A, P> {
        Playable<S, A, P> game();

        S setup(SeededRandom random);

        /** An action that may be legal or not; legal often enough that games come to an end. */
        A draw(P position, SeededRandom random);

        /** The position, told completely. */
        String told(P position);

        /** What the names of its golden texts begin with, where a game has several specimens. */
        default String golden() {
            return "";
        }

        /** How many games each test plays. */
        default int games() {
            return 200;
        }
    }

    public static <S, A, P> Stream<DynamicTest> of(Specimen<S, A, P> specimen) {
        return Stream.of(
                each("an action is refused with a code and changes nothing, or it is applied", specimen, played -> {
                    assertThat(played.told).hasSize(played.record.actions().size() + 1);
                    assertThat(played.codes).allMatch(code -> code.matches("[A-Z][A-Z0-9_]*"));
                }),
                each("a record read and written again is the same text", specimen, played -> {
                    String text = played.record.toString();
                    assertThat(parse(specimen, text)).hasToString(text).isEqualTo(played.record);
                }),
                each("replaying passes through the positions that were played", specimen, played -> {
                    Playthrough<A, P> again =
                            parse(specimen, played.record.toString()).playthrough();
                    for (String told : played.told) {
                        assertThat(specimen.told(again.position())).isEqualTo(told);
                        if (again.hasNext()) {
                            step(again);
                        }
                    }
                }),
                each("taking back is a shorter record", specimen, played -> {
                    int length = played.record.actions().size() / 2;
                    Playthrough<A, P> shorter = played.record.cut(length).playthrough();
                    while (shorter.hasNext()) {
                        step(shorter);
                    }
                    assertThat(specimen.told(shorter.position())).isEqualTo(played.told.get(length));
                }),
                each("an illegal action is told with its number and its line", specimen, played -> {
                    A refused = played.refused;
                    if (refused != null) {
                        expectRefusalAtItsLine(specimen, played, refused);
                    }
                }),
                each("a record of the first version opens", specimen, played -> {
                    String first = played.record
                            .toString()
                            .replaceFirst(" " + specimen.game().version() + "\n", " 1\n");
                    assertThat(parse(specimen, first)).isEqualTo(played.record);
                }),
                DynamicTest.dynamicTest("games come to an end", () -> {
                    int[] ends = {0};
                    Seeds.forEach(
                            specimen.games(),
                            random -> ends[0] += specimen.game().isOver(play(specimen, random).end) ? 1 : 0);
                    assertThat(ends[0]).isPositive();
                }),
                DynamicTest.dynamicTest("the codes of refusals are those that were published", () -> {
                    Set<String> codes = new TreeSet<>();
                    Seeds.forEach(specimen.games(), random -> codes.addAll(play(specimen, random).codes));
                    Golden.check(specimen.golden() + "refusals.txt", String.join("\n", codes) + "\n");
                }),
                DynamicTest.dynamicTest("the published playthrough is played again to the letter", () -> {
                    Golden.check(
                            specimen.golden() + "playthrough-record.txt",
                            play(specimen, new SeededRandom(1)).record.toString());
                    Golden.check(specimen.golden() + "playthrough.txt", playthrough(specimen, new SeededRandom(1)));
                }),
                each("when nobody is to move every action is refused", specimen, played -> {
                    if (specimen.game().isOver(played.end)) {
                        Seeds.forEach(20, random -> {
                            A action = specimen.draw(played.end, random);
                            assertThat(specimen.game().check(played.end, action))
                                    .isNotNull();
                        });
                    }
                }));
    }

    /**
     * A game drawn from a seed, told in a few words a position: who is to move, a number made of the whole position, and the action. Whoever
     * plays the record again by other means, WebAssembly say, must come to the same text.
     */
    public static <S, A, P> String playthrough(Specimen<S, A, P> specimen, SeededRandom random) {
        Playable<S, A, P> game = specimen.game();
        Playthrough<A, P> steps = play(specimen, random).record.playthrough();
        StringBuilder text = new StringBuilder();
        while (true) {
            P position = steps.position();
            String told = Integer.toHexString(specimen.told(position).hashCode());
            text.append(game.mover(position)).append(' ').append(told);
            if (!steps.hasNext()) {
                return text.append('\n').toString();
            }
            String action = game.actionText(steps.peek());
            text.append(' ').append(action.lines().findFirst().orElse("")).append('\n');
            step(steps);
        }
    }

    private static <S, A, P> DynamicTest each(
            String name, Specimen<S, A, P> specimen, Consumer<Played<S, A, P>> claim) {
        return DynamicTest.dynamicTest(
                name, () -> Seeds.forEach(specimen.games(), random -> claim.accept(play(specimen, random))));
    }

    /** A game as it went: what was told of each position, and the last action that was refused, with how many stood before it. */
    private static final class Played<S, A, P> {
        private final GameRecord<S, A, P> record;
        private final P end;
        private final List<String> told;
        private final List<String> codes;
        private final @Nullable A refused;
        private final int before;

        Played(
                GameRecord<S, A, P> record,
                P end,
                List<String> told,
                List<String> codes,
                @Nullable A refused,
                int before) {
            this.record = record;
            this.end = end;
            this.told = told;
            this.codes = codes;
            this.refused = refused;
            this.before = before;
        }
    }

    private static <S, A, P> Played<S, A, P> play(Specimen<S, A, P> specimen, SeededRandom random) {
        Playable<S, A, P> game = specimen.game();
        GameRecord<S, A, P> record = GameRecord.of(game, specimen.setup(random));
        P position = record.start();
        List<String> told = new ArrayList<>(List.of(specimen.told(position)));
        List<String> codes = new ArrayList<>();
        @Nullable A refused = null;
        int before = 0;
        for (int draws = 0; draws < DRAWS && !game.isOver(position); draws++) {
            A action = specimen.draw(position, random);
            Refusal refusal = game.check(position, action);
            assertThat(specimen.told(position)).isEqualTo(told.get(told.size() - 1));
            if (refusal == null) {
                game.apply(position, action);
                record = record.with(action);
                told.add(specimen.told(position));
            } else {
                codes.add(refusal.code());
                refused = action;
                before = record.actions().size();
            }
        }
        return new Played<>(record, position, told, codes, refused, before);
    }

    /** Some actions that the rules refuse cannot be written either: the reader then points at the same line. */
    private static <S, A, P> void expectRefusalAtItsLine(
            Specimen<S, A, P> specimen, Played<S, A, P> played, A refused) {
        String head = "\n\n" + played.record.cut(played.before);
        String text = head + "\n" + specimen.game().actionText(refused) + "\n";
        int line = (int) head.chars().filter(sign -> sign == '\n').count() + 2;
        GameRecord<S, A, P> record;
        try {
            record = GameRecord.parse(specimen.game(), text);
        } catch (BadInput unreadable) {
            assertThat(unreadable.line()).isEqualTo(line);
            return;
        }
        IllegalAction illegal = catchThrowableOfType(IllegalAction.class, record::position);
        assertThat(illegal.line()).isEqualTo(line);
        assertThat(illegal.number()).isEqualTo(played.before + 1);
    }

    private static <S, A, P> GameRecord<S, A, P> parse(Specimen<S, A, P> specimen, String text) {
        try {
            return GameRecord.parse(specimen.game(), text);
        } catch (BadInput bad) {
            throw new AssertionError(bad);
        }
    }

    private static void step(Playthrough<?, ?> steps) {
        try {
            steps.next();
        } catch (IllegalAction illegal) {
            throw new AssertionError(illegal);
        }
    }
}
