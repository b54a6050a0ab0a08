package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class KeptBuildsTest {
    private record Build(String name, AtomicBoolean isWhole) {
        Build(String name) {
            this(name, new AtomicBoolean(true));
        }
    }

    /** The common pool of Java 25 has a single thread on two cores. */
    private static final Executor A_THREAD_EACH = task -> new Thread(task).start();

    private final List<String> removed = new ArrayList<>();
    private final KeptBuilds<Build> builds =
            new KeptBuilds<>(2, build -> build.isWhole().get(), build -> removed.add(build.name()));

    @Test
    void twoWhoNeedAVersionAtOnceGetOneBuild() throws Exception {
        CountDownLatch bothAsk = new CountDownLatch(2);
        AtomicInteger made = new AtomicInteger();
        List<CompletableFuture<Build>> asked = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            asked.add(CompletableFuture.supplyAsync(
                    () -> {
                        bothAsk.countDown();
                        try {
                            return builds.get(1, () -> {
                                bothAsk.await();
                                return new Build("build " + made.incrementAndGet());
                            });
                        } catch (Exception failure) {
                            throw new AssertionError(failure);
                        }
                    },
                    A_THREAD_EACH));
        }
        assertThat(asked.get(0).get()).isSameAs(asked.get(1).get());
        assertThat(made).hasValue(1);
        assertThat(removed).isEmpty();
    }

    @Test
    void aBuildThatMayBePlayingIsNotTakenAwayByAnother() throws Exception {
        Build first = builds.get(1, () -> new Build("first"));
        assertThat(builds.keep(1, new Build("second"))).isSameAs(first);
        assertThat(removed).containsExactly("second");
    }

    @Test
    void whatSomebodyRemovedIsBuiltAgain() throws Exception {
        Build first = builds.get(1, () -> new Build("first"));
        assertThat(builds.forgetBroken()).isFalse();
        first.isWhole().set(false);
        assertThat(builds.get(1, () -> new Build("too soon"))).isSameAs(first);
        assertThat(removed).isEmpty();
        assertThat(builds.forgetBroken()).isTrue();
        assertThat(removed).containsExactly("first");
        Build second = builds.get(1, () -> new Build("second"));
        assertThat(second.name()).isEqualTo("second");
        second.isWhole().set(false);
        Build third = new Build("third");
        assertThat(builds.keep(1, third)).isSameAs(third);
        assertThat(removed).containsExactly("first", "second");
    }

    @Test
    void theOneUsedLongestAgoMakesRoom() throws Exception {
        builds.get(1, () -> new Build("one"));
        builds.get(2, () -> new Build("two"));
        builds.get(1, () -> new Build("one again"));
        builds.get(3, () -> new Build("three"));
        assertThat(removed).containsExactly("two");
    }
}
