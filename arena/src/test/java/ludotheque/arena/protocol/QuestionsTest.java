package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import ludotheque.champions.Api;
import ludotheque.champions.Api.Function;
import ludotheque.champions.Api.ValueType;
import ludotheque.champions.Client;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The client in C answers every question as the rules do: random positions, and arguments of which many are wrong. */
final class QuestionsTest {
    private static final int HALF_TURNS = 60;
    private static final int QUESTIONS = 150;
    private static final Api API = Api.load();
    private static final List<Function> FUNCTIONS = API.functions().stream()
            .filter(function -> function.kind() == Api.Kind.QUERY)
            .toList();

    @TempDir
    Path folder;

    private record Question(State state, int player, Function function, List<Integer> arguments) {}

    @Test
    void theClientAnswersAsTheRulesDo() throws Exception {
        boolean hasCompiler = Files.isExecutable(Path.of("/usr/bin/gcc"));
        if (!"true".equals(System.getenv("CI"))) {
            assumeTrue(hasCompiler, "The client is not tried: apt-get install gcc");
        }
        compile();
        for (int round = 0; round < 8; round++) {
            check(round, round % 2);
        }
    }

    private void compile() throws IOException, InterruptedException {
        for (Map.Entry<String, String> file : Client.sources(API).entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        try (InputStream driver = QuestionsTest.class.getResourceAsStream("questions.c")) {
            Files.copy(driver, folder.resolve("questions.c"));
        }
        Files.writeString(folder.resolve("cases.h"), cases());
        run(
                "/usr/bin/gcc",
                "-O1",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-fsanitize=undefined",
                "-fno-sanitize-recover",
                "-o",
                "questions",
                "questions.c",
                "papattes.c",
                "afficher.c");
    }

    private static String cases() {
        StringBuilder cases = new StringBuilder();
        for (int i = 0; i < FUNCTIONS.size(); i++) {
            Function function = FUNCTIONS.get(i);
            ValueType type = function.returns();
            List<String> arguments = new ArrayList<>();
            for (int a = 0; a < arguments(function); a++) {
                arguments.add("q[" + (a + 1) + "]");
            }
            String call = "papattes_" + function.name() + "(" + String.join(", ", arguments) + ")";
            String size = ", " + API.size(type.element()) + ")";
            cases.append("    case " + i + ": ")
                    .append(
                            type.isArray()
                                    ? "ARRAY(" + call + size
                                    : type.isStruct() ? "STRUCTURE(" + call + size : "NUMBER(" + call + ")")
                    .append('\n');
        }
        return cases.toString();
    }

    private static int arguments(Function function) {
        return function.parameters().stream()
                .mapToInt(parameter -> API.size(parameter.type()))
                .sum();
    }

    private void check(int round, int player) throws Exception {
        SeededRandom random = new SeededRandom(round);
        Terrain terrain = new Terrain(Generator.make("essai", Recipe.USUAL, round));
        List<State> states = states(terrain, random);
        List<Question> questions = new ArrayList<>();
        ByteBuffer file = ByteBuffer.allocate(64 << 20).order(ByteOrder.LITTLE_ENDIAN);
        Path snapshot = folder.resolve("etat");
        Files.deleteIfExists(snapshot);
        for (State state : states) {
            Snapshot.create(snapshot, state, player);
            byte[] shown = Files.readAllBytes(snapshot);
            file.putInt(shown.length / Integer.BYTES).put(shown).putInt(QUESTIONS);
            for (int i = 0; i < QUESTIONS; i++) {
                int function = random.nextInt(FUNCTIONS.size());
                List<Integer> arguments = arguments(state, random);
                questions.add(new Question(state, player, FUNCTIONS.get(function), arguments));
                file.putInt(function);
                arguments.forEach(file::putInt);
            }
        }
        Files.write(folder.resolve("in"), Arrays.copyOf(file.array(), file.position()));
        run("./questions", "in", "out");
        compare(
                questions,
                ByteBuffer.wrap(Files.readAllBytes(folder.resolve("out"))).order(ByteOrder.LITTLE_ENDIAN));
    }

    private static void compare(List<Question> questions, ByteBuffer answers) {
        for (Question question : questions) {
            Seat seat = new Seat(question.state(), question.player());
            List<Integer> answer = new ArrayList<>();
            for (int left = answers.getInt(); left > 0; left--) {
                answer.add(answers.getInt());
            }
            assertThat(answer)
                    .as("%s%s", question.function().name(), question.arguments())
                    .isEqualTo(Questions.answer(seat, question.function().name(), question.arguments()));
        }
        assertThat(answers.hasRemaining()).isFalse();
    }

    /** Positions of a random game: before it, in the middle of half-turns and after them, some with the ground shaken. */
    private static List<State> states(Terrain terrain, SeededRandom random) throws Exception {
        State state = new State(terrain);
        List<State> states = new ArrayList<>(List.of(state.copy()));
        List<Champion> champions = List.of(Builtin.RANDOM.create(1, 0), Builtin.RANDOM.create(2, 1));
        for (int turn = 0; turn < HALF_TURNS; turn++) {
            Stages.start(state);
            champions.get(turn % 2).jouerTour(new Seat(state, turn % 2));
            states.add(state.copy());
            Stages.end(state);
            states.add(shaken(state, random));
        }
        return states;
    }

    /** A copy with walls, croquettes and bones thrown about where nobody stands. */
    private static State shaken(State state, SeededRandom random) {
        int[] words = state.words().clone();
        for (int i = 0; i < 200; i++) {
            int cell = random.nextInt(Cells.COUNT);
            if (words[Layout.OCCUPANT + cell] == 0 && words[Layout.PORTAL + cell] == 0) {
                words[Layout.GROUND + cell] = Math.max(0, random.nextInt(40) - 37);
                words[Layout.GROWN + cell] = random.nextInt(2);
                if (words[Layout.KIND + cell] == 0 && random.nextInt(2) == 0) {
                    words[Layout.KIND + cell] = 2 + random.nextInt(2);
                }
            }
        }
        State shaken = state.copy();
        shaken.become(words);
        return shaken;
    }

    /** Two positions, of which many hold a character, and a small number where one fits; now and then anything. */
    private static List<Integer> arguments(State state, SeededRandom random) {
        int[] arguments = new int[5];
        for (int i = 0; i < 4; i += 2) {
            int cell = random.nextInt(Cells.COUNT);
            int pick = random.nextInt(4);
            if (pick == 0) {
                cell = state.place(random.nextInt(Layout.CHARACTERS));
            } else if (pick == 1 && state.terrain().portals() > 0) {
                cell = Math.max(
                        0, state.wandererPlace(random.nextInt(state.terrain().portals())));
            }
            arguments[i] = cell % 40;
            arguments[i + 1] = cell / 40;
        }
        arguments[4] = random.nextInt(4) - 1;
        for (int i = 0; i < 5; i++) {
            switch (random.nextInt(16)) {
                case 0 -> arguments[i] = random.nextInt(4) - 1;
                case 1 -> arguments[i] = (int) random.nextLong();
                case 2 -> arguments[i] = new int[] {40, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}[random.nextInt(4)];
                default -> {}
            }
        }
        return Arrays.stream(arguments).boxed().toList();
    }

    private void run(String... command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(ChampionProcess.command(List.of(command)))
                .directory(folder.toFile())
                .inheritIO();
        builder.environment().put("PAPATTES_ETAT", folder.resolve("etat").toString());
        Process process = builder.start();
        boolean ended = process.waitFor(2, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertThat(ended).as("%s ends", command[0]).isTrue();
        assertThat(process.exitValue()).isZero();
    }
}
