package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Secrets;
import ludotheque.kernel.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What SECURITY.md promises of the web process, a sentence at a time. */
final class SafetyTest {
    @TempDir
    Path folder;

    private Contest contest;
    private Visitor organiser;
    private long id;

    @BeforeEach
    void open() {
        contest = Contest.start(folder, 0);
        organiser = contest.organiser();
        id = Contest.open(organiser);
    }

    @AfterEach
    void close() {
        contest.close();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Json login(String name, String password) {
        return new Json()
                .object()
                .field("name", name)
                .field("password", password)
                .end();
    }

    @Test
    void aChangeWithoutTheSessionsTokenIsRefused() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        ada.without(Gate.TOKEN);
        Visitor.Answer answer =
                ada.post("tokens", new Json().object().field("label", "x").end());
        assertThat(answer.expect(403).text("code")).isEqualTo("NO_TOKEN");
        assertThat(ada.with(Gate.TOKEN, "0".repeat(64))
                        .post("tokens", new Json().object().field("label", "x").end())
                        .status())
                .isEqualTo(403);
    }

    @Test
    void aPostFromAnotherSiteIsRefusedEvenToLogIn() {
        Visitor stranger = contest.visitor().with("Origin", "https://evil.example");
        assertThat(stranger.post("login", login("Olga", "organising is fun"))
                        .expect(403)
                        .text("code"))
                .isEqualTo("OTHER_SITE");
        Visitor modern = contest.visitor().with("Sec-Fetch-Site", "cross-site");
        modern.post("login", login("Olga", "organising is fun")).expect(403);
    }

    @Test
    void theCookieIsForTheServerAlone() {
        Visitor.Answer answer = contest.visitor()
                .post("login", login("Olga", "organising is fun"))
                .expect(201);
        String cookie = answer.response().headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict").contains("Path=/");
    }

    @Test
    void aSessionThatSomebodyElseChoseIsNeverTaken() {
        String chosen = "a".repeat(64);
        Visitor victim = contest.visitor().withCookie(chosen);
        victim.post("login", login("Olga", "organising is fun")).expect(201);
        assertThat(victim.cookie()).isNotEqualTo(chosen);
        assertThat(contest.visitor()
                        .withCookie(chosen)
                        .get("me")
                        .need("account")
                        .isNull())
                .isTrue();
    }

