// Votre champion. Toute l'API est dans api.h.
#include "api.h"

/// Appelée une fois, avant le premier tour.
void partie_init(void) {
}

/// Appelée à chacun de vos tours.
void jouer_tour(void) {
}

/// Appelée une fois, après le dernier tour.
void partie_fin(void) {
}
