package ludotheque.papattes.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Mischief;
import ludotheque.papattes.Paddock;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeAction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MatchTest {
    private static final GameMap MAP = Paddock.map(new SeededRandom(1));
    private static final Champion IDLE = seat -> {};

    private static Match match(Champion first, Champion second) {
        return new Match(MAP, 1, List.of("a", "b"), List.of(first, second), () -> 0);
    }

    /** Steps from wherever its first free character can go. */
    private static void stepOnce(Seat seat) {
        for (Position from : seat.maitresJoueur(seat.moi())) {
            for (int step = -1; step <= 1; step += 2) {
                if (seat.seDeplacer(from, new Position(from.colonne() + step, from.ligne())) == Erreur.OK) {
                    return;
                }
            }
        }
        throw new IllegalStateException("nobody can step");
    }

    @Test
    void bothAreInitialisedThenPlayInTurnAndAreToldTheEnd() {
        List<String> calls = new ArrayList<>();
        match(new Scripted(calls, "a", 0, seat -> {}), new Scripted(calls, "b", 0, seat -> {}))
                .play();
        assertThat(calls).hasSize(204);
        assertThat(calls.subList(0, 6)).containsExactly("init a", "init b", "a0", "b1", "a2", "b3");
        assertThat(calls.subList(200, 204)).containsExactly("a198", "b199", "fin a", "fin b");
    }

    @Test
    void noActionIsPossibleBeforeAndAfterTheMatch() {
        List<Erreur> answers = new ArrayList<>();
        MatchRecord record = match(
                        new Scripted(Scripted.INIT, seat -> answers.add(seat.ageSuivant())),
                        new Scripted(Scripted.FIN, seat -> answers.add(seat.ageSuivant())))
                .play();
        assertThat(answers).containsExactly(Erreur.HORS_TOUR, Erreur.HORS_TOUR);
        assertThat(record.inits().get(0).entries()).hasSize(1);
    }

    @Test
    void aChampionThatThrowsLosesItsHalfTurnAndIsNotCalledAgain() {
        Scripted clumsy = new Scripted(4, seat -> {
            stepOnce(seat);
            seat.ageSuivant();
            seat.debugPoserPapatte(new Position(0, 0), 2);
            throw new IllegalArgumentException("oups");
        });
        Match match = match(clumsy, IDLE);
        match.init();
        for (int turn = 0; turn < 4; turn++) {
            match.playTurn();
        }
        Match untouched = match(IDLE, IDLE);
        untouched.init();
        for (int turn = 0; turn < 5; turn++) {
            untouched.playTurn();
        }
        match.playTurn();
        assertThat(match.state().isLost(0)).isTrue();
        assertThat(match.state().age(0)).isZero();
        assertThat(match.state().place(4)).isEqualTo(untouched.state().place(4));
        assertThat(new Seat(match.state(), 1).historique()).isEmpty();
        while (!match.isOver()) {
            match.playTurn();
        }
        match.finish();
        assertThat(clumsy.calls()).hasSize(4).last().isEqualTo("4");
        Call call = match.record().turns().get(4);
        assertThat(call.loss()).isEqualTo(new Loss.Threw("java.lang.IllegalArgumentException: oups"));
        assertThat(call.entries()).as("what it tried is kept").last().hasToString("debug_poser_papatte 0 0 2");
        assertThat(match.record().fins().get(0)).isEqualTo(Call.NONE);
    }

    @Test
    void aStackThatOverflowsIsACrashToo() {
        Match match = match(new Scripted(0, MatchTest::forEver), IDLE);
        MatchRecord record = match.play();
        Loss loss = Objects.requireNonNull(record.turns().get(0).loss());
        assertThat(loss.status()).isEqualTo(Loss.Status.CRASHED);
        assertThat(record.turns()).hasSize(200);
    }

    @SuppressWarnings("InfiniteRecursion") // that is the point
    private static void forEver(Seat seat) {
        forEver(seat);
    }

    @ParameterizedTest
    @EnumSource(Loss.Status.class)
    void aLimitThatWhoeverRunsTheChampionReportsIsToldByItsWord(Loss.Status status) {
        Scripted late = new Scripted(3, seat -> {
            throw new ChampionLost(new Loss.Told(status, "1500 ms"));
        });
        MatchRecord record = match(IDLE, late).play();
        assertThat(record.turns().get(3).loss()).isEqualTo(new Loss.Told(status, "1500 ms"));
        assertThat(late.calls()).containsExactly("init ", "1", "3");
    }

    @Test
    void oneActionMoreThanAllowedLosesTheChampion() {
        Scripted busy = new Scripted(0, seat -> {
            for (int i = 0; i < 5000; i++) {
                seat.debugPoserPapatte(new Position(1, 1), 1);
            }
        });
        MatchRecord record = match(busy, IDLE).play();
        Loss loss = Objects.requireNonNull(record.turns().get(0).loss());
        assertThat(loss.status()).isEqualTo(Loss.Status.ACTIONS);
        assertThat(new Replay(record).next()).isNull();
    }

    @Test
    void asManyActionsAsAllowedAreFine() {
        Scripted busy = new Scripted(0, seat -> {
            for (int i = 0; i < 4096; i++) {
                seat.debugPoserPapatte(new Position(1, 1), 1);
            }
        });
        assertThat(match(busy, IDLE).play().turns().get(0).loss()).isNull();
    }

    @Test
    void aChampionLostInItsInitialisationNeverPlays() {
        Scripted clumsy = new Scripted(Scripted.INIT, seat -> {
            throw new IllegalStateException();
        });
        MatchRecord record = match(clumsy, IDLE).play();
        assertThat(clumsy.calls()).containsExactly("init ");
        assertThat(record.inits().get(0).loss()).isNotNull();
        assertReplays(record);
    }

    @Test
    void theScoreOfALostChampionStillCounts() {
        Match match = match(
                new Scripted(0, seat -> {
                    throw new IllegalStateException();
                }),
                IDLE);
        match.play();
        assertThat(match.state().score(0)).isEqualTo(1);
        assertThat(match.state().turn()).isEqualTo(199);
    }

    @Test
    void whatAChampionPrintsIsKeptWithTheCall() {
        Scripted[] talker = new Scripted[1];
        talker[0] = new Scripted(2, seat -> talker[0].print("bonjour\n« été »"));
        MatchRecord record = match(talker[0], IDLE).play();
        assertThat(record.turns().get(2).observed().printed()).isEqualTo("bonjour\n« été »");
        assertThat(record.turns().get(4).observed().printed()).isEmpty();
    }

    @Test
    void theTimeOfEachCallIsKept() {
        long[] now = {0};
        Match match = new Match(MAP, 1, List.of("a", "b"), List.of(IDLE, IDLE), () -> now[0] += 7);
        MatchRecord record = match.play();
        assertThat(record.turns().get(9).micros()).isEqualTo(7);
        assertThat(record.inits().get(1).micros()).isEqualTo(7);
    }

    @Test
    void refusalsAndCancellationsAreKeptInOrder() {
        MatchRecord record = match(
                        new Scripted(0, seat -> {
                            seat.ageSuivant();
                            seat.annuler();
                            seat.annuler();
                            seat.manger(new Position(-5, 60));
                        }),
                        IDLE)
                .play();
        assertThat(record.turns().get(0).entries())
                .containsExactly(
                        new Entry(TypeAction.AGE_SUIVANT, Position.NONE, Position.NONE, 0, Erreur.OK),
                        Entry.CANCEL,
                        new Entry(TypeAction.MANGER, new Position(-5, 60), Position.NONE, 0, Erreur.POSITION_INVALIDE));
    }

    @Test
    void everyHalfTurnIsReplayedToItsHash() {
        MatchRecord record = match(new Mischief(new SeededRandom(1), 50), new Mischief(new SeededRandom(2), 50))
                .play();
        assertReplays(record);
    }

    @Test
    void aReplayStopsInsideAHalfTurnAndTellsWhatDiffers() {
        MatchRecord record = match(new Scripted(0, Seat::ageSuivant), IDLE).play();
        Replay inside = new Replay(record);
        assertThat(inside.begin(0)).isNull();
        assertThat(inside.state().age(0)).isZero();
        assertThat(inside.state().isRunning()).isTrue();

        List<Long> hashes = new ArrayList<>(record.hashes());
        hashes.set(1, hashes.get(1) + 1);
        MatchRecord wrong = new MatchRecord(
                record.map(), record.seed(), record.players(), record.inits(), record.turns(), hashes, record.fins());
        Replay replay = new Replay(wrong);
        assertThat(replay.next()).isNull();
        Replay.Difference difference = Objects.requireNonNull(replay.next());
        assertThat(difference.turn()).isEqualTo(1);
        assertThat(difference.recomputed())
                .isEqualTo(MatchRecord.hex(record.hashes().get(1)));
    }

    static void assertReplays(MatchRecord record) {
        Replay replay = new Replay(record);
        while (replay.hasNext()) {
            assertThat(replay.next()).isNull();
        }
        assertThat(replay.state().turn()).isEqualTo(record.turns().size() - 1);
    }

    /** Twice as many tries as a record keeps, then one action that counts. */
    @Test
    void aRecordStaysShortHoweverOftenAChampionTriesAndTakesBack() {
        MatchRecord record = match(
                        new Scripted(0, seat -> {
                            for (int i = 0; i < CallLog.TRIALS; i++) {
                                stepOnce(seat);
                                seat.manger(Position.NONE);
                                assertThat(seat.annuler()).isTrue();
                            }
                            stepOnce(seat);
                        }),
                        IDLE)
                .play();
        assertThat(record.fall(0)).isNull();
        Call call = record.turns().get(0);
        assertThat(call.entries()).hasSizeLessThan(2 * CallLog.TRIALS);
        assertThat(call.left()).isGreaterThan(CallLog.TRIALS);
        assertReplays(record);
    }

    @Test
    void refusedActionsBeyondWhatIsKeptAreCountedInTheRecord() throws Exception {
        MatchRecord record = match(
                        new Scripted(0, seat -> {
                            for (int i = 0; i < 16_384; i++) {
                                seat.manger(Position.NONE);
                            }
                        }),
                        IDLE)
                .play();
        assertThat(record.turns().get(0).entries()).hasSize(CallLog.TRIALS);
        MatchRecord read = MatchRecord.parse(record.toString());
        assertThat(read.turns().get(0).left()).isEqualTo(16_384 - CallLog.TRIALS);
        assertThat(record.toString()).contains("\nleft 15360\n");
    }

    @Test
    void theRecordOfAWholeMatchOfRefusedActionsIsBounded() {
        Position far = new Position(Integer.MIN_VALUE, Integer.MIN_VALUE);
        Champion stubborn = seat -> {
            for (int i = 0; i < 2 * CallLog.TRIALS; i++) {
                seat.seDeplacer(far, far);
            }
        };
        assertThat(match(stubborn, stubborn).play().toString()).hasSizeLessThan(18_000_000);
    }

    @Test
    void tooManyActionsSayHowMany() {
        MatchRecord record = match(
                        new Scripted(0, seat -> {
                            for (int i = 0; i < 5000; i++) {
                                seat.debugPoserPapatte(new Position(0, 0), 1);
                            }
                        }),
                        IDLE)
                .play();
        Loss loss = Objects.requireNonNull(record.fall(0)).loss();
        assertThat(loss).isEqualTo(new Loss.TooManyActions(4097));
        assertThat(loss.detail()).isEqualTo("wanted 4097 actions in a half-turn, of which 4096 are allowed");
    }

    @Test
    void aFaultOfTheRefereeIsNobodysLoss() {
        Match match = match(
                new Scripted(2, seat -> {
                    throw new RefereeFault(new IllegalStateException("no room"));
                }),
                IDLE);
        assertThatThrownBy(match::play).isInstanceOf(RefereeFault.class).hasMessageContaining("no room");
    }

    @Test
    void goingOnWithARecordChangesNothingInIt() throws Exception {
        Scripted slow = new Scripted(4, seat -> {
            seat.ageSuivant();
            throw new ChampionLost(new Loss.Late(1500, 3));
        });
        long[] now = {0};
        Match begun = new Match(
                MAP, 1, List.of("a", "b"), List.of(slow, new Mischief(new SeededRandom(3), 20)), () -> now[0] += 7);
        begun.init();
        for (int turn = 0; turn < 8; turn++) {
            begun.playTurn();
        }
        String saved = begun.record().toString();
        Replay past = new Replay(MatchRecord.parse(saved));
        Match resumed = new Match(past, List.of(IDLE, IDLE), () -> 0);
        while (past.hasNext()) {
            past.next();
        }
        resumed.playTurn();
        assertThat(resumed.record().toString()).startsWith(saved).contains("lost late 1500 3");
        assertReplays(resumed.record());
    }
}