    @Test
    void aSessionEndsWhenOneLogsInAgainOrOut() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        String first = ada.cookie();
        ada.post("login", login("Ada", "pass word of Ada")).expect(201);
        assertThat(contest.visitor().withCookie(first).get("me").need("account").isNull())
                .isTrue();
        String second = ada.cookie();
        ada.post("logout").expect(204);
        assertThat(contest.visitor()
                        .withCookie(second)
                        .get("me")
                        .need("account")
                        .isNull())
                .isTrue();
    }

    @Test
    void secretsAreNotInTheDatabase() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        String token = ada.post(
                        "tokens", new Json().object().field("label", "laptop").end())
                .expect(201)
                .text("token");
        Database database = contest.folder().database();
        for (String secret : new String[] {token, ada.cookie()}) {
            long plain =
                    database.read(handle -> handle.createQuery("SELECT (SELECT COUNT(*) FROM tokens WHERE hash = :s)"
                                    + " + (SELECT COUNT(*) FROM sessions WHERE hash = :s OR token = :s)")
                            .bind("s", secret)
                            .mapTo(Long.class)
                            .one());
            assertThat(plain).isZero();
        }
        String password = database.read(handle -> handle.createQuery("SELECT password FROM accounts WHERE name = 'Ada'")
                .mapTo(String.class)
                .one());
        assertThat(password).startsWith("$argon2id$");
        contest.visitor().with("Authorization", "Bearer " + token).get("tokens").expect(200);
        contest.visitor()
                .with("Authorization", "Bearer " + Secrets.hash(token))
                .get("tokens")
                .expect(401);
    }

    @Test
    void anotherTeamsVersionsAreNotThere() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        Visitor bob = contest.candidate(organiser, id, "Bob");
        Visitor.Answer version = ada.upload("contests/" + id + "/versions?file=Champion.py", bytes("secret"))
                .expect(201);
        long number = version.number("id");
        ada.get("versions/" + number + "/source").expect(200);
        bob.get("versions/" + number).expect(404);
        bob.get("versions/" + number + "/source").expect(404);
        bob.post("versions/" + number + "/activate").expect(404);
        bob.get("champions/" + version.number("champion") + "/versions").expect(404);
        contest.visitor().get("versions/" + number).expect(401);
        organiser.get("versions/" + number + "/source").expect(200);
        assertThat(bob.get("contests/" + id + "/events?after=0").body()).doesNotContain("version.received");
        assertThat(ada.get("contests/" + id + "/events?after=0").body()).contains("version.received");
    }

    @Test
    void whatWasHandedInComesBackAsAnAttachmentThatNoBrowserOpens() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        long number = ada.upload("contests/" + id + "/versions?file=Champion.py", bytes("<script>alert(1)</script>"))
                .expect(201)
                .number("id");
        var headers = ada.get("versions/" + number + "/source").response().headers();
        assertThat(headers.firstValue("Content-Disposition").orElse("")).startsWith("attachment");
        assertThat(headers.firstValue("Content-Type").orElse("")).isEqualTo("application/octet-stream");
        assertThat(headers.firstValue("X-Content-Type-Options").orElse("")).isEqualTo("nosniff");
    }

    @Test
    void pagesRunNoScriptButTheirOwnAndCannotBeFramed() {
        String policy = contest.visitor()
                .get("/")
                .response()
                .headers()
                .firstValue("Content-Security-Policy")
                .orElseThrow();
        assertThat(policy).contains("default-src 'none'").contains("frame-ancestors 'none'");
        assertThat(policy).doesNotContain("'unsafe-eval'").doesNotContain("script-src 'self' 'unsafe-inline'");
    }

    @Test
    void onlyOrganisersMayOrganise() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        for (String path : new String[] {
            "contests",
            "contests/" + id,
            "contests/" + id + "/state",
            "contests/" + id + "/invitations",
            "contests/" + id + "/tournaments",
            "contests/" + id + "/rejudgings",
            "champions/1/disqualify"
        }) {
            assertThat(ada.post(path).status()).as(path).isEqualTo(403);
            assertThat(contest.visitor().post(path).status()).as(path).isEqualTo(401);
        }
    }

    @Test
    void draftsAreNotThereForOthers() {
        long draft = organiser
                .post(
                        "contests",
                        new Json()
                                .object()
                                .field("name", "Secret")
                                .field("game", "papattes")
                                .end())
                .expect(201)
                .number("id");
        contest.visitor().get("contests/" + draft).expect(404);
        contest.visitor().get("contests/" + draft + "/standings").expect(404);
        assertThat(contest.visitor().get("contests").body()).doesNotContain("Secret");
    }

    @Test
    void namesAreTextAndNotMarkup() {
        Visitor stranger = contest.visitor();
        String code = organiser
                .post(
                        "contests/" + id + "/invitations",
                        new Json().object().field("label", "x").end())
                .text("codes", "0", "code");
        for (String name : new String[] {"<script>", "a\u0000b", "x".repeat(41), "", "\u202eevil", "a/b"}) {
            assertThat(stranger.post(
                                    "join",
                                    new Json()
                                            .object()
                                            .field("code", code)
                                            .field("name", name)
                                            .field("password", "long enough")
                                            .end())
                            .text("code"))
                    .as(name)
                    .isEqualTo("BAD_NAME");
        }
        // A title may be any text; it travels as JSON and never as HTML.
        Visitor.Answer title = organiser.post(
                "contests/" + id,
                new Json().object().field("name", "<img src=x>").end());
        assertThat(title.response().headers().firstValue("Content-Type").orElse(""))
                .startsWith("application/json");
    }

    @Test
    void guessingNamesAndPasswordsIsSlowAndTellsNothing() {
        Visitor guesser = contest.visitor();
        Visitor.Answer wrong = guesser.post("login", login("Olga", "wrong wrong"));
        Visitor.Answer nobody = guesser.post("login", login("Nobody", "wrong wrong"));
        assertThat(wrong.body()).isEqualTo(nobody.body());
        long start = System.nanoTime();
        int heard = 0;
        for (int i = 0; i < 40; i++) {
            heard += guesser.post("login", login("Olga", "guess number " + i)).status() == 429 ? 0 : 1;
        }
        assertThat(heard).isPositive().isLessThanOrEqualTo(allowed(10, start));
        assertThat(guesser.post("login", login("Olga", "x"))
                        .response()
                        .headers()
                        .firstValue("Retry-After"))
                .isPresent();
    }

    @Test
    void guessingCodesIsSlow() {
        Visitor guesser = contest.visitor();
        long start = System.nanoTime();
        int heard = 0;
        for (int i = 0; i < 200; i++) {
            int status = guesser.post(
                            "code",
                            new Json()
                                    .object()
                                    .field("code", Secrets.drawCode())
                                    .end())
                    .status();
            assertThat(status).isIn(401, 429);
            heard += status == 429 ? 0 : 1;
        }
        assertThat(heard).isPositive().isLessThanOrEqualTo(allowed(60, start));
    }

    /** How often somebody may try who has so many a minute since a moment, however slow this machine is. */
    private static int allowed(int perMinute, long startNanos) {
        return perMinute + (int) Math.ceil(perMinute * (System.nanoTime() - startNanos) / 60e9);
    }

    @Test
    @Tag("slow")
    void aThousandLogInsAMinuteAreTurnedAwayAndOthersAreServed() throws Exception {
        long start = System.nanoTime();
        AtomicInteger heard = new AtomicInteger();
        List<Thread> crowd = new ArrayList<>();
        for (int one = 0; one < 8; one++) {
            int number = one;
            Thread thread = new Thread(() -> {
                Visitor guesser = contest.visitor();
                for (int i = 0; i < 125; i++) {
                    // A name of its own each time: it is the address that is limited here.
                    int status = guesser.post("login", login("Nobody " + number + " " + i, "wrong wrong"))
                            .status();
                    assertThat(status).isIn(401, 429);
                    heard.addAndGet(status == 429 ? 0 : 1);
                }
            });
            thread.start();
            crowd.add(thread);
        }
        Visitor reader = contest.visitor();
        int read = 0;
        while (crowd.stream().anyMatch(Thread::isAlive)) {
            reader.get("contests/" + id + "/standings").expect(200);
            read++;
            // A reader, not a crowd of his own.
            Thread.sleep(50);
        }
        assertThat(read).isPositive();
        assertThat(heard.get()).isPositive().isLessThanOrEqualTo(allowed(60, start));
    }

    @Test
    void whatIsTooLargeIsNotTaken() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        ada.upload("contests/" + id + "/versions?file=a.zip", new byte[(4 << 20) + 1])
                .expect(413);
        Visitor eve = contest.candidate(organiser, id, "Eve");
        eve.upload("login", new byte[Request.MOST_JSON + 1]).expect(413);
    }

    @Test
    void aFileNameLeadsNowhere() {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        for (String name : new String[] {"../x.py", "a/b.py", ".hidden", "", "a%00.py"}) {
            assertThat(ada.upload("contests/" + id + "/versions?file=" + name, bytes("x"))
                            .status())
                    .as(name)
                    .isEqualTo(400);
        }
    }

    /** Bytes are kept as they come: whatever they unpack to is a worker's business, and there is none here. */
    @Test
    void theWebProcessOpensNothing() throws Exception {
        Visitor ada = contest.candidate(organiser, id, "Ada");
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bomb)) {
            zip.putNextEntry(new ZipEntry("champion.c"));
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 256; i++) {
                zip.write(zeros);
            }
            zip.closeEntry();
        }
        Visitor.Answer kept = ada.upload("contests/" + id + "/versions?file=bomb.zip", bomb.toByteArray())
                .expect(201);
        assertThat(kept.text("state")).isEqualTo("received");
        assertThat(kept.text("hash")).isEqualTo(Secrets.hash(bomb.toByteArray()));
    }

    @Test
    @Tag("slow")
    void somebodyWhoSendsDropByDropHoldsNobodyUpAndIsSentAway() throws Exception {
        int port = contest.visitor().get("/").response().uri().getPort();
        Socket[] slow = new Socket[100];
        for (int i = 0; i < slow.length; i++) {
            slow[i] = new Socket("localhost", port);
            OutputStream out = slow[i].getOutputStream();
            out.write(bytes("POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"));
            out.flush();
        }
        // Whoever reads is served while they dawdle.
        contest.visitor().get("me").expect(200);
        contest.visitor().get("contests/" + id + "/standings").expect(200);
        for (Socket socket : slow) {
            socket.setSoTimeout(60_000);
            try (InputStream in = socket.getInputStream()) {
                in.readNBytes(100_000);
            }
            socket.close();
        }
        contest.visitor().post("login", login("Olga", "organising is fun")).expect(201);
    }

    @Test
    void aRefusalHasACodeAndASentenceInBothLanguages() {
        Visitor.Answer answer = contest.visitor().get("matches/99999").expect(404);
        assertThat(answer.json().isObject()).isTrue();
        assertThat(answer.text("code")).isEqualTo("NOT_FOUND");
        assertThat(answer.text("fr")).isNotEmpty();
        assertThat(answer.text("en")).isNotEmpty();
        assertThat(organiser.upload("contests", bytes("{oops")).expect(400).text("code"))
                .isEqualTo("MALFORMED");
    }

    @Test
    void aFrozenTableAndWhatIsPlayedMeanwhileAreHidden() {
        Contest.move(organiser, "contests/" + id, "frozen");
        assertThat(contest.visitor().get("contests/" + id).body()).contains("\"frozen\":true");
        long tournament = Contest.tournament(organiser, id, 1);
        assertThat(contest.visitor()
                        .get("tournaments/" + tournament + "/standings")
                        .expect(403)
                        .text("code"))
                .isEqualTo("FROZEN");
        organiser.get("tournaments/" + tournament + "/standings").expect(200);
    }
}
