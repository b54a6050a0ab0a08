package ludotheque.memoryx;

import static ludotheque.memoryx.Tables.game;
import static ludotheque.memoryx.Tables.numbers;
import static ludotheque.memoryx.Tables.subjectGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MemoryxTest {

    @Test
    void fillsTFromPAsInTable3() {
        assertThat(subjectGame().cards()).containsExactly(numbers("1 7 9 4 10 2 10 6 9 3 7 8 1 5 2 5 6 3 8 0 4"));
    }

    @Test
    void showsTheTwoCardsOfTable4AndPassesTheTurn() {
        Memoryx game = subjectGame();
        assertThat(game.flip(6)).isEqualTo(10);
        assertThat(game.faceUp()).isEqualTo(6);
        assertThat(game.flip(17)).isEqualTo(3);
        assertThat(game.faceUp()).isEqualTo(Memoryx.NONE);
        assertThat(game.player()).isEqualTo(1);
        assertThat(game.last()).isEqualTo(new Outcome(0, Turn.of(6, 17), Event.MISS, 10, 3));
    }

    @Test
    void takesThePairsOfTable5OffBothTables() {
        Memoryx game = subjectGame();
        game.play(Turn.of(0, 12));
        game.play(Turn.of(9, 17));
        game.play(Turn.of(11, 18));
        game.play(Turn.of(4, 6));
        assertThat(game.places()).containsExactly(numbers("19 14 5 20 3 13 15 16 7 10 1 8 2"));
        assertThat(game.cards()).containsExactly(numbers("-1 7 9 4 -1 2 -1 6 9 -1 7 -1 -1 5 2 5 6 -1 -1 0 4"));
        assertThat(game.remaining()).isEqualTo(13);
        assertThat(game.scores()).containsExactly(4, 0);
    }

    @Test
    void letsThePlayerWhoTookAPairPlayAgain() {
        Memoryx game = subjectGame();
        assertThat(game.play(Turn.of(0, 12)).event()).isEqualTo(Event.PAIR);
        assertThat(game.player()).isZero();
    }

    @Test
    void exchangesTheJokerWithPlacePOfRAndKeepsP() {
        Memoryx game = subjectGame();
        int[] p = game.places();
        assertThat(game.play(new Turn(19, Turn.NONE, 3)).event()).isEqualTo(Event.JOKER1);
        assertThat(game.cards()).containsExactly(numbers("1 7 9 4 10 2 10 6 9 3 7 8 1 5 0 5 6 3 8 2 4"));
        assertThat(game.places()).containsExactly(p);
        assertThat(game.player()).isEqualTo(1);
    }

    @Test
    void neverDrawsACardThatWasTaken() {
        Memoryx game = subjectGame();
        game.play(Turn.of(12, 0));
        // T[1] is a place, but P[1] is 14: the literal T[r] of the subject would depend on taken cards.
        game.play(new Turn(19, Turn.NONE, 1));
        assertThat(game.cards()[14]).isEqualTo(Memoryx.JOKER);
        assertThat(game.cards()[19]).isEqualTo(2);
    }

    @Test
    void mayLeaveTheJokerWhereItWas() {
        Memoryx game = subjectGame();
        int[] t = game.cards();
        game.play(new Turn(19, Turn.NONE, 0));
        assertThat(game.cards()).containsExactly(t);
    }

    @Test
    void mayExchangeTheFirstCardOfTheTurnWhenTheJokerIsSecond() {
        Memoryx game = subjectGame();
        assertThat(game.play(new Turn(14, 19, 3)).event()).isEqualTo(Event.JOKER2);
        assertThat(game.cards()[14]).isEqualTo(Memoryx.JOKER);
        assertThat(game.cards()[19]).isEqualTo(2);
    }

    @Test
    void waitsForChanceWhenTheJokerIsTurned() {
        Memoryx game = subjectGame();
        game.flip(19);
        assertThat(game.jokerMoves()).isTrue();
        assertThatThrownBy(() -> game.flip(3)).isInstanceOf(IllegalStateException.class);
        game.moveJoker(5);
        assertThat(game.jokerMoves()).isFalse();
    }

    @Test
    void endsWhenOnlyTheJokerIsLeft() {
        Memoryx game = game(1, 5, "2 0 1 3 4", 2);
        game.play(Turn.of(0, 3));
        game.play(Turn.of(0, 1));
        assertThat(game.leader()).isEqualTo(1);
        game.play(Turn.of(3, 4));
        assertThat(game.isOver()).isTrue();
        assertThat(game.leader()).isEqualTo(1);
        assertThat(code(game.checkFlip(2))).isEqualTo("OVER");
    }

    @Test
    void canEndInADrawWhenTheNumberOfPairsIsEven() {
        Memoryx game = game(1, 5, "2 0 1 3 4", 2);
        game.play(Turn.of(0, 1));
        game.play(new Turn(2, Turn.NONE, 0));
        game.play(Turn.of(3, 4));
        assertThat(game.isOver()).isTrue();
        assertThat(game.leader()).isEqualTo(Memoryx.NONE);
    }

    @Test
    void refusesPlacesThatCannotBeTurned() {
        Memoryx game = subjectGame();
        assertThat(code(game.checkFlip(-1))).isEqualTo("OFF_BOARD");
        assertThat(code(game.checkFlip(21))).isEqualTo("OFF_BOARD");
        game.play(Turn.of(0, 12));
        assertThat(code(game.checkFlip(12))).isEqualTo("TAKEN");
        game.flip(5);
        assertThat(code(game.checkFlip(5))).isEqualTo("SAME_PLACE");
    }

    @Test
    void refusesTurnsThatAreNotWhole() {
        Memoryx game = subjectGame();
        assertThat(code(game.check(new Turn(5, Turn.NONE, 3)))).isEqualTo("SECOND_MISSING");
        assertThat(code(game.check(Turn.of(5, 5)))).isEqualTo("SAME_PLACE");
        assertThat(code(game.check(new Turn(19, 5, 2)))).isEqualTo("JOKER_ENDS_TURN");
        assertThat(code(game.check(new Turn(19, Turn.NONE, 21)))).isEqualTo("DRAW");
        assertThat(code(game.check(Turn.of(5, 19)))).isEqualTo("DRAW");
        assertThat(code(game.check(new Turn(5, 6, 0)))).isEqualTo("NO_JOKER");
        assertThat(game.check(new Turn(5, 19, 20))).isNull();
    }

    @Test
    void anOpenTurnIsOneCardThatIsNotTheJoker() {
        Memoryx game = subjectGame();
        assertThat(code(game.check(Turn.open(19)))).isEqualTo("JOKER_ENDS_TURN");
        assertThat(game.check(Turn.open(5))).isNull();
        game.flip(5);
        assertThat(code(game.check(Turn.of(6, 7)))).isEqualTo("TURN_UNDER_WAY");
    }

    @Test
    void countsTheTurnsThatTellNobodyAnything() {
        Memoryx game = subjectGame();
        game.play(Turn.of(6, 17));
        assertThat(game.turnsWithoutNews()).isZero();
        game.play(Turn.of(6, 17));
        game.play(Turn.of(17, 6));
        assertThat(game.turnsWithoutNews()).isEqualTo(2);
        game.play(new Turn(6, 19, 4));
        game.play(Turn.of(6, 17));
        assertThat(game.turnsWithoutNews()).isZero();
    }

    @Test
    void aTurnWhoseFirstCardIsNewTellsSomethingThoughTheSecondIsKnown() {
        Memoryx game = subjectGame();
        game.play(Turn.of(6, 17));
        game.play(Turn.of(5, 17));
        assertThat(game.turnsWithoutNews()).isZero();
    }

    @Test
    void allowsOddSizesUpTo99Places() {
        assertThat(Size.check(1, 3)).isNull();
        assertThat(Size.check(9, 11)).isNull();
        assertThat(code(Size.check(1, 1))).isEqualTo("SIZE_TOO_SMALL");
        assertThat(code(Size.check(2, 3))).isEqualTo("SIZE_NOT_ODD");
        assertThat(code(Size.check(-3, 3))).isEqualTo("SIZE_NOT_ODD");
        assertThat(code(Size.check(11, 11))).isEqualTo("SIZE_TOO_LARGE");
        assertThat(code(Size.check(65537, 65537))).isEqualTo("SIZE_TOO_LARGE");
    }

    private static @Nullable String code(@Nullable Refusal refusal) {
        return refusal == null ? null : refusal.code();
    }

    @Test
    void refusalsNameThePlacesAndDrawsThereAre() {
        Memoryx game = subjectGame();
        assertThat(sentence(game.checkFlip(21))).isEqualTo("there is no place 21: places go from 0 to 20");
        assertThat(sentence(game.checkFlip(-1))).isEqualTo("there is no place -1: places go from 0 to 20");
        assertThat(game.checkFlip(20)).isNull();
        assertThat(sentence(game.check(new Turn(19, Turn.NONE, 21))))
                .isEqualTo("the joker is turned over: a draw r from 0 to 20 was expected");
        assertThat(game.check(new Turn(19, Turn.NONE, 20))).isNull();
        game.flip(19);
        assertThatThrownBy(() -> game.moveJoker(21)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> game.flip(0)).isInstanceOf(IllegalStateException.class);
    }

    private static String sentence(@Nullable Refusal refusal) {
        return refusal == null ? "none" : refusal.sentence().en();
    }

    @Test
    void whoWatchesHearsOfEveryCardAndPair() {
        Memoryx game = subjectGame();
        StringBuilder heard = new StringBuilder();
        game.watch(new Spectator() {
            @Override
            public void shown(int place, int card) {
                heard.append(place).append('=').append(card).append(' ');
            }

            @Override
            public void taken(int first, int second) {
                heard.append("taken ").append(first).append(' ').append(second).append(' ');
            }
        });
        game.play(Turn.of(12, 0));
        game.play(new Turn(19, Turn.NONE, 1));
        assertThat(heard).hasToString("12=1 0=1 taken 12 0 19=0 ");
    }

    @Test
    void whoeverHasMorePairsLeads() {
        Memoryx game = subjectGame();
        assertThat(game.leader()).isEqualTo(Memoryx.NONE);
        game.play(Turn.of(12, 0));
        assertThat(game.leader()).isZero();
        game.play(Turn.of(6, 17));
        game.play(Turn.of(9, 17));
        assertThat(game.leader()).isEqualTo(Memoryx.NONE);
        game.play(Turn.of(11, 18));
        assertThat(game.leader()).isEqualTo(1);
        assertThat(game.players()).isEqualTo(2);
        assertThat(game.size()).isEqualTo(new Size(3, 7));
    }

    @Test
    void somebodyWhoIsThereStarts() {
        Deal deal = Deal.of(new Size(1, 3), numbers("0 1 2"));
        assertThat(new Memoryx(deal, 1, 0).leader()).isZero();
        assertThat(new Memoryx(deal, 2, 1).player()).isEqualTo(1);
        for (int[] wrong : new int[][] {{0, 0}, {1, 1}, {2, 2}, {2, -1}, {3, 0}}) {
            assertThatThrownBy(() -> new Memoryx(deal, wrong[0], wrong[1]))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
