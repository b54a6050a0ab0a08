// Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.
//
// - Chaque âge dure un tiers de la partie.
// - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
// - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
//   est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
// - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne.
use api::*;
use std::cell::RefCell;

const CHARGE: i32 = 3;
const MARGE: i32 = 8;

thread_local! {
    static SQUELETTES: RefCell<Vec<Position>> = RefCell::new(Vec::new());
    static ARBRES: RefCell<Vec<Position>> = RefCell::new(Vec::new());
}

fn aller(depart: Position, arrivee: Position) -> Vec<Position> {
    trouver_chemin(depart, arrivee, moi())
}

// Le plus court des chemins, le premier à égalité ; un chemin vide n'en est pas un.
fn le_plus_court(chemins: impl Iterator<Item = Vec<Position>>) -> Vec<Position> {
    chemins.filter(|chemin| !chemin.is_empty()).min_by_key(Vec::len).unwrap_or_default()
}

fn vers_un_os(chien: Position) -> Vec<Position> {
    let age = age_joueur(moi());
    SQUELETTES.with(|squelettes| {
        let squelettes = squelettes.borrow();
        let garnis = squelettes.iter().filter(|&pos| {
            let squelette = info_squelette(pos);
            squelette.a_squelette && squelette.type_squelette == age
        });
        le_plus_court(garnis.map(|&pos| aller(chien, pos)))
    })
}

fn vers_une_croquette(maitre: Position) -> Vec<Position> {
    ARBRES.with(|arbres| {
        let arbres = arbres.borrow();
        let garnis = arbres.iter().filter(|&pos| info_arbre(pos).a_croquette);
        le_plus_court(garnis.map(|&pos| aller(maitre, pos)))
    })
}

fn but_du_chien(chien: Position) -> Vec<Position> {
    let age = age_joueur(moi());
    let os = inventaire_chien(chien, age);
    if os == 0 {
        return vers_un_os(chien);
    }
    let retour = aller(chien, niche_joueur(moi()));
    let pas_avant_la_fin = ((age + 1) * NB_TOURS / NB_AGES - tour_actuel()) / 2 * DEPLACEMENT_CHIEN;
    if os < CHARGE && retour.len() as i32 + MARGE < pas_avant_la_fin {
        let os_proche = vers_un_os(chien);
        if !os_proche.is_empty() {
            return os_proche;
        }
    }
    retour
}

fn jouer_chien(mut chien: Position) {
    loop {
        while nb_croquettes(chien) > 0 {
            manger(chien);
        }
        if points_mouvement(chien) == 0 {
            return;
        }
        let but = but_du_chien(chien);
        if but.is_empty() || se_deplacer(chien, but[0]) != Erreur::Ok {
            return;
        }
        chien = but[0];
    }
}

fn jouer_maitre(mut maitre: Position) {
    for chien in chiens_joueur(moi()) {
        while donner_croquette(maitre, chien) == Erreur::Ok {}
    }
    while nb_croquettes(maitre) < TAILLE_INVENTAIRE_MAITRE && points_mouvement(maitre) > 0 {
        let but = vers_une_croquette(maitre);
        if but.is_empty() || se_deplacer(maitre, but[0]) != Erreur::Ok {
            return;
        }
        maitre = but[0];
    }
}

/// Appelée une fois, avant le premier tour.
pub fn partie_init() {
    for ligne in 0..HAUTEUR {
        for colonne in 0..LARGEUR {
            let pos = (colonne, ligne);
            match info_case(pos).contenu {
                TypeCase::Squelette => SQUELETTES.with(|squelettes| squelettes.borrow_mut().push(pos)),
                TypeCase::Arbre => ARBRES.with(|arbres| arbres.borrow_mut().push(pos)),
                _ => {}
            }
        }
    }
}

/// Appelée à chacun de vos tours.
pub fn jouer_tour() {
    while age_joueur(moi()) < tour_actuel() * NB_AGES / NB_TOURS {
        age_suivant();
    }
    for i in 0..NB_MAITRES as usize {
        jouer_maitre(maitres_joueur(moi())[i]);
    }
    for i in 0..NB_CHIENS as usize {
        jouer_chien(chiens_joueur(moi())[i]);
    }
}

/// Appelée une fois, après le dernier tour.
pub fn partie_fin() {
}
