/**
 * Whether a contest serves this site. It says so with a cookie, so that a site without one asks nobody anything.
 */
export const isServedByContest = (): boolean => /(^|; )ludo_contest=/.test(document.cookie)
