package ludotheque.contest.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.function.Supplier;
import ludotheque.arena.match.BadChampion;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.store.Unreachable;
import ludotheque.kernel.Json;
import org.jspecify.annotations.Nullable;

/** A contest in a folder of its own, served for a test. */
final class Contest implements AutoCloseable {
    static final String PYTHON = """
            from api import *

            def partie_init():
                print("hello from init", flush=True)

            def jouer_tour():
                print("my turn", tour_actuel(), flush=True)

            def partie_fin():
                pass
            """;

    private final ContestFolder folder;
    private final RunningContest running;
    final String organiserCode;

    private Contest(ContestFolder folder, RunningContest running, String organiserCode) {
        this.folder = folder;
        this.running = running;
        this.organiserCode = organiserCode;
    }

    static Contest start(Path path, int slots) {
        return start(path, slots, InstantSource.system());
    }

    static Contest start(Path path, int slots, InstantSource clock) {
        try {
            return start(Objects.requireNonNull(ContestFolder.serve(path, clock)), slots);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    /** With its database on PostgreSQL. */
    static Contest start(Path path, DatabaseAddress address, int slots) {
        return start(path, address, "", slots);
    }

    static Contest start(Path path, DatabaseAddress address, String password, int slots) {
        try {
            return start(Objects.requireNonNull(ContestFolder.serve(path, address, password)), slots);
        } catch (IOException | Unreachable failure) {
            throw new AssertionError(failure);
        }
    }

    private static Contest start(ContestFolder folder, int slots) {
        try {
            @Nullable String code = folder.organiserCode();
            RunningContest running = RunningContest.start(
                    folder,
                    (asked, accepted) -> asked.equals("/")
                            ? new Pages.Page(
                                    "text/html; charset=utf-8",
                                    null,
                                    "<h1>hi</h1>".getBytes(StandardCharsets.UTF_8),
                                    "\"1\"",
                                    false)
                            : null,
                    new ContestServer.Options("localhost", 0, false),
                    new RunningContest.Work("test", slots, true));
            return new Contest(folder, running, Objects.requireNonNullElse(code, ""));
        } catch (IOException | BadChampion failure) {
            throw new AssertionError(failure);
        }
    }

    ContestFolder folder() {
        return folder;
    }

    Visitor visitor() {
        return new Visitor(running.port());
    }

    /** Somebody who came with the organiser's link. */
    Visitor organiser() {
        Visitor organiser = visitor();
        organiser
                .post(
                        "join",
                        new Json()
                                .object()
                                .field("code", organiserCode)
                                .field("name", "Olga")
                                .field("password", "organising is fun")
                                .end())
                .expect(201);
        return organiser;
    }

    /** Makes a contest that is open, and tells its number. */
    static long open(Visitor organiser) {
        return open(organiser, false);
    }

    static long open(Visitor organiser, boolean hasLadder) {
        return open(organiser, "papattes", hasLadder);
    }

    static long open(Visitor organiser, String game, boolean hasLadder) {
        Json body = new Json()
                .object()
                .field("name", "Finale")
                .field("game", game)
                .name("settings")
                .object();
        body.field("matchesPerMinute", 200).field("ladder", hasLadder).end().end();
        long id = organiser.post("contests", body).expect(201).number("id");
        move(organiser, "contests/" + id, "open");
        return id;
    }

    /** Moves a contest or a tournament on. */
    static void move(Visitor organiser, String what, String state) {
        organiser
                .post(what + "/state", new Json().object().field("state", state).end())
                .expect(200);
    }

    /** Makes a tournament, and tells its number. */
    static long tournament(Visitor organiser, long contest, int rounds) {
        Json body = new Json().object().field("name", "Finale").field("rounds", rounds);
        return organiser
                .post("contests/" + contest + "/tournaments", body.end())
                .expect(201)
                .number("id");
    }

    /** Somebody who came with a code. */
    Visitor candidate(Visitor organiser, long contest, String name) {
        String code = organiser
                .post(
                        "contests/" + contest + "/invitations",
                        new Json().object().field("label", name).end())
                .expect(201)
                .text("codes", "0", "code");
        Visitor candidate = visitor();
        candidate
                .post(
                        "join",
                        new Json()
                                .object()
                                .field("code", code)
                                .field("name", name)
                                .field("password", "pass word of " + name)
                                .end())
                .expect(201);
        return candidate;
    }

    /** Hands in and waits until the version is in one of its last states. */
    static Visitor.Answer handIn(Visitor candidate, long contest, String file, byte[] bytes) {
        long version = candidate
                .upload("contests/" + contest + "/versions?file=" + file, bytes)
                .expect(201)
                .number("id");
        return until(
                () -> candidate.get("versions/" + version).expect(200),
                answer ->
                        !java.util.Set.of("received", "building", "validating").contains(answer.text("state")));
    }

    static <T> T until(Supplier<T> look, java.util.function.Predicate<T> isThere) {
        return until(look, isThere, Duration.ofMinutes(3));
    }

    static <T> T until(Supplier<T> look, java.util.function.Predicate<T> isThere, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        T seen = look.get();
        while (!isThere.test(seen)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("after " + patience + " still " + seen);
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
            seen = look.get();
        }
        return seen;
    }

    @Override
    public void close() {
        running.close();
        try {
            folder.close();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }
}
