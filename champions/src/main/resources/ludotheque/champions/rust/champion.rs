// Votre champion. Toute l'API est dans api.rs.
#[allow(unused_imports)]
use api::*;

/// Appelée une fois, avant le premier tour.
pub fn partie_init() {
}

/// Appelée à chacun de vos tours.
pub fn jouer_tour() {
}

/// Appelée une fois, après le dernier tour.
pub fn partie_fin() {
}
