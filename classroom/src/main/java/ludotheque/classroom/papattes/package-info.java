/** The exercises of Six Papattes: champions of a class that meet in a tournament, and champions of ours whom they have to beat. */
@NullMarked
package ludotheque.classroom.papattes;

import org.jspecify.annotations.NullMarked;
