package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The filter's program, run by an interpreter of the few instructions it uses. */
final class SeccompFilterTest {
    private static final int ALLOW = 0x7FFF0000;
    private static final int KILL = 0x80000000;
    private static final int EPERM = 0x00050001;
    private static final int ENOSYS = 0x00050026;

    private static final int THREAD = 0x003D0F00;
    private static final int PROCESS = 0x01200011;
    private static final int USER_NAMESPACE = 0x10000011;

    @ParameterizedTest
    @EnumSource(Machine.class)
    void everyForbiddenCallFails(Machine machine) {
        for (ForbiddenSystemCall call : ForbiddenSystemCall.values()) {
            if (call.existsOn(machine)) {
                assertThat(verdict(machine, false, call.number(machine), 0))
                        .as(call.name())
                        .isEqualTo(0x00050000 | SeccompFilter.errorOf(call));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Machine.class)
    void readingAndWritingAreAllowed(Machine machine) {
        int read = machine == Machine.X86_64 ? 0 : 63;
        assertThat(verdict(machine, false, read, 0)).isEqualTo(ALLOW);
        assertThat(verdict(machine, false, read + 1, 0)).isEqualTo(ALLOW);
    }

    @ParameterizedTest
    @EnumSource(Machine.class)
    void aThreadIsNoProcess(Machine machine) {
        int clone = machine == Machine.X86_64 ? 56 : 220;
        assertThat(verdict(machine, false, clone, THREAD)).isEqualTo(ALLOW);
        assertThat(verdict(machine, false, clone, PROCESS)).isEqualTo(EPERM);
        assertThat(verdict(machine, true, clone, PROCESS)).isEqualTo(ALLOW);
        assertThat(verdict(machine, true, clone, USER_NAMESPACE)).isEqualTo(EPERM);
        assertThat(verdict(machine, true, 435, 0)).isEqualTo(ENOSYS);
    }

    @ParameterizedTest
    @EnumSource(Machine.class)
    void aPairOfSocketsIsAllowedWhenItLeadsNowhereElse(Machine machine) {
        int socketpair = machine == Machine.X86_64 ? 53 : 199;
        byte[] program = SeccompFilter.program(machine, false);
        int stream = 0x80001;
        int datagram = 2;
        int inet = 2;
        assertThat(run(program, machine.audit, socketpair, 1, stream)).isEqualTo(ALLOW);
        assertThat(run(program, machine.audit, socketpair, 1, datagram)).isEqualTo(EPERM);
        assertThat(run(program, machine.audit, socketpair, inet, stream)).isEqualTo(EPERM);
    }

    @ParameterizedTest
    @EnumSource(Machine.class)
    void aFileIsNeitherLockedNorWatchedButItsDescriptorMayBeCopied(Machine machine) {
        int fcntl = machine == Machine.X86_64 ? 72 : 25;
        byte[] program = SeccompFilter.program(machine, true);
        for (int command : new int[] {5, 6, 7, 36, 37, 38, 1024, 1025, 1026}) {
            assertThat(run(program, machine.audit, fcntl, 3, command)).isEqualTo(EPERM);
        }
        for (int command : new int[] {0, 1, 2, 3, 4, 8, 1030, 1031, 1033}) {
            assertThat(run(program, machine.audit, fcntl, 3, command)).isEqualTo(ALLOW);
        }
    }

    @Test
    void onlyCompilersForkTheOldWay() {
        assertThat(verdict(Machine.X86_64, false, 57, 0)).isEqualTo(EPERM);
        assertThat(verdict(Machine.X86_64, false, 58, 0)).isEqualTo(EPERM);
        assertThat(verdict(Machine.X86_64, true, 57, 0)).isEqualTo(ALLOW);
    }

    @Test
    void callsOfAnotherMachineEndTheProgram() {
        byte[] program = SeccompFilter.program(Machine.X86_64, false);
        assertThat(run(program, Machine.AARCH64.audit, 0, 0, 0)).isEqualTo(KILL);
        assertThat(run(program, Machine.X86_64.audit, 0x40000000, 0, 0)).isEqualTo(KILL);
    }

    private static int verdict(Machine machine, boolean mayFork, int call, int argument) {
        return run(SeccompFilter.program(machine, mayFork), machine.audit, call, argument, 0);
    }

    private static int run(byte[] program, int architecture, int call, int first, int second) {
        ByteBuffer code = ByteBuffer.wrap(program).order(ByteOrder.nativeOrder());
        int accumulator = 0;
        while (true) {
            int operation = code.getShort();
            int jumpIfTrue = code.get() & 0xFF;
            int jumpIfFalse = code.get() & 0xFF;
            int operand = code.getInt();
            switch (operation) {
                case 0x20 ->
                    accumulator = switch (operand) {
                        case 0 -> call;
                        case 4 -> architecture;
                        case 16 -> first;
                        default -> second;
                    };
                case 0x54 -> accumulator &= operand;
                case 0x15 -> skip(code, accumulator == operand ? jumpIfTrue : jumpIfFalse);
                case 0x35 -> skip(code, Integer.compareUnsigned(accumulator, operand) >= 0 ? jumpIfTrue : jumpIfFalse);
                case 0x45 -> skip(code, (accumulator & operand) != 0 ? jumpIfTrue : jumpIfFalse);
                case 0x06 -> {
                    return operand;
                }
                default -> throw new AssertionError("operation " + operation);
            }
        }
    }

    private static void skip(ByteBuffer code, int instructions) {
        code.position(code.position() + 8 * instructions);
    }
}
