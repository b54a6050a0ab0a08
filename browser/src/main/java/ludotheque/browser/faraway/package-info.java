/** What pages of Faraway may ask. */
@NullMarked
package ludotheque.browser.faraway;

import org.jspecify.annotations.NullMarked;
