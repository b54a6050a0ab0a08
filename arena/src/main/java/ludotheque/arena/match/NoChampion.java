package ludotheque.arena.match;

/** Nothing in what was named is a champion: a match with it cannot begin, and a tournament leaves it out. */
public final class NoChampion extends BadChampion {
    public NoChampion(String fr, String en) {
        super(fr, en);
    }
}
