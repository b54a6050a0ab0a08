package ludotheque.contest.store;

import java.sql.Types;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;

/** Texts as they are stored. PostgreSQL's hold every character but one, which a program may well write among its last words. */
final class Storable extends AbstractArgumentFactory<String> {
    Storable() {
        super(Types.VARCHAR);
    }

    static String text(String text) {
        return text.replace('\0', '\uFFFD');
    }

    @Override
    protected Argument build(String value, ConfigRegistry config) {
        return (position, statement, context) -> statement.setString(position, text(value));
    }
}
