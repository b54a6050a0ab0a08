package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Loss.Status;
import ludotheque.papattes.Protocol;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a program sends, it is the program that ends. */
final class RemoteChampionTest {
    private static final TimeLimits HASTY =
            new TimeLimits(Duration.ofMillis(200), Duration.ofMillis(200), Duration.ofMinutes(1));
    private static final int PAW = TypeAction.DEBUG_POSER_PAPATTE.number();

    private final State state = new State(new Terrain(Generator.make("essai", Recipe.USUAL, 7)));
    private final Seat seat = new Seat(state, 0);

    @TempDir
    Path folder;

    @BeforeEach
    void begin() {
        Stages.start(state);
    }

    @Test
    void aChampionThatActsAndIsDonePlaysItsTurn() throws Exception {
        FakeProcess process = greeting().frame(Protocol.ACTION, PAW).frame(Protocol.DONE, 0);
        champion(process, Trial.PATIENT).jouerTour(seat);
        assertThat(state.standing()).isEqualTo(1);
        assertThat(process.isKilled()).isFalse();
    }

    @Test
    void anActionIsTakenBack() throws Exception {
        FakeProcess process = greeting()
                .frame(Protocol.ACTION, PAW)
                .frame(Protocol.CANCEL, 0)
                .frame(Protocol.CANCEL, 0)
                .frame(Protocol.DONE, 0);
        champion(process, Trial.PATIENT).jouerTour(seat);
        assertThat(state.standing()).isZero();
    }

    @Test
    void garbageInsteadOfAGreetingBreaksTheProtocol() {
        assertLost(
                Status.PROTOCOL,
                new FakeProcess()
                        .bytes("GET / HTTP/1.1\r\n\r\n and so on"
                                .getBytes(java.nio.charset.StandardCharsets.US_ASCII)));
    }

    @Test
    void aGreetingOfAnotherVersionBreaksTheProtocol() {
        assertLost(Status.PROTOCOL, new FakeProcess().frame(Protocol.HELLO, Layout.VERSION + 1));
    }

    @Test
    void aSecondGreetingBreaksTheProtocol() {
        assertLost(Status.PROTOCOL, greeting().frame(Protocol.HELLO, Layout.VERSION));
    }

    @Test
    void aFrameOfNoKnownKindBreaksTheProtocol() {
        assertLost(Status.PROTOCOL, greeting().frame(-7, 0));
    }

    @Test
    void anActionOfNoKnownNumberBreaksTheProtocol() {
        assertLost(Status.PROTOCOL, greeting().frame(Protocol.ACTION, TypeAction.count()));
        assertLost(Status.PROTOCOL, greeting().frame(Protocol.ACTION, -1));
    }

    @Test
    void anEndlessStreamOfRefusedActionsEndsAtTheDeadline() {
        assertLost(
                Status.TIMEOUT,
                greeting().frame(Protocol.ACTION, TypeAction.MANGER.number()).endless());
    }

    @Test
    void silenceEndsAtTheDeadline() {
        assertLost(Status.TIMEOUT, new FakeProcess());
        assertLost(Status.TIMEOUT, greeting());
        assertLost(Status.TIMEOUT, greeting().bytes((byte) 4, (byte) 0));
    }

    @Test
    void whoeverIsLateWhileOthersTakeMoreThanTheMarginIsCrowdedOut() {
        assertThat(isCrowdedOut(greeting().besideOthers(Duration.ofMillis(70)))).isTrue();
        assertThat(isCrowdedOut(greeting().besideOthers(Duration.ofMillis(60)))).isFalse();
        assertThat(isCrowdedOut(greeting().besideOthers(Duration.ofMillis(70)).hangingUp()))
                .as("a crash is one, however busy the machine is")
                .isFalse();
    }

    private boolean isCrowdedOut(FakeProcess process) {
        RemoteChampion champion = champion(process, HASTY);
        assertThat(catchThrowableOfType(ChampionLost.class, () -> champion.jouerTour(seat)))
                .isNotNull();
        return champion.wasCrowdedOut();
    }

    @Test
    void hangingUpIsACrash() {
        assertLost(Status.CRASHED, new FakeProcess().hangingUp());
        assertLost(Status.CRASHED, greeting().hangingUp());
        assertLost(Status.CRASHED, greeting().bytes((byte) 4, (byte) 0).hangingUp());
    }

    @Test
    void beingDoneInTheMomentOfTheDeadlineIsATimeOutInThisCall() {
        RemoteChampion champion = champion(greeting().whenKilled(Protocol.DONE, 0), HASTY);
        ChampionLost lost = catchThrowableOfType(ChampionLost.class, () -> champion.jouerTour(seat));
        assertThat(lost.loss().status()).isEqualTo(Status.TIMEOUT);
        assertThat(lost).hasMessage("went over 200 ms");
    }

    @Test
    void aCrashThatIsNoticedAfterTheDeadlineIsStillACrash() {
        FakeProcess process = greeting().hangingUp().endingLate();
        RemoteChampion champion = champion(process, HASTY);
        ChampionLost lost = catchThrowableOfType(ChampionLost.class, () -> champion.jouerTour(seat));
        assertThat(lost.loss().status()).isEqualTo(Status.CRASHED);
    }

    @Test
    void theOpponentsTimeDoesNotCount() {
        TimeLimits tight = new TimeLimits(Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ofSeconds(20));
        RemoteChampion champion = champion(greeting(), tight);
        assertThat(champion.left(Duration.ofMinutes(1))).isEqualTo(Duration.ofSeconds(20));
    }

    @Test
    void theTotalTimeEndsACallThatHasTimeLeft() {
        TimeLimits nearTheEnd = new TimeLimits(Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ofMillis(100));
        FakeProcess process = new FakeProcess();
        RemoteChampion champion = champion(process, nearTheEnd);
        assertThat(catchThrowableOfType(ChampionLost.class, () -> champion.jouerTour(seat))
                        .loss()
                        .status())
                .isEqualTo(Status.TIMEOUT);
    }

    @Test
    void fiveThousandActionsAreTooMany() {
        FakeProcess process = greeting();
        for (int i = 0; i < 5000; i++) {
            process.frame(Protocol.ACTION, PAW);
        }
        assertLost(Status.ACTIONS, process.frame(Protocol.DONE, 0));
    }

    private static FakeProcess greeting() {
        return new FakeProcess().frame(Protocol.HELLO, Layout.VERSION);
    }

    private RemoteChampion champion(FakeProcess process, TimeLimits limits) {
        try {
            return new RemoteChampion(process, Snapshot.create(folder.resolve("etat"), state, 0), limits);
        } catch (IOException unwritable) {
            throw new java.io.UncheckedIOException(unwritable);
        }
    }

    private void assertLost(Status status, FakeProcess process) {
        RemoteChampion champion = champion(process, status == Status.TIMEOUT ? HASTY : Trial.PATIENT);
        ChampionLost lost = catchThrowableOfType(ChampionLost.class, () -> champion.jouerTour(seat));
        assertThat(lost.loss().status()).isEqualTo(status);
        assertThat(process.isKilled()).isTrue();
    }
}
