// Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.
//
// - Chaque âge dure un tiers de la partie.
// - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
// - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
//   est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
// - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne.

import java.util.ArrayList;
import java.util.List;

class Champion extends Api {
    private static final int CHARGE = 3;
    private static final int MARGE = 8;

    private final List<Position> squelettes = new ArrayList<>();
    private final List<Position> arbres = new ArrayList<>();

    private static Position[] aller(Position depart, Position arrivee) {
        return trouver_chemin(depart, arrivee, moi());
    }

    /** Le plus court des deux, l'ancien à égalité ; un chemin vide n'en est pas un. */
    private static Position[] le_plus_court(Position[] ancien, Position[] nouveau) {
        boolean est_meilleur = nouveau.length > 0 && (ancien.length == 0 || nouveau.length < ancien.length);
        return est_meilleur ? nouveau : ancien;
    }

    private Position[] vers_un_os(Position chien) {
        Position[] meilleur = {};
        for (Position pos : squelettes) {
            EtatSquelette squelette = info_squelette(pos);
            if (squelette.a_squelette && squelette.type_squelette == age_joueur(moi())) {
                meilleur = le_plus_court(meilleur, aller(chien, pos));
            }
        }
        return meilleur;
    }

    private Position[] vers_une_croquette(Position maitre) {
        Position[] meilleur = {};
        for (Position pos : arbres) {
            if (info_arbre(pos).a_croquette) {
                meilleur = le_plus_court(meilleur, aller(maitre, pos));
            }
        }
        return meilleur;
    }

    private Position[] but_du_chien(Position chien) {
        int age = age_joueur(moi());
        int os = inventaire_chien(chien, age);
        if (os == 0) {
            return vers_un_os(chien);
        }
        Position[] retour = aller(chien, niche_joueur(moi()));
        int pas_avant_la_fin = ((age + 1) * NB_TOURS / NB_AGES - tour_actuel()) / 2 * DEPLACEMENT_CHIEN;
        if (os < CHARGE && retour.length + MARGE < pas_avant_la_fin) {
            Position[] os_proche = vers_un_os(chien);
            if (os_proche.length > 0) {
                return os_proche;
            }
        }
        return retour;
    }

    private void jouer_chien(Position chien) {
        while (true) {
            while (nb_croquettes(chien) > 0) {
                manger(chien);
            }
            if (points_mouvement(chien) == 0) {
                return;
            }
            Position[] but = but_du_chien(chien);
            if (but.length == 0 || se_deplacer(chien, but[0]) != Erreur.OK) {
                return;
            }
            chien = but[0];
        }
    }

    private void jouer_maitre(Position maitre) {
        for (Position chien : chiens_joueur(moi())) {
            while (donner_croquette(maitre, chien) == Erreur.OK) {
            }
        }
        while (nb_croquettes(maitre) < TAILLE_INVENTAIRE_MAITRE && points_mouvement(maitre) > 0) {
            Position[] but = vers_une_croquette(maitre);
            if (but.length == 0 || se_deplacer(maitre, but[0]) != Erreur.OK) {
                return;
            }
            maitre = but[0];
        }
    }

    /** Appelée une fois, avant le premier tour. */
    public void partie_init() {
        for (int ligne = 0; ligne < HAUTEUR; ligne++) {
            for (int colonne = 0; colonne < LARGEUR; colonne++) {
                Position pos = new Position(colonne, ligne);
                TypeCase contenu = info_case(pos).contenu;
                if (contenu == TypeCase.SQUELETTE) {
                    squelettes.add(pos);
                } else if (contenu == TypeCase.ARBRE) {
                    arbres.add(pos);
                }
            }
        }
    }

    /** Appelée à chacun de vos tours. */
    public void jouer_tour() {
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

    /** Appelée une fois, après le dernier tour. */
    public void partie_fin() {
    }
}
