package ludotheque.contest.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.Objects;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Accounts.Account;
import ludotheque.contest.store.Accounts.Session;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Secrets;
import org.jspecify.annotations.Nullable;

/**
 * Finds out who asks, and whether he may. A browser has a cookie that scripts cannot read and that other sites do not send; each change
 * carries the session's token as well. A command line has a token of its own in the header {@code Authorization}.
 */
record Gate(Database database) {
    static final String COOKIE = "ludo_session";
    static final String TOKEN = "X-Ludo-Token";
    private static final String BEARER = "Bearer ";
    private static final int SECRET = 64;

    /** Lets a request in, or refuses it. */
    Request enter(Context context, Access access) {
        boolean changes = !context.method().equals(HandlerType.GET);
        if (changes) {
            expectSameSite(context);
        }
        Account account = account(context, changes);
        if (access != Access.ANYONE && account == null) {
            throw Problem.notLoggedIn();
        }
        if (access == Access.ORGANISER && (account == null || !account.isOrganiser())) {
            throw Problem.forbidden();
        }
        return new Request(context, account);
    }

    private @Nullable Account account(Context context, boolean changes) {
        String authorization = context.header("Authorization");
        if (authorization != null && authorization.startsWith(BEARER)) {
            Account account = database.read(handle -> new Accounts(handle, database)
                    .ofToken(Secrets.hash(
                            authorization.substring(BEARER.length()).strip())));
            if (account == null) {
                throw Problem.unknown("BAD_TOKEN", "ce jeton n'est pas connu", "this token is not known");
            }
            return account;
        }
        Session session = session(context);
        if (session == null) {
            return null;
        }
        if (changes) {
            String token = context.header(TOKEN);
            if (token == null || !Secrets.same(token, session.token())) {
                throw Problem.forbidden(
                        "NO_TOKEN",
                        "le jeton de la session (en-tête " + TOKEN + ") manque",
                        "the session's token (header " + TOKEN + ") is missing");
            }
        }
        return database.read(handle -> new Accounts(handle, database).get(session.account()));
    }

    /** The session of a browser, or null. */
    @Nullable
    Session session(Context context) {
        String secret = context.cookie(COOKIE);
        if (secret == null || secret.length() != SECRET) {
            return null;
        }
        return database.read(handle -> new Accounts(handle, database).session(Secrets.hash(secret)));
    }

    /** Browsers say where a request comes from; a change from another site is none that the person wanted. */
    private static void expectSameSite(Context context) {
        String site = context.header("Sec-Fetch-Site");
        String origin = context.header("Origin");
        boolean isForeign = site != null && !site.equals("same-origin") && !site.equals("none");
        if (origin != null && !isForeign) {
            isForeign = !isHost(origin, Objects.requireNonNullElse(context.header("Host"), ""));
        }
        if (isForeign) {
            throw Problem.forbidden(
                    "OTHER_SITE", "cette demande vient d'un autre site", "this request comes from another site");
        }
    }

    private static boolean isHost(String origin, String host) {
        try {
            String authority = URI.create(origin).getAuthority();
            return authority != null && authority.equals(host);
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }
}
