/** What pages of Mémoryx may ask. */
@NullMarked
package ludotheque.browser.memoryx;

import org.jspecify.annotations.NullMarked;
