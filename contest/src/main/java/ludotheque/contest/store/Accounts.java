package ludotheque.contest.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Who may log in, and with what: passwords, sessions of browsers, tokens of command lines. */
public record Accounts(Handle handle, Database database) {
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
        Long id = handle.createQuery(
                        "INSERT INTO accounts (name, folded, password, role, created)"
                                + " VALUES (:name, :folded, :password, :role, :now) ON CONFLICT (folded) DO NOTHING RETURNING id")
                .bind("name", name)
                .bind("folded", Names.fold(name))
                .bind("password", password)
                .bind("role", role)
                .bind("now", database.now())
                .mapTo(Long.class)
                .findOne()
                .orElse(null);
        if (id == null) {
            return null;
        }
        new Events(handle, database).add(null, "account.added", id, id);
        return new Account(id, name, password, role);
    }

    public @Nullable Account named(String name) {
        return handle.createQuery("SELECT * FROM accounts WHERE folded = :folded")
                .bind("folded", Names.fold(name))
                .map(Rows.of(Account.class))
                .findOne()
                .orElse(null);
    }

    public @Nullable Account get(long id) {
        return handle.createQuery("SELECT * FROM accounts WHERE id = :id")
                .bind("id", id)
                .map(Rows.of(Account.class))
                .findOne()
                .orElse(null);
    }

    public boolean hasOrganiser() {
        return handle.createQuery("SELECT COUNT(*) FROM accounts WHERE role = :role")
                        .bind("role", ORGANISER)
                        .mapTo(Long.class)
                        .one()
                > 0;
    }

    /** Changes a password and ends every session of the account. */
    public void changePassword(long account, String password) {
        handle.createUpdate("UPDATE accounts SET password = :password WHERE id = :id")
                .bind("password", password)
                .bind("id", account)
                .execute();
        handle.createUpdate("DELETE FROM sessions WHERE account = :id")
                .bind("id", account)
                .execute();
        new Events(handle, database).add(null, "account.password", account, account);
    }

    /** Makes an organiser of a player. */
    public void promote(long account) {
        handle.createUpdate("UPDATE accounts SET role = :role WHERE id = :id")
                .bind("role", ORGANISER)
                .bind("id", account)
                .execute();
        new Events(handle, database).add(null, "account.promoted", account, account);
    }

    public void open(Session session) {
        handle.createUpdate("DELETE FROM sessions WHERE expires < :now")
                .bind("now", database.now())
                .execute();
        handle.createUpdate("INSERT INTO sessions (hash, account, token, expires)"
                        + " VALUES (:hash, :account, :token, :expires)")
                .bindMethods(session)
                .execute();
    }

    public @Nullable Session session(String hash) {
        return handle.createQuery("SELECT * FROM sessions WHERE hash = :hash AND expires >= :now")
                .bind("hash", hash)
                .bind("now", database.now())
                .map(Rows.of(Session.class))
                .findOne()
                .orElse(null);
    }

    public void close(String hash) {
        handle.createUpdate("DELETE FROM sessions WHERE hash = :hash")
                .bind("hash", hash)
                .execute();
    }

    public long addToken(long account, String hash, String label) {
        long id = handle.createQuery("INSERT INTO tokens (hash, account, label, created)"
                        + " VALUES (:hash, :account, :label, :now) RETURNING id")
                .bind("hash", hash)
                .bind("account", account)
                .bind("label", label)
                .bind("now", database.now())
                .mapTo(Long.class)
                .one();
        new Events(handle, database).add(null, "token.added", id, account);
        return id;
    }

    public @Nullable Account ofToken(String hash) {
        return handle.createQuery("SELECT a.* FROM tokens t JOIN accounts a ON a.id = t.account WHERE t.hash = :hash")
                .bind("hash", hash)
                .map(Rows.of(Account.class))
                .findOne()
                .orElse(null);
    }

    public List<Token> tokens(long account) {
        return handle.createQuery("SELECT id, label, created FROM tokens WHERE account = :account ORDER BY id DESC")
                .bind("account", account)
                .map(Rows.of(Token.class))
                .list();
    }

    /** Whether there was such a token of this account. */
    public boolean dropToken(long account, long token) {
        boolean was = handle.createUpdate("DELETE FROM tokens WHERE id = :id AND account = :account")
                        .bind("id", token)
                        .bind("account", account)
                        .execute()
                > 0;
        if (was) {
            new Events(handle, database).add(null, "token.dropped", token, account);
        }
        return was;
    }
}
