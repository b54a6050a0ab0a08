package ludotheque.arena.contest;

import ludotheque.arena.match.BadChampion;

/** This machine lacks a compiler that a program needs: that is nobody's fault but ours. */
public final class MissingTool extends BadChampion {
    MissingTool(String name, String tool) {
        super(name + ": " + tool + " n'est pas installé ici", name + ": " + tool + " is not installed here");
    }
}
