/** Maps as JSON text, strictly read; maps made from a seed; and what looks odd about a map. */
@NullMarked
package ludotheque.papattes.map;

import org.jspecify.annotations.NullMarked;
