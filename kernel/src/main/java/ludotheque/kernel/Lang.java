package ludotheque.kernel;

/** The two languages everything a person reads exists in. */
public enum Lang {
    FR,
    EN
}
