// Votre champion. Toute l'API est dans api.hh.
#include "api.hh"

/// Appelée une fois, avant le premier tour.
void partie_init() {
}

/// Appelée à chacun de vos tours.
void jouer_tour() {
}

/// Appelée une fois, après le dernier tour.
void partie_fin() {
}
