package ludotheque.contest.web;

/** Who may ask for something. */
enum Access {
    ANYONE,
    LOGGED_IN,
    ORGANISER
}
