package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OwnerProcessTest {

    @Test
    void whatIsOursIsNotAbandoned() {
        assertThat(OwnerProcess.isAbandoned(OwnerProcess.self().name("7"))).isFalse();
    }

    @Test
    void whatBelongsToAnEarlierProcessOfTheSameNumberIs() {
        OwnerProcess self = OwnerProcess.self();
        OwnerProcess earlier = new OwnerProcess(self.world(), self.pid(), self.started() - 1000);
        assertThat(OwnerProcess.isAbandoned(earlier.name("7"))).isTrue();
    }

    @Test
    void whatBelongsToAProcessThatWeCannotSeeIsLeftAlone() {
        OwnerProcess self = OwnerProcess.self();
        OwnerProcess elsewhere = new OwnerProcess(self.world() + "1", self.pid(), self.started() - 1000);
        assertThat(OwnerProcess.isAbandoned(elsewhere.name("7"))).isFalse();
    }

    @Test
    void whatIsNotNamedLikeOursIsLeftAlone() {
        assertThat(OwnerProcess.isAbandoned("user.slice")).isFalse();
        assertThat(OwnerProcess.isAbandoned("ludotheque_site")).isFalse();
        assertThat(OwnerProcess.isAbandoned("ludotheque_a-b-c")).isFalse();
    }
}
