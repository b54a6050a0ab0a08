package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Databases;
import ludotheque.contest.store.Surveys;
import ludotheque.contest.store.World;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** Surveys: a range is cut into slices, each of which is answered exactly once, in the order of numbers. */
@Tag("slow")
final class SurveyTest {
    private static final String SQUARES = "squares";

    /** Every number that was asked, as often as it was. */
    private final List<Integer> asked = Collections.synchronizedList(new ArrayList<>());

    private Question squares(String words) {
        return (number, isStopped) -> {
            asked.add(number);
            return words + " " + (long) number * number;
        };
    }

    private static Worker worker(Database database, String name, Question.Reader reader) throws Exception {
        return Worker.start(database, name, 1, true, reader, Map.of(), Engine.VERSION, Duration.ofMillis(500));
    }

    /** What somebody who asks is told. */
    private static List<String> collect(Database database, int first, int last, BooleanSupplier isStopped)
            throws Exception {
        List<String> told = new ArrayList<>();
        new Survey(database, SQUARES, first, last)
                .collect(
                        new Survey.Asker() {
                            @Override
                            public void take(int number, String answer) {
                                told.add(number + ": " + answer);
                            }

                            @Override
                            public void progress(double share) {
                                assertThat(share).isBetween(0.0, 1.0);
                            }
                        },
                        isStopped);
        return told;
    }

    private static List<String> expected(int first, int last) {
        return IntStream.rangeClosed(first, last)
                .mapToObj(number -> number + ": squares " + (long) number * number)
                .toList();
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void answersComeInOrderAndThoseThatAreKnownAreNotAskedAgain(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            try (Worker one = worker(database, "one", this::squares);
                    Worker other = worker(database, "other", this::squares)) {
                assertThat(collect(database, 5, 1000, () -> false)).isEqualTo(expected(5, 1000));
                assertThat(asked).hasSize(996).doesNotHaveDuplicates();
                assertThat(one.refusals()).isEqualTo(other.refusals());
            }
            // Nobody works now: what is told is kept.
            assertThat(collect(database, 5, 1000, () -> false)).isEqualTo(expected(5, 1000));
            assertThat(asked).hasSize(996);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void whoIsSilentForTooLongIsNotHeardAndAnotherAnswers(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            // Asked while nobody works, then left.
            AtomicBoolean isLeft = new AtomicBoolean();
            assertThat(collect(database, 1, 100, () -> isLeft.getAndSet(true))).isEmpty();
            database.changing(handle -> {
                handle.createUpdate("UPDATE match_queue SET picked = ?, picked_by = 'gone', version = 7,"
                                + " last_heartbeat = ? WHERE task_instance = '1'")
                        .bind(0, true)
                        .bind(1, java.sql.Timestamp.from(database.clock().instant()))
                        .execute();
                assertThat(new Surveys(handle, database).begin(1, "gone's", World.WORKER))
                        .isEqualTo(new Surveys.Slice(1, SQUARES, 1, 1));
            });
            try (Worker worker = worker(database, "alive", this::squares)) {
                assertThat(collect(database, 1, 100, () -> false)).isEqualTo(expected(1, 100));
                assertThat(worker.refusals()).isEmpty();
            }
            assertThat(database.<Boolean>change(
                            handle -> new Surveys(handle, database).end(1, "gone's", new byte[] {1})))
                    .isFalse();
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aSliceThatFailsThriceIsToldAndTriedAgainWhenItIsAskedAgain(Databases.Fresh fresh) throws Exception {
        Set<Integer> hard = ConcurrentHashMap.newKeySet();
        hard.add(7);
        Question.Reader reader = words -> (number, isStopped) -> {
            if (hard.contains(number)) {
                throw new IllegalStateException("too hard: " + number);
            }
            return squares(words).answer(number, isStopped);
        };
        try (Database database = fresh.open();
                Worker worker = worker(database, "one", reader)) {
            assertThatThrownBy(() -> collect(database, 1, 30, () -> false))
                    .isInstanceOf(Survey.Failed.class)
                    .hasMessageContaining("too hard: 7");
            hard.clear();
            assertThat(collect(database, 1, 30, () -> false)).isEqualTo(expected(1, 30));
            assertThat(worker.refusals()).isEmpty();
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void workersOfAnotherEngineTakeNoSlice(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open();
                Worker other = Worker.start(
                        database, "other", 1, true, this::squares, Map.of(), "9.9", Duration.ofMillis(500))) {
            assertThat(new Survey(database, SQUARES, 1, 30).workers()).isZero();
            long end = System.nanoTime() + Duration.ofSeconds(2).toNanos();
            assertThat(collect(database, 1, 30, () -> System.nanoTime() > end)).isEmpty();
            assertThat(asked).isEmpty();
            assertThat(other.refusals()).isEmpty();
        }
    }
}
