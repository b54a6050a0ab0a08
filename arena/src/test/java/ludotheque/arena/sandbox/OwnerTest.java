package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OwnerTest {

    @Test
    void whatIsOursIsNotAbandoned() {
        assertThat(Owner.isAbandoned(Owner.self().name("7"))).isFalse();
    }

    @Test
    void whatBelongsToAnEarlierProcessOfTheSameNumberIs() {
        Owner self = Owner.self();
        Owner earlier = new Owner(self.world(), self.pid(), self.started() - 1000);
        assertThat(Owner.isAbandoned(earlier.name("7"))).isTrue();
    }

    @Test
    void whatBelongsToAProcessThatWeCannotSeeIsLeftAlone() {
        Owner self = Owner.self();
        Owner elsewhere = new Owner(self.world() + "1", self.pid(), self.started() - 1000);
        assertThat(Owner.isAbandoned(elsewhere.name("7"))).isFalse();
    }

    @Test
    void whatIsNotNamedLikeOursIsLeftAlone() {
        assertThat(Owner.isAbandoned("user.slice")).isFalse();
        assertThat(Owner.isAbandoned("ludotheque_site")).isFalse();
        assertThat(Owner.isAbandoned("ludotheque_a-b-c")).isFalse();
    }
}
