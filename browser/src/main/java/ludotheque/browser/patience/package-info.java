/** What pages of Patience may ask. */
@NullMarked
package ludotheque.browser.patience;

import org.jspecify.annotations.NullMarked;
