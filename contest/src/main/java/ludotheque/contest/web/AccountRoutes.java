package ludotheque.contest.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.List;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Accounts.Account;
import ludotheque.contest.store.Accounts.Session;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Invitations;
import ludotheque.contest.store.Invitations.Invitation;
import ludotheque.contest.store.Names;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Teams;
import ludotheque.contest.work.Engine;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Joining, logging in and out, tokens of the command line. */
final class AccountRoutes {
    private static final Duration SESSION = Duration.ofDays(30);
    private static final int LONGEST_LABEL = 80;
    private static final int MOST_TOKENS = 20;

    /** A whole class behind one address, and one name that somebody guesses at. */
    private static final int TRIES_OF_ADDRESS = 60;

    private static final int TRIES_OF_NAME = 10;

    private final Desk desk;
    private final Gate gate;
    private final Database database;

    AccountRoutes(Desk desk, Gate gate) {
        this.desk = desk;
        this.gate = gate;
        this.database = desk.database();
    }

    List<Route> all() {
        return List.of(
                Route.get("/me", Access.ANYONE, this::me),
                Route.post("/code", Access.ANYONE, this::code),
                Route.post("/join", Access.ANYONE, this::join),
                Route.post("/login", Access.ANYONE, this::login),
                Route.post("/logout", Access.ANYONE, this::logout),
                Route.post("/password", Access.LOGGED_IN, this::password),
                Route.get("/tokens", Access.LOGGED_IN, this::tokens),
                Route.post("/tokens", Access.LOGGED_IN, this::addToken),
                Route.delete("/tokens/{token}", Access.LOGGED_IN, this::dropToken));
    }

    private void me(Request request) {
        Session session = gate.session(request.context());
        request.answer(me(request.account(), session == null ? null : session.token()));
    }

    private Json me(@Nullable Account account, @Nullable String token) {
        Json json = new Json().object().field("version", Engine.VERSION).field("now", database.now());
        json.field("token", token).name("account");
        if (account == null) {
            json.value((String) null);
        } else {
            json.object()
                    .field("id", account.id())
                    .field("name", account.name())
                    .field("role", account.role());
            json.end();
        }
        json.name("teams").array();
        if (account != null) {
            for (Teams.Team team : database.read(handle -> new Teams(handle, database).ofAccount(account.id()))) {
                json.object().field("id", team.id()).field("contest", team.contest());
                json.field("name", team.name()).end();
            }
        }
        return json.end().end();
    }

    private static String address(Context context) {
        return context.ip();
    }

    private void code(Request request) throws BadInput {
        desk.limits().take("code " + address(request.context()), TRIES_OF_ADDRESS);
        String code = request.json().need("code").string();
        Json json = database.read(handle -> {
            Invitation invitation = new Invitations(handle, database).check(code);
            Json told = new Json().object().field("role", invitation.role()).field("team", invitation.team());
            Long contest = invitation.contest();
            told.name("contest");
            if (contest == null) {
                return told.value((String) null).end();
            }
            Contests.Contest found = new Contests(handle, database).get(contest);
            return told.object()
                    .field("id", found.id())
                    .field("name", found.name())
                    .field("game", found.game())
                    .end()
                    .end();
        });
        request.answer(json);
    }

    /** With a code: a new account, or one that is logged in already, comes to a contest. */
    private void join(Request request) throws BadInput {
        desk.limits().take("code " + address(request.context()), TRIES_OF_ADDRESS);
        JsonValue body = request.json();
        String code = body.need("code").string();
        String team = Request.text(body, "team");
        Account known = request.account();
        if (known != null) {
            database.changing(handle -> {
                Invitation invitation = new Invitations(handle, database).use(code);
                enter(handle, invitation, known, team);
            });
            Session session = gate.session(request.context());
            request.answer(me(
                    database.read(handle -> new Accounts(handle, database).get(known.id())),
                    session == null ? null : session.token()));
            return;
        }
        String name = Names.check(body.need("name").string());
        database.read(handle -> new Invitations(handle, database).check(code));
        String password = desk.passwords().hash(body.need("password").string());
        Account made = database.change(handle -> {
            Invitation invitation = new Invitations(handle, database).use(code);
            Account account = new Accounts(handle, database).add(name, password, invitation.role());
            if (account == null) {
                throw Problem.conflict("NAME_TAKEN", "ce pseudonyme est pris", "this pseudonym is taken");
            }
            enter(handle, invitation, account, team);
            return account;
        });
        openSession(request, made);
    }

