// Un champion d'exemple : simple, lisible, et le même jeu dans tous les langages.
//
// - Chaque âge dure un tiers de la partie.
// - Un maître donne ses croquettes aux chiens voisins, puis va cueillir la plus proche sur un arbre.
// - Un chien mange ce qu'on lui donne et va chercher l'os le plus proche de l'âge présent. Il rentre à la niche quand il
//   est assez chargé, quand il n'y a plus d'os à sa portée ou quand l'âge touche à sa fin.
// - « Le plus proche » : par le plus court chemin ; à égalité, le premier de la carte, ligne par ligne.
using System.Collections.Generic;
using System.Linq;

namespace Champion
{
    class Champion
    {
        const int Charge = 3;
        const int Marge = 8;

        readonly List<Position> squelettes = new List<Position>();
        readonly List<Position> arbres = new List<Position>();

        static Position[] Aller(Position depart, Position arrivee)
        {
            return Api.TrouverChemin(depart, arrivee, Api.Moi());
        }

        // Le plus court des chemins vers ces positions, le premier à égalité ; un chemin vide n'en est pas un.
        static Position[] LePlusCourt(Position depart, IEnumerable<Position> arrivees)
        {
            Position[] meilleur = { };
            foreach (Position arrivee in arrivees)
            {
                Position[] nouveau = Aller(depart, arrivee);
                if (nouveau.Length > 0 && (meilleur.Length == 0 || nouveau.Length < meilleur.Length))
                {
                    meilleur = nouveau;
                }
            }
            return meilleur;
        }

        Position[] VersUnOs(Position chien)
        {
            int age = Api.AgeJoueur(Api.Moi());
            return LePlusCourt(chien, squelettes.Where(pos =>
            {
                EtatSquelette squelette = Api.InfoSquelette(pos);
                return squelette.ASquelette && squelette.TypeSquelette == age;
            }));
        }

        Position[] VersUneCroquette(Position maitre)
        {
            return LePlusCourt(maitre, arbres.Where(pos => Api.InfoArbre(pos).ACroquette));
        }

        Position[] ButDuChien(Position chien)
        {
            int age = Api.AgeJoueur(Api.Moi());
            int os = Api.InventaireChien(chien, age);
            if (os == 0)
            {
                return VersUnOs(chien);
            }
            Position[] retour = Aller(chien, Api.NicheJoueur(Api.Moi()));
            int toursRestants = (age + 1) * Api.NB_TOURS / Api.NB_AGES - Api.TourActuel();
            int pasAvantLaFin = toursRestants / 2 * Api.DEPLACEMENT_CHIEN;
            if (os < Charge && retour.Length + Marge < pasAvantLaFin)
            {
                Position[] osProche = VersUnOs(chien);
                if (osProche.Length > 0)
                {
                    return osProche;
                }
            }
            return retour;
        }

        void JouerChien(Position chien)
        {
            while (true)
            {
                while (Api.NbCroquettes(chien) > 0)
                {
                    Api.Manger(chien);
                }
                if (Api.PointsMouvement(chien) == 0)
                {
                    return;
                }
                Position[] but = ButDuChien(chien);
                if (but.Length == 0 || Api.SeDeplacer(chien, but[0]) != Erreur.OK)
                {
                    return;
                }
                chien = but[0];
            }
        }

        void JouerMaitre(Position maitre)
        {
            foreach (Position chien in Api.ChiensJoueur(Api.Moi()))
            {
                while (Api.DonnerCroquette(maitre, chien) == Erreur.OK)
                {
                }
            }
            while (Api.NbCroquettes(maitre) < Api.TAILLE_INVENTAIRE_MAITRE && Api.PointsMouvement(maitre) > 0)
            {
                Position[] but = VersUneCroquette(maitre);
                if (but.Length == 0 || Api.SeDeplacer(maitre, but[0]) != Erreur.OK)
                {
                    return;
                }
                maitre = but[0];
            }
        }

        /// <summary>Appelée une fois, avant le premier tour.</summary>
        public void PartieInit()
        {
            for (int ligne = 0; ligne < Api.HAUTEUR; ligne++)
            {
                for (int colonne = 0; colonne < Api.LARGEUR; colonne++)
                {
                    var pos = new Position { Colonne = colonne, Ligne = ligne };
                    TypeCase contenu = Api.InfoCase(pos).Contenu;
                    if (contenu == TypeCase.SQUELETTE)
                    {
                        squelettes.Add(pos);
                    }
                    else if (contenu == TypeCase.ARBRE)
                    {
                        arbres.Add(pos);
                    }
                }
            }
        }

        /// <summary>Appelée à chacun de vos tours.</summary>
        public void JouerTour()
        {
            while (Api.AgeJoueur(Api.Moi()) < Api.TourActuel() * Api.NB_AGES / Api.NB_TOURS)
            {
                Api.AgeSuivant();
            }
            for (int i = 0; i < Api.NB_MAITRES; i++)
            {
                JouerMaitre(Api.MaitresJoueur(Api.Moi())[i]);
            }
            for (int i = 0; i < Api.NB_CHIENS; i++)
            {
                JouerChien(Api.ChiensJoueur(Api.Moi())[i]);
            }
        }

        /// <summary>Appelée une fois, après le dernier tour.</summary>
        public void PartieFin()
        {
        }
    }
}
