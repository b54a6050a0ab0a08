package ludotheque.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import org.junit.jupiter.api.Test;

class BridgeTest {
    private enum Size {
        SMALL,
        LARGE
    }

    private record Box(Size size, int mark) {}

    private static final Words<Size> SIZE = new Words<>("Size", List.of(Size.values()), Size::name);
    private static final Parameter<Size> OF_SIZE = Parameter.word("size", SIZE);
    private static final Parameter<Integer> MARK = Parameter.number("mark");

    private static final Shape<Box> BOX = Shape.<Box>named("Box")
            .field("size", SIZE, Box::size)
            .field("marks", Kind.listOf(Kind.orNull(Kind.NUMBER)), box -> List.of(box.mark))
            .optional("first", Kind.NUMBER, box -> box.mark == 0 ? null : box.mark);

    private static final Bridge BRIDGE = new Bridge("boxes")
            .constant("MOST", Kind.NUMBER, 7)
            .constant("SIZES", Kind.listOf(SIZE), List.of(Size.values()))
            .answers("pack", BOX, BridgeTest::pack, OF_SIZE, MARK)
            .tells("empty", BOX, call -> new Box(Size.SMALL, 0))
            .tells("wrong", Shape.NOTHING, call -> {
                throw new BadInput(1, 2, new Text("rien", "nothing"));
            });

    private static Box pack(Bridge.Call call) throws BadInput {
        if (call.get(MARK) > 7) {
            throw new BadInput(1, 2, new Text("moins", "less"));
        }
        if (call.get(OF_SIZE) == Size.SMALL) {
            throw new Bridge.Refused(new Refusal("SMALL", "petit", "small"));
        }
        return new Box(call.get(OF_SIZE), call.get(MARK));
    }

    @Test
    void writesWhatItsTypesPromise() {
        assertThat(BRIDGE.ask("pack", "LARGE", "3")).isEqualTo("{\"size\":\"LARGE\",\"marks\":[3],\"first\":3}");
        assertThat(BRIDGE.ask("empty")).isEqualTo("{\"size\":\"SMALL\",\"marks\":[0]}");
        assertThat(BRIDGE.typeScript()).isEqualTo("""
                import type { Text, Failed, Mistake } from './answers'

                export type { Text, Failed, Mistake }

                export const MOST = 7

                export type Size = "SMALL" | "LARGE"

                export const SIZES = ["SMALL","LARGE"] as const

                export interface Box {
                  size: Size
                  marks: (number | null)[]
                  first?: number
                }

                export interface Rules {
                  pack(size: Size, mark: number): Box | Failed
                  empty(): Box
                  wrong(): object
                }
                """);
    }

    @Test
    void saysWhatIsWrongWithAQuestion() {
        assertThat(BRIDGE.ask("pack", "LARGE", "8"))
                .isEqualTo(
                        "{\"mistake\":{\"code\":\"BAD_INPUT\",\"line\":1,\"column\":2,\"fr\":\"moins\",\"en\":\"less\"}}");
        assertThat(BRIDGE.ask("pack", "SMALL", "1"))
                .isEqualTo("{\"mistake\":{\"code\":\"SMALL\",\"fr\":\"petit\",\"en\":\"small\"}}");
    }

    @Test
    void aMistakeOfThePageIsNoAnswer() {
        assertThatThrownBy(() -> BRIDGE.ask("open")).hasMessage("boxes has no function open.");
        assertThatThrownBy(() -> BRIDGE.ask("empty", "1")).hasMessage("0 arguments were expected, not 1.");
        assertThatThrownBy(() -> BRIDGE.ask("pack", "HUGE", "1")).hasMessageContaining("is no Size");
        assertThatThrownBy(() -> BRIDGE.ask("wrong")).hasMessage("wrong: nothing");
    }
}
