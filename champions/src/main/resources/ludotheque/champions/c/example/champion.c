// Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.
//
// - Chaque âge dure un tiers de la partie.
// - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
// - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
//   est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
// - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne.
#include "api.h"

#include <stdlib.h>

#define CHARGE 3
#define MARGE 8

static position squelettes[LARGEUR * HAUTEUR];
static int nb_squelettes;
static position arbres[LARGEUR * HAUTEUR];
static int nb_arbres;

// Le premier pas d'un chemin et sa longueur, nulle s'il n'y a pas de chemin.
typedef struct trajet {
    int longueur;
    position pas;
} trajet;

static const trajet AUCUN = {0, {-1, -1}};

static trajet aller(position depart, position arrivee) {
    position_array chemin = trouver_chemin(depart, arrivee, moi());
    trajet trouve = AUCUN;
    if (chemin.length > 0) {
        trouve.longueur = (int)chemin.length;
        trouve.pas = chemin.items[0];
    }
    free(chemin.items);
    return trouve;
}

static bool est_meilleur(trajet nouveau, trajet ancien) {
    return nouveau.longueur > 0 && (ancien.longueur == 0 || nouveau.longueur < ancien.longueur);
}

static trajet vers_un_os(position chien) {
    trajet meilleur = AUCUN;
    for (int i = 0; i < nb_squelettes; i++) {
        etat_squelette squelette = info_squelette(squelettes[i]);
        if (squelette.a_squelette && squelette.type_squelette == age_joueur(moi())) {
            trajet nouveau = aller(chien, squelettes[i]);
            if (est_meilleur(nouveau, meilleur)) {
                meilleur = nouveau;
            }
        }
    }
    return meilleur;
}

static trajet vers_une_croquette(position maitre) {
    trajet meilleur = AUCUN;
    for (int i = 0; i < nb_arbres; i++) {
        if (info_arbre(arbres[i]).a_croquette) {
            trajet nouveau = aller(maitre, arbres[i]);
            if (est_meilleur(nouveau, meilleur)) {
                meilleur = nouveau;
            }
        }
    }
    return meilleur;
}

static trajet but_du_chien(position chien) {
    int age = age_joueur(moi());
    int os = inventaire_chien(chien, age);
    if (os == 0) {
        return vers_un_os(chien);
    }
    trajet retour = aller(chien, niche_joueur(moi()));
    int pas_avant_la_fin = ((age + 1) * NB_TOURS / NB_AGES - tour_actuel()) / 2 * DEPLACEMENT_CHIEN;
    if (os < CHARGE && retour.longueur + MARGE < pas_avant_la_fin) {
        trajet os_proche = vers_un_os(chien);
        if (os_proche.longueur > 0) {
            return os_proche;
        }
    }
    return retour;
}

static void jouer_chien(position chien) {
    for (;;) {
        while (nb_croquettes(chien) > 0) {
            manger(chien);
        }
        if (points_mouvement(chien) == 0) {
            return;
        }
        trajet but = but_du_chien(chien);
        if (but.longueur == 0 || se_deplacer(chien, but.pas) != OK) {
            return;
        }
        chien = but.pas;
    }
}

static void jouer_maitre(position maitre) {
    position_array chiens = chiens_joueur(moi());
    for (size_t i = 0; i < chiens.length; i++) {
        while (donner_croquette(maitre, chiens.items[i]) == OK) {
        }
    }
    free(chiens.items);
    while (nb_croquettes(maitre) < TAILLE_INVENTAIRE_MAITRE && points_mouvement(maitre) > 0) {
        trajet but = vers_une_croquette(maitre);
        if (but.longueur == 0 || se_deplacer(maitre, but.pas) != OK) {
            return;
        }
        maitre = but.pas;
    }
}

/// Appelée une fois, avant le premier tour.
void partie_init(void) {
    for (int ligne = 0; ligne < HAUTEUR; ligne++) {
        for (int colonne = 0; colonne < LARGEUR; colonne++) {
            position pos = {colonne, ligne};
            type_case contenu = info_case(pos).contenu;
            if (contenu == SQUELETTE) {
                squelettes[nb_squelettes++] = pos;
            } else if (contenu == ARBRE) {
                arbres[nb_arbres++] = pos;
            }
        }
    }
}

/// Appelée à chacun de vos tours.
void jouer_tour(void) {
    while (age_joueur(moi()) < tour_actuel() * NB_AGES / NB_TOURS) {
        age_suivant();
    }
    for (int i = 0; i < NB_MAITRES; i++) {
        position_array maitres = maitres_joueur(moi());
        jouer_maitre(maitres.items[i]);
        free(maitres.items);
    }
    for (int i = 0; i < NB_CHIENS; i++) {
        position_array chiens = chiens_joueur(moi());
        jouer_chien(chiens.items[i]);
        free(chiens.items);
    }
}

/// Appelée une fois, après le dernier tour.
void partie_fin(void) {
}
