// Asks every question, tries every action and shows what comes of it.
using System;

namespace Champion
{
    class Champion
    {
        static void Montrer(Position[] places)
        {
            foreach (Position pos in places)
            {
                Api.AfficherPosition(pos);
            }
        }

        static void Personnages(Position[] places)
        {
            foreach (Position pos in places)
            {
                Api.AfficherPosition(pos);
                Console.WriteLine("{0} {1} {2} {3}", Api.PointsMouvement(pos), Api.NbCroquettes(pos),
                    Api.InventaireChien(pos, 0), Api.InventaireChien(pos, 3));
            }
        }

        static void Questions()
        {
            Console.WriteLine("tour {0} {1} {2}", Api.TourActuel(), Api.Moi(), Api.Adversaire());
            for (int joueur = -1; joueur <= 2; joueur++)
            {
                Console.WriteLine("joueur {0} {1} {2}", Api.AgeJoueur(joueur), Api.Score(joueur), Api.ScoreAge(joueur, 1));
                Api.AfficherPosition(Api.NicheJoueur(joueur));
                Personnages(Api.ChiensJoueur(joueur));
                Personnages(Api.MaitresJoueur(joueur));
            }
            foreach (ApparitionPortail apparition in Api.ApparitionPortails())
            {
                Api.AfficherApparitionPortail(apparition);
            }
            Montrer(Api.PositionsPortails());
            foreach (LienTemporel lien in Api.LiensTemporels())
            {
                Api.AfficherLienTemporel(lien);
                Montrer(Api.DeplacementsChien(lien.Chien, 3));
            }
            foreach (ActionHist action in Api.Historique())
            {
                Api.AfficherActionHist(action);
            }
            Montrer(Api.TrouverChemin(Api.NicheJoueur(0), Api.NicheJoueur(1), 2));
            for (int colonne = -1; colonne <= Api.LARGEUR; colonne++)
            {
                var pos = new Position { Colonne = colonne, Ligne = Api.TourActuel() % Api.HAUTEUR };
                Api.AfficherTypeCase(Api.InfoCase(pos).Contenu);
                Api.AfficherEtatCase(Api.InfoCase(pos));
                Api.AfficherEtatSquelette(Api.InfoSquelette(pos));
                Api.AfficherEtatArbre(Api.InfoArbre(pos));
            }
        }

        static void Actions()
        {
            Position chien = Api.ChiensJoueur(Api.Moi())[0];
            Position maitre = Api.MaitresJoueur(Api.Moi())[0];
            var est = new Position { Colonne = chien.Colonne + 1, Ligne = chien.Ligne };
            var sud = new Position { Colonne = maitre.Colonne, Ligne = maitre.Ligne + 1 };
            Api.AfficherErreur(Api.DebugPoserPapatte(chien, PapatteDebug.PAPATTE_JAUNE));
            Api.AfficherErreur(Api.Construire(maitre, sud));
            Api.AfficherErreur(Api.Detruire(maitre, sud));
            Api.AfficherErreur(Api.DonnerCroquette(maitre, chien));
            Api.AfficherErreur(Api.PoserCroquette(maitre, maitre));
            Api.AfficherErreur(Api.Manger(chien));
            Api.AfficherErreur(Api.PrendrePortail(chien, est));
            Api.AfficherErreur(Api.SeDeplacer(chien, est));
            Api.AfficherErreur(Api.SeDeplacer(maitre, sud));
            Console.WriteLine(Api.Annuler() ? 1 : 0);
            if (Api.TourActuel() > 20)
            {
                Api.AfficherErreur(Api.AgeSuivant());
            }
            Api.AfficherPapatteDebug(PapatteDebug.PAPATTE_ROUGE);
            Api.AfficherTypeAction(TypeAction.ACTION_AGE_SUIVANT);
        }

        public void PartieInit()
        {
            Questions();
            Actions();
        }

        public void JouerTour()
        {
            if (Api.TourActuel() < 60)
            {
                Questions();
                Actions();
            }
        }

        public void PartieFin()
        {
            Questions();
            Actions();
        }
    }
}
