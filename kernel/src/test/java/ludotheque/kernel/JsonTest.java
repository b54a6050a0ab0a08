package ludotheque.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void writesObjectsArraysAndEveryKindOfValue() {
        Json json = new Json().object().field("turn", 3).field("scores", new int[] {1, 0});
        json.field("over", false).field("mean", 1.5).field("none", (String) null);
        json.name("list").array().object().end().value("x").value(true).end().end();
        assertThat(json)
                .hasToString("{\"turn\":3,\"scores\":[1,0],\"over\":false,\"mean\":1.5,\"none\":null,"
                        + "\"list\":[{},\"x\",true]}");
    }

    @Test
    void escapesWhatAStringMayNotHold() {
        assertThat(new Json().value("« a\"b\\c\n\t »")).hasToString("\"« a\\\"b\\\\c\\n\\u0009 »\"");
    }

    @Test
    void holdsNothingThatATerminalWouldObey() throws BadInput {
        String written = "\u009b2J\u2028\u202e\u007f\ud83d";
        String json = new Json().value(written).toString();
        assertThat(json).isEqualTo("\"\\u009b2J\\u2028\\u202e\\u007f\\ud83d\"");
        assertThat(JsonValue.parse(json).string()).isEqualTo(written);
    }
}
