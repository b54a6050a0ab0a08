/** What pages of Caméléon may ask. */
@NullMarked
package ludotheque.browser.cameleon;

import org.jspecify.annotations.NullMarked;
