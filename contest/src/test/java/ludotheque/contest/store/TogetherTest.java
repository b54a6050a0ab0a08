package ludotheque.contest.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** Statements that make one trip to the database are one change. */
final class TogetherTest {
    private static final String KEEP = "INSERT INTO blobs (hash, bytes) VALUES (:hash, :bytes)";

    private static Together keep(String hash) {
        return new Together()
                .bind(names ->
                        names.bind("hash", hash).bind("bytes", new byte[] {1}).bind("other", "other"));
    }

    private static List<String> hashes(Database database) {
        return database.read(handle -> handle.createQuery("SELECT hash FROM blobs ORDER BY hash")
                .mapTo(String.class)
                .list());
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void eachStatementSeesWhatThoseBeforeItDidAndHasItsOwnAnswer(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            Together all = keep("a");
            Together.Answer<Integer> kept = all.change(KEEP);
            Together.Answer<List<String>> seen =
                    all.read("SELECT hash FROM blobs WHERE hash = :hash", (row, context) -> row.getString(1));
            Together.Answer<Integer> none = all.change("DELETE FROM blobs WHERE hash = :other");
            Together.Answer<Integer> renamed = all.change("UPDATE blobs SET hash = :other WHERE hash = :hash");
            database.changeOwn(all);
            assertThat(List.of(kept.get(), none.get(), renamed.get())).containsExactly(1, 0, 1);
            assertThat(seen.get()).containsExactly("a");
            assertThat(hashes(database)).containsExactly("other");
        }
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void whenOneFailsNothingIsLeftOfThemAllAndOthersGoOn(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            for (int i = 0; i < 20; i++) {
                Together all = keep("a");
                all.change(KEEP);
                all.change(KEEP);
                all.change("INSERT INTO blobs (hash, bytes) VALUES (:other, :bytes)");
                assertThatThrownBy(() -> database.changeOwnLightly(all)).isInstanceOf(JdbiException.class);
                assertThat(hashes(database)).isEmpty();
            }
            Together good = keep("a");
            good.change(KEEP);
            database.changeOwn(good);
            assertThat(hashes(database)).containsExactly("a");
        }
    }

    /** Its end would be the end of the other as well. */
    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aChangeOfTheirOwnIsNoPartOfAnother(Databases.Fresh fresh) {
        try (Database database = fresh.open()) {
            Together all = keep("a");
            all.change(KEEP);
            assertThatThrownBy(() -> database.changing(handle -> database.changeOwn(all)))
                    .isInstanceOf(IllegalStateException.class);
            assertThat(hashes(database)).isEmpty();
        }
    }
}
