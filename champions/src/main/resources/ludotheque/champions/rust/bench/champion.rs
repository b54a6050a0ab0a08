// Mesure la durée d'une question, puis celle d'une action, en nanosecondes.
use api::*;
use std::time::Instant;

const QUESTIONS: i32 = 10_000_000;
const ACTIONS: usize = 4000;

pub fn partie_init() {
    let mut croquettes = 0;
    let debut = Instant::now();
    for i in 0..QUESTIONS {
        croquettes += info_case((i % LARGEUR, i / LARGEUR % HAUTEUR)).nb_croquette;
    }
    let duree = debut.elapsed().as_nanos() as f64 + croquettes as f64;
    println!("info_case {:.1}", duree / QUESTIONS as f64);
}

pub fn jouer_tour() {
    if tour_actuel() > 1 {
        return;
    }
    let mut durees = Vec::new();
    for _ in 0..ACTIONS / 2 {
        let debut = Instant::now();
        debug_poser_papatte((0, 0), PapatteDebug::PapatteBleu);
        durees.push(debut.elapsed().as_nanos());
        let debut = Instant::now();
        annuler();
        durees.push(debut.elapsed().as_nanos());
    }
    durees.sort();
    println!("action {}", durees[ACTIONS / 2]);
}

pub fn partie_fin() {
}
