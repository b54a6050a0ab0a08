package ludotheque.cli.shell;

import ludotheque.kernel.BadInput;

/** Makes something of a text, or says what was expected instead. */
public interface Reading<T> {
    T of(String text) throws BadInput;
}
