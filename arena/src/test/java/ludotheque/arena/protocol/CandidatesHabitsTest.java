package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import ludotheque.champions.Language;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What candidates do with the API in each language builds without a warning and does what they expect. */
@Tag("slow")
final class CandidatesHabitsTest {
    /** What every champion here prints in partie_init; the first place of the test map is a wall off its border. */
    private static final String SHOWN = """
            PLUS_DE_PM
            { colonne=3, ligne=4 }
            { contenu=MUR, pos_case={ colonne=-1, ligne=40 }, est_constructible=0, nb_croquette=0 }
            { action_type=ACTION_MANGER, src={ colonne=1, ligne=2 }, dest={ colonne=-1, ligne=-1 } }
            HORS_TOUR
            bonjour 0 0
            """;

    @TempDir
    Path folder;

    @Test
    void inC() throws Exception {
        assertShows("c", """
                #include "api.h"
                #include <stdio.h>
                #include <stdlib.h>

                static struct position coin = {3, 4};

                void partie_init(void) {
                    afficher_erreur(PLUS_DE_PM);
                    afficher_position(coin);
                    afficher_etat_case(info_case((position){-1, 40}));
                    action_hist action = {ACTION_MANGER, {1, 2}, {-1, -1}};
                    afficher_action_hist(action);
                    afficher_erreur(manger(coin));
                    position_array rien = chiens_joueur(7);
                    bool annulee = annuler();
                    printf("bonjour %zu %d\\n", rien.length, annulee);
                    free(rien.items);
                }

                void jouer_tour(void) {
                    abort();
                }

                void partie_fin(void) {
                }
                """);
    }

    @Test
    void inCxxWithOperatorsAndHashesOfTheirOwn() throws Exception {
        assertShows("cxx", """
                #include "api.hh"
                #include <iostream>
                #include <set>
                #include <stdexcept>
                #include <unordered_map>
                #include <unordered_set>

                // Asked before main begins, as a candidate's global may.
                static const int mon_numero = moi();

                static bool operator==(position a, position b) {
                    return a.colonne == b.colonne && a.ligne == b.ligne;
                }

                namespace std {
                template <>
                struct hash<position> {
                    size_t operator()(const position &p) const { return p.colonne * 40 + p.ligne; }
                };
                } // namespace std

                void partie_init() {
                    position coin = {3, 4};
                    std::unordered_set<position> vues{coin, {3, 4}};
                    std::set<position> triees{coin, {2, 9}};
                    std::unordered_map<lien_temporel, int> liens;
                    liens[{coin, coin}]++;
                    if (vues.size() != 1 || triees.begin()->ligne != 9 || coin != position{3, 4}) {
                        throw std::logic_error("opérateurs");
                    }
                    afficher_erreur(PLUS_DE_PM);
                    afficher_position(coin);
                    afficher_etat_case(info_case({-1, 40}));
                    afficher_action_hist({ACTION_MANGER, {1, 2}, {-1, -1}});
                    afficher_erreur(manger(coin));
                    std::cout << "bonjour " << chiens_joueur(7).size() << " " << annuler() << std::endl;
                }

                void jouer_tour() {
                    throw std::runtime_error("le chien a mangé mon champion " + std::to_string(mon_numero));
                }

                void partie_fin() {
                }
                """);
    }

    @Test
    void inPythonWithListsForPositions() throws Exception {
        assertShows("python", """
                from api import *

                def partie_init():
                    afficher_erreur(erreur.PLUS_DE_PM)
                    afficher_position([3, 4])
                    afficher_etat_case(info_case([-1, 40]))
                    afficher_action_hist(action_hist(action_type=type_action.ACTION_MANGER, src=(1, 2), dest=(-1, -1)))
                    afficher_erreur(manger((3, 4)))
                    print("bonjour", len(chiens_joueur(7)), int(annuler()))

                def jouer_tour():
                    raise ValueError("le chien a mangé mon champion")

                def partie_fin():
                    pass
                """);
    }

    @ParameterizedTest
    @CsvSource({"'mod api;\n'", "''"})
    void inRustWithTheApiAsTheirModuleOrOurs(String module) throws Exception {
        assertShows("rust", module + """
                        use api::*;
                        use std::collections::HashSet;

                        pub fn partie_init() {
                            let coin = (3, 4);
                            let etat = info_case((-1, 40));
                            let vues: HashSet<Position> = [coin, coin].into_iter().collect();
                            assert_eq!(vues.len(), 1);
                            afficher_erreur(Erreur::PlusDePm);
                            afficher_position(&coin);
                            afficher_etat_case(&etat);
                            afficher_action_hist(ActionHist { action_type: TypeAction::ActionManger, src: (1, 2), dest: (-1, -1) });
                            afficher_erreur(manger(&coin));
                            println!("bonjour {} {}", chiens_joueur(7).len(), annuler() as i32);
                        }

                        pub fn jouer_tour() {
                            panic!("le chien a mangé mon champion");
                        }

                        pub fn partie_fin() {
                        }
                        """);
    }

    private void assertShows(String word, String champion) throws Exception {
        assertShows(word, champion, folder);
    }

    /** Shows the same in every language, is lost in its first turn, and its last words are kept. */
    static void assertShows(String word, String champion, Path folder) throws Exception {
        Trial trial = new Trial(folder);
        List<String> command = trial.build(Language.of(word).orElseThrow(), Trial.champion(champion));
        MatchRecord record = trial.play(command, 0, Builtin.IDLE.create(0, 1), Trial.PATIENT);
        assertThat(record.inits().get(0).observed().printed()).isEqualTo(SHOWN);
        assertThat(record.inits().get(0).loss()).isNull();
        assertThat(record.turns().get(0).loss())
                .isNotNull()
                .satisfies(loss -> assertThat(loss.status().word()).isEqualTo("crashed"));
        if (!word.equals("c")) {
            assertThat(record.turns().get(0).observed().printed()).contains("le chien a mangé mon champion");
        }
        assertThat(record.turns()).hasSize(200);
    }
}
