package ludotheque.cli.papattes;

import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Map;
import ludotheque.cli.Typed;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verb;
import ludotheque.kernel.Lang;
import org.junit.jupiter.api.Test;

final class EngineCommandTest {
    private static final String NEW = "{\"cmd\":\"new\",\"map\":" + Field.MAP.replace("\n", "") + "}";

    @Test
    void eachLineHasItsAnswer() {
        Typed typed =
                ludoReading(NEW + "\r\n\n{\"cmd\":\"start\"}\n{\"cmd\":\"query\",\"f\":\"moi\"}", "papattes", "engine");
        assertThat(typed.out().lines())
                .containsExactly(
                        "{\"r\":null}",
                        "{\"error\":\"column 1: a JSON value was expected\"}",
                        "{\"r\":null}",
                        "{\"r\":0}");
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void noCommandNoAnswer() {
        assertThat(ludoReading("", "papattes", "engine")).isEqualTo(new Typed(0, "", ""));
    }

    @Test
    void whoeverWaitsForAnAnswerHasItAndALineMayComeInPieces() {
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        String[] pieces = {NEW.substring(0, 10), NEW.substring(10), "\n", "{\"cmd\":\"start\"}\n{\"cmd\":", "\"end\"}\n"
        };
        int[] known = {0, 0, 0, 1, 2, 3};
        InputStream waiting = new InputStream() {
            private int piece;

            @Override
            public int read(byte[] room, int from, int length) throws IOException {
                assertThat(answers.toString(StandardCharsets.UTF_8).lines()).hasSize(known[piece]);
                if (piece == pieces.length) {
                    return -1;
                }
                return new ByteArrayInputStream(pieces[piece++].getBytes(StandardCharsets.UTF_8))
                        .read(room, from, length);
            }

            @Override
            public int read() {
                throw new UnsupportedOperationException();
            }
        };
        PrintStream out = new PrintStream(answers, false, StandardCharsets.UTF_8);
        Verb.in(new Shell(waiting, out, out, Lang.EN, Map.of(), "", InstantSource.system()), new EngineCommand())
                .run();
        assertThat(answers.toString(StandardCharsets.UTF_8)).isEqualTo("{\"r\":null}\n".repeat(3));
    }
}
