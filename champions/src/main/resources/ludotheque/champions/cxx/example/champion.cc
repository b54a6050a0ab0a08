// Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.
//
// - Chaque âge dure un tiers de la partie.
// - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
// - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
//   est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
// - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne.
#include "api.hh"

namespace {

constexpr int CHARGE = 3;
constexpr int MARGE = 8;

using chemin = std::vector<position>;

std::vector<position> squelettes;
std::vector<position> arbres;

chemin aller(position depart, position arrivee) {
    return trouver_chemin(depart, arrivee, moi());
}

// Le plus court des deux, le premier à égalité ; un chemin vide n'en est pas un.
chemin le_plus_court(const chemin &premier, const chemin &second) {
    return premier.empty() || (!second.empty() && second.size() < premier.size()) ? second : premier;
}

chemin vers_un_os(position chien) {
    chemin meilleur;
    for (position pos : squelettes) {
        etat_squelette squelette = info_squelette(pos);
        if (squelette.a_squelette && squelette.type_squelette == age_joueur(moi())) {
            meilleur = le_plus_court(meilleur, aller(chien, pos));
        }
    }
    return meilleur;
}

chemin vers_une_croquette(position maitre) {
    chemin meilleur;
    for (position pos : arbres) {
        if (info_arbre(pos).a_croquette) {
            meilleur = le_plus_court(meilleur, aller(maitre, pos));
        }
    }
    return meilleur;
}

chemin but_du_chien(position chien) {
    int age = age_joueur(moi());
    int os = inventaire_chien(chien, age);
    if (os == 0) {
        return vers_un_os(chien);
    }
    chemin retour = aller(chien, niche_joueur(moi()));
    int pas_avant_la_fin = ((age + 1) * NB_TOURS / NB_AGES - tour_actuel()) / 2 * DEPLACEMENT_CHIEN;
    if (os < CHARGE && static_cast<int>(retour.size()) + MARGE < pas_avant_la_fin) {
        chemin os_proche = vers_un_os(chien);
        if (!os_proche.empty()) {
            return os_proche;
        }
    }
    return retour;
}

void jouer_chien(position chien) {
    for (;;) {
        while (nb_croquettes(chien) > 0) {
            manger(chien);
        }
        if (points_mouvement(chien) == 0) {
            return;
        }
        chemin but = but_du_chien(chien);
        if (but.empty() || se_deplacer(chien, but[0]) != OK) {
            return;
        }
        chien = but[0];
    }
}

void jouer_maitre(position maitre) {
    for (position chien : chiens_joueur(moi())) {
        while (donner_croquette(maitre, chien) == OK) {
        }
    }
    while (nb_croquettes(maitre) < TAILLE_INVENTAIRE_MAITRE && points_mouvement(maitre) > 0) {
        chemin but = vers_une_croquette(maitre);
        if (but.empty() || se_deplacer(maitre, but[0]) != OK) {
            return;
        }
        maitre = but[0];
    }
}

} // namespace

/// Appelée une fois, avant le premier tour.
void partie_init() {
    for (int ligne = 0; ligne < HAUTEUR; ligne++) {
        for (int colonne = 0; colonne < LARGEUR; colonne++) {
            position pos = {colonne, ligne};
            type_case contenu = info_case(pos).contenu;
            if (contenu == SQUELETTE) {
                squelettes.push_back(pos);
            } else if (contenu == ARBRE) {
                arbres.push_back(pos);
            }
        }
    }
}

/// Appelée à chacun de vos tours.
void jouer_tour() {
    while (age_joueur(moi()) < tour_actuel() * NB_AGES / NB_TOURS) {
        age_suivant();
    }
    for (int i = 0; i < NB_MAITRES; i++) {
        jouer_maitre(maitres_joueur(moi())[i]);
    }
    for (int i = 0; i < NB_CHIENS; i++) {
        jouer_chien(chiens_joueur(moi())[i]);
    }
}

/// Appelée une fois, après le dernier tour.
void partie_fin() {
}