    private void enter(Handle handle, Invitation invitation, Account account, @Nullable String typed) {
        Long contest = invitation.contest();
        if (invitation.role().equals(Accounts.ORGANISER)) {
            new Accounts(handle, database).promote(account.id());
        }
        if (contest == null) {
            return;
        }
        Teams teams = new Teams(handle, database);
        String given = invitation.team();
        if (given == null) {
            teams.join(
                    teams.add(contest, Names.check(typed == null ? account.name() : typed), account.id()),
                    account.id());
        } else {
            Teams.Team team = teams.named(contest, given);
            teams.join(team == null ? teams.add(contest, given, account.id()) : team, account.id());
        }
    }

    private void login(Request request) throws BadInput {
        desk.limits().take("login " + address(request.context()), TRIES_OF_ADDRESS);
        JsonValue body = request.json();
        String name = body.need("name").string();
        String password = body.need("password").string();
        desk.limits().take("login of " + Names.fold(name), TRIES_OF_NAME);
        Account account = database.read(handle -> new Accounts(handle, database).named(name));
        if (!desk.passwords().check(password, account == null ? null : account.password()) || account == null) {
            throw Problem.unknown(
                    "BAD_LOGIN",
                    "ce pseudonyme et ce mot de passe ne vont pas ensemble",
                    "this pseudonym and this password do not go together");
        }
        openSession(request, account);
    }

    /** A session has a secret that nobody knew before, whatever cookie was sent. */
    private void openSession(Request request, Account account) {
        Session old = gate.session(request.context());
        String secret = Secrets.draw();
        Session session =
                new Session(Secrets.hash(secret), account.id(), Secrets.draw(), database.now() + SESSION.toMillis());
        database.changing(handle -> {
            Accounts accounts = new Accounts(handle, database);
            if (old != null) {
                accounts.close(old.hash());
            }
            accounts.open(session);
        });
        request.context()
                .cookie(new Cookie(
                        Gate.COOKIE,
                        secret,
                        "/",
                        (int) SESSION.toSeconds(),
                        desk.isSecure(),
                        /* isHttpOnly= */ true,
                        null,
                        SameSite.STRICT));
        request.answerCreated(me(account, session.token()));
    }

    private void logout(Request request) {
        Session session = gate.session(request.context());
        if (session != null) {
            database.changing(handle -> new Accounts(handle, database).close(session.hash()));
        }
        request.context().removeCookie(Gate.COOKIE, "/");
        request.answerNothing();
    }

    private void password(Request request) throws BadInput {
        Account account = request.me();
        desk.limits().take("login of " + Names.fold(account.name()), TRIES_OF_NAME);
        JsonValue body = request.json();
        if (!desk.passwords().check(body.need("old").string(), account.password())) {
            throw Problem.unknown("BAD_LOGIN", "l'ancien mot de passe est faux", "the old password is wrong");
        }
        String password = desk.passwords().hash(body.need("new").string());
        database.changing(handle -> new Accounts(handle, database).changePassword(account.id(), password));
        openSession(request, account);
    }

    private void tokens(Request request) {
        List<Accounts.Token> tokens = database.read(
                handle -> new Accounts(handle, database).tokens(request.me().id()));
        request.answerList(
                tokens,
                Accounts.Token::id,
                (json, token) -> json.object()
                        .field("id", token.id())
                        .field("label", token.label())
                        .field("created", token.created())
                        .end());
    }

    private void addToken(Request request) throws BadInput {
        String label = Names.title(request.json().need("label").string(), LONGEST_LABEL);
        String secret = Secrets.draw();
        long account = request.me().id();
        long id = database.change(handle -> {
            Accounts accounts = new Accounts(handle, database);
            if (accounts.tokens(account).size() >= MOST_TOKENS) {
                throw Problem.conflict(
                        "TOO_MANY_TOKENS", "au plus " + MOST_TOKENS + " jetons", "at most " + MOST_TOKENS + " tokens");
            }
            return accounts.addToken(account, Secrets.hash(secret), label);
        });
        request.answerCreated(
                new Json().object().field("id", id).field("token", secret).end());
    }

    private void dropToken(Request request) {
        if (!database.change(
                handle -> new Accounts(handle, database).dropToken(request.me().id(), request.id("token")))) {
            throw Problem.notFound();
        }
        request.answerNothing();
    }
}
