package ludotheque.contest.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Who may log in, and with what: passwords, sessions of browsers, tokens of command lines. */
public record Accounts(Handle handle, Database database) implements InDatabase {
    public static final String ORGANISER = "organiser";
    public static final String PLAYER = "player";

    public record Account(long id, String name, String password, String role) {
        public boolean isOrganiser() {
            return role.equals(ORGANISER);
        }
    }

    /**
     * A browser that is logged in.
     *
     * @param token what each of its changes has to carry as well, which no other site knows
     */
    public record Session(String hash, long account, String token, long expires) {}

    public record Token(long id, String label, long created) {}

    /** Makes an account; null when the name is taken. */
    public @Nullable Account add(String name, String password, String role) {
        Long id = sql("INSERT INTO accounts (name, folded, password, role, created)"
                        + " VALUES (?, ?, ?, ?, ?) ON CONFLICT (folded) DO NOTHING RETURNING id")
                .find(Long.class, name, Names.fold(name), password, role, database.now());
        if (id == null) {
            return null;
        }
        event(null, "account.added", id, id);
        return new Account(id, name, password, role);
    }

    public @Nullable Account named(String name) {
        return sql("SELECT * FROM accounts WHERE folded = ?").find(Account.class, Names.fold(name));
    }

    public @Nullable Account get(long id) {
        return sql("SELECT * FROM accounts WHERE id = ?").find(Account.class, id);
    }

    public boolean hasOrganiser() {
        return sql("SELECT COUNT(*) FROM accounts WHERE role = ?").number(ORGANISER) > 0;
    }

    /** Changes a password and ends every session of the account. */
    public void changePassword(long account, String password) {
        sql("UPDATE accounts SET password = ? WHERE id = ?").change(password, account);
        sql("DELETE FROM sessions WHERE account = ?").change(account);
        event(null, "account.password", account, account);
    }

    /** Makes an organiser of a player. */
    public void promote(long account) {
        sql("UPDATE accounts SET role = ? WHERE id = ?").change(ORGANISER, account);
        event(null, "account.promoted", account, account);
    }

    public void open(Session session) {
        sql("DELETE FROM sessions WHERE expires < ?").change(database.now());
        handle.createUpdate("INSERT INTO sessions (hash, account, token, expires)"
                        + " VALUES (:hash, :account, :token, :expires)")
                .bindMethods(session)
                .execute();
    }

    public @Nullable Session session(String hash) {
        return sql("SELECT * FROM sessions WHERE hash = ? AND expires >= ?").find(Session.class, hash, database.now());
    }

    public void close(String hash) {
        sql("DELETE FROM sessions WHERE hash = ?").change(hash);
    }

    public long addToken(long account, String hash, String label) {
        long id = sql("INSERT INTO tokens (hash, account, label, created) VALUES (?, ?, ?, ?) RETURNING id")
                .number(hash, account, label, database.now());
        event(null, "token.added", id, account);
        return id;
    }

    public @Nullable Account ofToken(String hash) {
        return sql("SELECT a.* FROM tokens t JOIN accounts a ON a.id = t.account WHERE t.hash = ?")
                .find(Account.class, hash);
    }

    public List<Token> tokens(long account) {
        return sql("SELECT id, label, created FROM tokens WHERE account = ? ORDER BY id DESC")
                .list(Token.class, account);
    }

    /** Whether there was such a token of this account. */
    public boolean dropToken(long account, long token) {
        boolean was = sql("DELETE FROM tokens WHERE id = ? AND account = ?").change(token, account) > 0;
        if (was) {
            event(null, "token.dropped", token, account);
        }
        return was;
    }
}
