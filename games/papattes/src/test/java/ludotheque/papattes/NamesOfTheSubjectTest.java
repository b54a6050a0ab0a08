package ludotheque.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The subject's sections 9.1 and 9.2: constants and enumerations, in its order from 0. */
class NamesOfTheSubjectTest {

    @Test
    void constants() {
        assertThat(List.of(
                        Constantes.LARGEUR,
                        Constantes.HAUTEUR,
                        Constantes.NB_TOURS,
                        Constantes.NB_CHIENS,
                        Constantes.NB_MAITRES,
                        Constantes.DEPLACEMENT_MAITRE,
                        Constantes.DEPLACEMENT_CHIEN,
                        Constantes.COUT_PORTAIL,
                        Constantes.COUT_CONSTRUCTION,
                        Constantes.COUT_DESTRUCTION,
                        Constantes.PORTEE_MAITRE,
                        Constantes.NB_AGES,
                        Constantes.NUTRITION,
                        Constantes.TAILLE_INVENTAIRE_MAITRE,
                        Constantes.TAILLE_INVENTAIRE_CHIEN,
                        Constantes.PROTECTION_NICHE))
                .containsExactly(40, 40, 200, 4, 6, 8, 4, 1, 4, 4, 1, 3, 2, 3, 10, 3);
    }

    @Test
    void erreur() {
        assertThat(names(Erreur.values()))
                .isEqualTo("OK HORS_TOUR POSITION_INVALIDE CIBLE_INVALIDE DERNIER_AGE HORS_PORTEE"
                        + " DEPLACEMENT_INVALIDE POSE_INVALIDE PLUS_DE_CROQUETTES PLUS_DE_PM"
                        + " CONSTRUCTION_IMPOSSIBLE DESTRUCTION_IMPOSSIBLE");
    }

    @Test
    void typeCase() {
        assertThat(names(TypeCase.values())).isEqualTo("VIDE NICHE MUR FLAQUE ARBRE SQUELETTE");
    }

    @Test
    void papatteDebug() {
        assertThat(names(PapatteDebug.values())).isEqualTo("PAS_DE_PAPATTE PAPATTE_BLEU PAPATTE_JAUNE PAPATTE_ROUGE");
    }

    @Test
    void typeAction() {
        assertThat(names(TypeAction.values()))
                .startsWith("SE_DEPLACER PRENDRE_PORTAIL MANGER CONSTRUIRE DETRUIRE DONNER_CROQUETTE POSER_CROQUETTE"
                        + " AGE_SUIVANT");
    }

    private static String names(Enum<?>[] values) {
        return String.join(" ", Arrays.stream(values).map(Enum::name).toList());
    }
}
