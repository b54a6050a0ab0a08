package ludotheque.arena.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Makes folders, starts a program that sleeps, says so with one character, and waits to be killed. */
final class DoomedReferee {
    private DoomedReferee() {}

    public static void main(String[] arguments) throws Exception {
        PrivateFolder.onDisk().write("sources/champion.c", new byte[1000], false);
        PrivateFolder.inMemory().write("state", new byte[1000], false);
        List<String> sleeper = List.of("sh", "-c", "echo !; exec sleep 600");
        try (Jailed program =
                Sandbox.find().start(sleeper, Path.of(arguments[0]), List.of(), Map.of(), Limits.CHAMPION)) {
            System.out.write(program.stdout().read());
            System.out.flush();
            program.how();
        }
    }
}
