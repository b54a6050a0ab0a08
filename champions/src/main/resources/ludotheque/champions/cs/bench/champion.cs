// Mesure la durée d'une question, puis celle d'une action, en nanosecondes.
using System;
using System.Diagnostics;

namespace Champion
{
    class Champion
    {
        const int Questions = 5000000;
        const int Actions = 4000;

        static double Maintenant()
        {
            return Stopwatch.GetTimestamp() * 1e9 / Stopwatch.Frequency;
        }

        void PartieInit()
        {
            int croquettes = 0;
            double debut = Maintenant();
            for (int i = 0; i < Questions; i++)
            {
                var pos = new Position { Colonne = i % Api.LARGEUR, Ligne = i / Api.LARGEUR % Api.HAUTEUR };
                croquettes += Api.InfoCase(pos).NbCroquette;
            }
            double duree = Maintenant() - debut + croquettes;
            Console.WriteLine("info_case " + (int)(duree / Questions));
        }

        void JouerTour()
        {
            if (Api.TourActuel() > 1)
            {
                return;
            }
            var durees = new double[Actions];
            var pos = new Position { Colonne = 0, Ligne = 0 };
            for (int i = 0; i < Actions; i += 2)
            {
                double debut = Maintenant();
                Api.DebugPoserPapatte(pos, PapatteDebug.PAPATTE_BLEU);
                double milieu = Maintenant();
                Api.Annuler();
                durees[i] = milieu - debut;
                durees[i + 1] = Maintenant() - milieu;
            }
            Array.Sort(durees);
            Console.WriteLine("action " + (int)durees[Actions / 2]);
        }

        void PartieFin()
        {
        }
    }
}
