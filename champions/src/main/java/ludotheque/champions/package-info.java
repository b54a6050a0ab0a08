/**
 * What candidates get to write a champion of Six Papattes. The subject's API is data ({@code api.json}, read as
 * {@link ludotheque.champions.Api}); from it come the API of each {@link ludotheque.champions.Language} and the
 * pages for people, which a test keeps up to date. A {@link ludotheque.champions.Kit} is a folder that builds as it is: the API, the
 * client that talks to the referee, a Makefile and the file to edit. Below every language but Java lies one client in C whose
 * functions take and give numbers only ({@link ludotheque.champions.Client}).
 */
@NullMarked
package ludotheque.champions;

import org.jspecify.annotations.NullMarked;
