package ludotheque.arena.sandbox;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;

/**
 * The processors of this machine, each lent to one champion at a time, so that one that computes in its opponent's half-turn takes
 * nothing from it. When all are lent, a champion runs on any of them.
 */
final class Cores {
    private final Deque<Integer> free = new ArrayDeque<>();

    /** Reads the kernel's list, such as {@code 0-3,8}. A machine with one processor has none to lend. */
    Cores(String list) {
        for (String range : list.strip().split(",", -1)) {
            if (!range.isEmpty()) {
                String[] ends = range.split("-", 2);
                for (int core = Integer.parseInt(ends[0]); core <= Integer.parseInt(ends[ends.length - 1]); core++) {
                    free.add(core);
                }
            }
        }
        if (free.size() == 1) {
            free.clear();
        }
    }

    synchronized OptionalInt take() {
        Integer core = free.poll();
        return core == null ? OptionalInt.empty() : OptionalInt.of(core);
    }

    synchronized void giveBack(int core) {
        free.add(core);
    }
}
