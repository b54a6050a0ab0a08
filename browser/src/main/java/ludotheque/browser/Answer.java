package ludotheque.browser;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;

/** What a bridge function answers: one JSON object, which says so when the text was bad or the rules refuse. */
final class Answer {
    private Answer() {}

    /** Writes the fields of an answer. */
    interface Body {
        void write(Json json) throws BadInput, IllegalAction;
    }

    /** Ends an answer because the rules refuse. */
    static final class Refused extends RuntimeException {
        private final transient Refusal refusal;

        Refused(Refusal refusal) {
            super(refusal.code());
            this.refusal = refusal;
        }
    }

    static String of(Body body) {
        try {
            Json json = new Json().object();
            body.write(json);
            return json.end().toString();
        } catch (BadInput bad) {
            Json json = new Json().object().name("error").object().field("code", "BAD_INPUT");
            json.field("line", bad.line()).field("column", bad.column());
            return sentence(json, bad.expected());
        } catch (IllegalAction illegal) {
            return refusal(illegal.refusal());
        } catch (Refused refused) {
            return refusal(refused.refusal);
        }
    }

    private static String refusal(Refusal refusal) {
        Json json = new Json().object().name("refusal").object().field("code", refusal.code());
        return sentence(json, refusal.sentence());
    }

    private static String sentence(Json json, Text text) {
        return json.field("fr", text.fr()).field("en", text.en()).end().end().toString();
    }
}
