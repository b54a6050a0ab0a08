package ludotheque.contest.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.HashMap;
import java.util.Map;
import ludotheque.contest.Problem;

/**
 * Those who are sending something right now. Each holds a thread until all of it has come; so there are never as many as threads, nor too
 * many from one address, and whoever only reads is always served.
 */
final class Senders {
    private static final int MOST = 40;
    private static final int MOST_OF_ADDRESS = 20;

    private final Map<String, Integer> byAddress = new HashMap<>();
    private int all;

    /** A place that is given back. */
    interface Place {
        void giveBack();
    }

    /** Takes a place, unless this request sends nothing. */
    Place enter(Context context) {
        if (context.method().equals(HandlerType.GET)) {
            return () -> {};
        }
        String address = context.ip();
        take(address);
        return () -> giveBack(address);
    }

    synchronized void take(String address) {
        int here = byAddress.getOrDefault(address, 0);
        if (all >= MOST || here >= MOST_OF_ADDRESS) {
            throw Problem.tooMany();
        }
        all++;
        byAddress.put(address, here + 1);
    }

    private synchronized void giveBack(String address) {
        all--;
        byAddress.computeIfPresent(address, (same, here) -> here == 1 ? null : here - 1);
    }
}
