package ludotheque.arena.sandbox;

import java.nio.file.Path;

/** A file or folder of ours that the program may read, and the absolute path under which it sees it. */
public record Mount(Path outside, String inside) {}
