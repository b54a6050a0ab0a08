package ludotheque.contest.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludotheque.kernel.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DatabaseAddressTest {
    @Test
    void anAddressNamesUserHostAndDatabase() throws BadInput {
        DatabaseAddress address = DatabaseAddress.parse("postgresql://ludo@db.example:5433/final?sslmode=require");
        assertThat(address.user()).isEqualTo("ludo");
        assertThat(address.jdbc()).isEqualTo("jdbc:postgresql://db.example:5433/final?sslmode=require");
        assertThat(DatabaseAddress.parse(address.toString())).isEqualTo(address);
        assertThat(DatabaseAddress.parse("jdbc:postgresql://ludo@[::1]/final").jdbc())
                .isEqualTo("jdbc:postgresql://[::1]/final");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql://ludo:secret@db/final",
                "postgresql://ludo@db/final?password=secret",
                "postgresql://ludo@db/final?sslmode=require&PASSWORD=secret",
                "postgresql://ludo@db/final?sslpassword=secret"
            })
    void anAddressWithAPasswordIsRefusedWithoutSayingIt(String text) {
        assertThatThrownBy(() -> DatabaseAddress.parse(text))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        refused -> assertThat(refused.expected().en())
                                .contains("without a password")
                                .doesNotContain("secret"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "final", "mysql://ludo@db/final", "postgresql://db/final", "postgresql://ludo@db", "a b://c"
            })
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> DatabaseAddress.parse(text)).isInstanceOf(BadInput.class);
    }
}
