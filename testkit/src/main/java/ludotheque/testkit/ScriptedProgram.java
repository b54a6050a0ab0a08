package ludotheque.testkit;

import ludotheque.kernel.Conversation;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;

/** A program that answers what stands in a script, the last line of it for ever, and keeps what it heard. */
public final class ScriptedProgram implements Conversation {
    private final StringBuilder heard = new StringBuilder();
    private final String[] answers;
    private int asked;

    public ScriptedProgram(String... answers) {
        this.answers = answers;
    }

    /** All that it was told, a line each; its own answers stand behind a {@code >}. */
    public String heard() {
        return heard.toString();
    }

    @Override
    public void tell(String line) {
        heard.append(line).append('\n');
    }

    @Override
    public String ask() {
        String answer = answers[Math.min(asked++, answers.length - 1)];
        heard.append("> ").append(answer).append('\n');
        return answer;
    }

    @Override
    public RuntimeException refused(Refusal refusal) {
        return new IllegalStateException("refused: " + refusal.code());
    }

    @Override
    public RuntimeException misread(Text expected) {
        return new IllegalStateException("misread: " + expected.en());
    }
}
