package ludotheque.memoryx.bot;

/** The kinds of card a player may turn, as far as he knows them: places of one kind are alike to him. */
enum Flip {
    /** A place never seen. */
    UNSEEN,
    /** The place the joker was last seen at. */
    HOLE,
    /** A card that is surely there and whose twin is not worth turning now: the turn learns nothing. */
    IDLE,
    /** A remembered card, not sure, whose twin is not remembered. */
    UNSURE_SINGLE,
    /** The unsure card of a remembered pair whose other card is sure. */
    UNSURE_HALF,
    /** Either card of a remembered pair, neither sure. */
    UNSURE_PAIR,
    /** A place the joker is suspected at. */
    SUSPECT,
    /** The joker, whose place is known. */
    JOKER,
    /** A card whose twin is surely where it is remembered. */
    SURE_PAIR,
    /** The twin of the card already face up. */
    TWIN
}
