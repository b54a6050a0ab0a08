package ludotheque.arena.match;

import ludotheque.champions.Language;

/** A champion in a language that this machine cannot build or run; another may. */
public final class NotInstalled extends BadChampion {
    private final transient Language language;

    NotInstalled(String champion, Language language) {
        super(
                champion + ": " + language.title() + " n'est pas installé (apt-get install "
                        + String.join(" ", language.packages()) + ")",
                champion + ": " + language.title() + " is not installed (apt-get install "
                        + String.join(" ", language.packages()) + ")");
        this.language = language;
    }

    public Language language() {
        return language;
    }
}
