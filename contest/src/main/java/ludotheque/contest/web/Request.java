package ludotheque.contest.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.ToLongFunction;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Accounts.Account;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;

/** A request whose sender is known as far as he is logged in, and its answer. */
final class Request {
    static final int MOST_JSON = 256 << 10;
    private static final int MOST_ITEMS = 200;
    private static final int USUAL_ITEMS = 50;
    private static final int CREATED = 201;
    private static final int NOTHING = 204;
    private static final long NANOS = 1_000_000_000;
    private static final long GRACE_NANOS = 5 * NANOS;
    private static final long LEAST_BYTES_A_SECOND = 500;
    private static final long MOST_PASSED_OVER = 32 << 20;

    private final Context context;
    private final @Nullable Account account;

    Request(Context context, @Nullable Account account) {
        this.context = context;
        this.account = account;
    }

    Context context() {
        return context;
    }

    @Nullable
    Account account() {
        return account;
    }

    Account me() {
        if (account == null) {
            throw Problem.notLoggedIn();
        }
        return account;
    }

    boolean isOrganiser() {
        return account != null && account.isOrganiser();
    }

    /** The number that a part of the path is. */
    long id(String part) {
        return number(context.pathParam(part));
    }

    private static long number(String text) {
        if (!text.matches("[0-9]{1,18}")) {
            throw Problem.notFound();
        }
        return Digits.toLong(text);
    }

    String part(String name) {
        return context.pathParam(name);
    }

    @Nullable
    String query(String name) {
        return context.queryParam(name);
    }

    @Nullable
    Long queryId(String name) {
        String text = context.queryParam(name);
        return text == null || text.isEmpty() ? null : (Long) number(text);
    }

    /** Where the asked page of a list begins: before this number. */
    long before() {
        Long before = queryId("before");
        return before == null ? Long.MAX_VALUE : before;
    }

    int limit() {
        Long limit = queryId("limit");
        return limit == null ? USUAL_ITEMS : (int) Math.max(1, Math.min(limit, MOST_ITEMS));
    }

    JsonValue json() throws BadInput {
        return JsonValue.parse(new String(bytes(MOST_JSON), StandardCharsets.UTF_8));
    }

    /** A text of the JSON object that was sent, or null. */
    static @Nullable String text(JsonValue body, String name) throws BadInput {
        JsonValue value = body.get(name);
        return value == null || value.isNull() ? null : value.string();
    }

    static @Nullable Long number(JsonValue body, String name) throws BadInput {
        JsonValue value = body.get(name);
        return value == null || value.isNull() ? null : (Long) value.number(0, Long.MAX_VALUE);
    }

    /** What was sent, of which no more than this is read. */
    byte[] bytes(int most) {
        try {
            if (context.contentLength() > most) {
                throw tooLarge(context.bodyInputStream(), most);
            }
            return read(context.bodyInputStream(), most);
        } catch (IOException cutOff) {
            throw Problem.bad("CUT_OFF", "l'envoi a été coupé", "what was sent was cut off");
        }
    }

    /** Passes some of what is too much over: who is still sending when the line is closed would never read why. */
    private static Problem tooLarge(InputStream in, int most) throws IOException {
        byte[] some = new byte[8192];
        long passed = 0;
        long start = System.nanoTime();
        for (int count = in.read(some);
                count >= 0 && passed < MOST_PASSED_OVER && System.nanoTime() - start < GRACE_NANOS;
                count = in.read(some)) {
            passed += count;
        }
        return Problem.tooLarge(most);
    }

    /** Whoever sends too slowly holds a thread for nothing, and is refused. */
    private static byte[] read(InputStream in, int most) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        byte[] some = new byte[8192];
        long start = System.nanoTime();
        for (int count = in.read(some); count >= 0; count = in.read(some)) {
            read.write(some, 0, count);
            if (read.size() > most) {
                throw tooLarge(in, most);
            }
            long due = GRACE_NANOS + read.size() * NANOS / LEAST_BYTES_A_SECOND;
            if (System.nanoTime() - start > due) {
                throw Problem.bad("TOO_SLOW", "l'envoi est trop lent", "what is sent comes too slowly");
            }
        }
        return read.toByteArray();
    }

    void answer(Json json) {
        context.contentType("application/json; charset=utf-8").result(json.toString());
    }

    void answerCreated(Json json) {
        context.status(CREATED);
        answer(json);
    }

    void answerNothing() {
        context.status(NOTHING);
    }

    /** Plain text, whatever it looks like. */
    void answerText(String text) {
        context.contentType("text/plain; charset=utf-8").result(text);
    }

    /** A file to be kept, never to be shown in a page. */
    void answerFile(String name, byte[] bytes) {
        context.header("Content-Disposition", "attachment; filename=\"" + name.replaceAll("[^\\w.-]", "_") + "\"")
                .contentType("application/octet-stream")
                .result(bytes);
    }

    /** One page of a list: {@code items}, and {@code next}, where the next page begins, or null. */
    <T> void answerList(List<T> items, ToLongFunction<T> id, BiConsumer<Json, T> write) {
        Json json = new Json().object().name("items").array();
        items.forEach(item -> write.accept(json, item));
        boolean isFull = items.size() >= limit();
        Long next = isFull ? (Long) id.applyAsLong(Objects.requireNonNull(items.get(items.size() - 1))) : null;
        answer(json.end().field("next", next).end());
    }
}
