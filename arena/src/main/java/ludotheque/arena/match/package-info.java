/** Matches of Six Papattes between champions that are programs: their sources read, built and run behind walls. */
@NullMarked
package ludotheque.arena.match;

import org.jspecify.annotations.NullMarked;
