/* A player of Mémoryx: remembers every card, takes a pair that it remembers, otherwise turns a new card. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 99, GONE = -1, UNKNOWN = 0 };

static int cards[MOST]; /* the card that was last seen at a place */
static int places;
static int face_up = -1; /* the first card of this turn */

/* Another place where the same card was seen, or -1. */
static int partner(int place) {
    for (int other = 0; other < places; other++)
        if (other != place && cards[other] == cards[place]) return other;
    return -1;
}

/* Any place with a card on it that is not face up; one that is not known, if there is one. */
static int new_card(void) {
    int known = -1;
    int start = rand() % places;
    for (int i = 0; i < places; i++) {
        int place = (start + i) % places;
        if (place == face_up || cards[place] == GONE) continue;
        if (cards[place] == UNKNOWN) return place;
        known = place;
    }
    return known;
}

static int choose(void) {
    if (face_up >= 0) {
        int other = partner(face_up);
        return other >= 0 ? other : new_card();
    }
    for (int place = 0; place < places; place++)
        if (cards[place] > 0 && partner(place) >= 0) return place;
    return new_card();
}

int main(void) {
    char line[200];
    int a, b;
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "ludo ", 5) == 0) {
            printf("ready memoryx.c\n");
        } else if (sscanf(line, "size %d %d", &a, &b) == 2) {
            places = a * b;
        } else if (sscanf(line, "shown %d %d", &a, &b) == 2) {
            /* Every second card ends a turn, and so does the joker, which is card 0. */
            face_up = face_up < 0 && b != 0 ? a : -1;
            cards[a] = b;
        } else if (sscanf(line, "taken %d %d", &a, &b) == 2) {
            cards[a] = cards[b] = GONE;
        } else if (strncmp(line, "move ", 5) == 0) {
            printf("flip %d\n", choose());
        } else if (strncmp(line, "quit", 4) == 0) {
            break;
        }
        fflush(stdout);
    }
    return 0;
}
