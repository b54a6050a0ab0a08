package ludotheque.arena.sandbox;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/**
 * The filter of system calls as the kernel wants it: a classic BPF program over {@code struct seccomp_data}, eight bytes an
 * instruction. What is {@link ForbiddenSystemCall} fails with EPERM, so that a runtime that only probes goes on; a call made as another kind of
 * machine ends the program, since numbers mean something else there.
 *
 * <p>Threads and processes are both made by {@code clone} and told apart by a flag of its first argument. {@code clone3} takes its
 * flags from memory, where no filter can look: it is answered as on a kernel too old to have it, and libraries fall back to clone.
 */
final class SeccompFilter {
    private static final int MAX_INSTRUCTIONS = 512;

    private static final int LOAD = 0x20;
    private static final int AND = 0x54;
    private static final int IF_EQUAL = 0x15;
    private static final int IF_AT_LEAST = 0x35;
    private static final int IF_ANY_BIT = 0x45;
    private static final int RETURN = 0x06;

    private static final int CALL_NUMBER = 0;
    private static final int ARCHITECTURE = 4;
    private static final int FIRST_ARGUMENT = 16;
    private static final int SECOND_ARGUMENT = 24;

    private static final int ALLOW = 0x7FFF0000;
    private static final int KILL_PROCESS = 0x80000000;
    private static final int FAIL = 0x00050000;
    private static final int EPERM = 1;
    private static final int ENOSYS = 38;

    private static final int X32_CALLS = 0x40000000;
    private static final int CLONE_THREAD = 0x00010000;
    /** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
    private static final int CLONE_NAMESPACES = 0x7E020000;

    private static final int CLONE3 = 435;

    /** F_GETLK, F_SETLK, F_SETLKW, the same for open files, F_SETLEASE, F_GETLEASE and F_NOTIFY. */
    private static final List<Integer> WATCHES_AND_LOCKS = List.of(5, 6, 7, 36, 37, 38, 1024, 1025, 1026);

    private static final int AF_UNIX = 1;
    private static final int SOCK_STREAM = 1;
    private static final int SOCKET_KIND = 0xF;

    private final ByteBuffer code = ByteBuffer.allocate(8 * MAX_INSTRUCTIONS).order(ByteOrder.nativeOrder());

    private SeccompFilter() {}

    /** Locks do not exist here: so cargo does without, while it would give up where they are forbidden. */
    static int errorOf(ForbiddenSystemCall call) {
        return call == ForbiddenSystemCall.FLOCK ? ENOSYS : EPERM;
    }

    static byte[] program(Machine machine, boolean mayFork) {
        SeccompFilter filter = new SeccompFilter();
        filter.refuseOtherMachines(machine);
        for (ForbiddenSystemCall call : ForbiddenSystemCall.values()) {
            if (call.existsOn(machine)) {
                filter.fail(call.number(machine), errorOf(call));
            }
        }
        filter.fail(CLONE3, ENOSYS);
        if (machine == Machine.X86_64 && !mayFork) {
            filter.fail(57, EPERM); // fork
            filter.fail(58, EPERM); // vfork
        }
        filter.restrictSocketpair(machine == Machine.X86_64 ? 53 : 199);
        filter.restrictFcntl(machine == Machine.X86_64 ? 72 : 25);
        filter.restrictClone(machine == Machine.X86_64 ? 56 : 220, mayFork);
        return Arrays.copyOf(filter.code.array(), filter.code.position());
    }

    private void refuseOtherMachines(Machine machine) {
        add(LOAD, 0, 0, ARCHITECTURE);
        add(IF_EQUAL, 1, 0, machine.audit);
        add(RETURN, 0, 0, KILL_PROCESS);
        add(LOAD, 0, 0, CALL_NUMBER);
        if (machine == Machine.X86_64) {
            add(IF_AT_LEAST, 0, 1, X32_CALLS);
            add(RETURN, 0, 0, KILL_PROCESS);
        }
    }

    private void fail(int call, int error) {
        add(IF_EQUAL, 0, 1, call);
        add(RETURN, 0, 0, FAIL | error);
    }

    /** Java's file channels need one such pair, which leads nowhere but back; other kinds could still be sent elsewhere. */
    private void restrictSocketpair(int socketpair) {
        add(IF_EQUAL, 0, 7, socketpair);
        add(LOAD, 0, 0, FIRST_ARGUMENT);
        add(IF_EQUAL, 0, 3, AF_UNIX);
        add(LOAD, 0, 0, SECOND_ARGUMENT);
        add(AND, 0, 0, SOCKET_KIND);
        add(IF_EQUAL, 1, 0, SOCK_STREAM);
        add(RETURN, 0, 0, FAIL | EPERM);
        add(RETURN, 0, 0, ALLOW);
    }

    /** Its locks, leases and notices do what flock and inotify do. */
    private void restrictFcntl(int fcntl) {
        int commands = WATCHES_AND_LOCKS.size();
        add(IF_EQUAL, 0, commands + 3, fcntl);
        add(LOAD, 0, 0, SECOND_ARGUMENT);
        for (int i = 0; i < commands; i++) {
            add(IF_EQUAL, commands - i, 0, WATCHES_AND_LOCKS.get(i));
        }
        add(RETURN, 0, 0, ALLOW);
        add(RETURN, 0, 0, FAIL | EPERM);
    }

    private void restrictClone(int clone, boolean mayFork) {
        add(IF_EQUAL, 1, 0, clone);
        add(RETURN, 0, 0, ALLOW);
        add(LOAD, 0, 0, FIRST_ARGUMENT);
        add(IF_ANY_BIT, 0, 1, CLONE_NAMESPACES);
        add(RETURN, 0, 0, FAIL | EPERM);
        if (!mayFork) {
            add(IF_ANY_BIT, 1, 0, CLONE_THREAD);
            add(RETURN, 0, 0, FAIL | EPERM);
        }
        add(RETURN, 0, 0, ALLOW);
    }

    /** The two jumps say how many instructions to skip, when the comparison holds and when it does not. */
    private void add(int operation, int jumpIfTrue, int jumpIfFalse, int operand) {
        code.putShort((short) operation)
                .put((byte) jumpIfTrue)
                .put((byte) jumpIfFalse)
                .putInt(operand);
    }
}
