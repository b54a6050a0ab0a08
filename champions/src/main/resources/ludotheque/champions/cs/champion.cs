// Votre champion. Toute l'API est dans api.cs.
namespace Champion
{
    class Champion
    {
        /// <summary>Appelée une fois, avant le premier tour.</summary>
        public void PartieInit()
        {
        }

        /// <summary>Appelée à chacun de vos tours.</summary>
        public void JouerTour()
        {
        }

        /// <summary>Appelée une fois, après le dernier tour.</summary>
        public void PartieFin()
        {
        }
    }
}
