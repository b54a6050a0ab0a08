/**
 * The web process: pages, and {@code /api/v1} in JSON. It keeps bytes that strangers hand in and never opens them. Who may ask for what
 * is said beside each route and checked in one place, {@link ludotheque.contest.web.Gate}.
 */
@NullMarked
package ludotheque.contest.web;

import org.jspecify.annotations.NullMarked;
