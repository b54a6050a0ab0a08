package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** As {@link CandidatesHabitsTest}, in the languages with a machine or a collector of their own. */
@Tag("slow")
final class ManagedLanguagesHabitsTest {
    @TempDir
    Path folder;

    @Test
    void inCSharpWithPrivateEntryPointsAndEmptyConstructors() throws Exception {
        assertShows("cs", """
                using System;
                using System.Collections.Generic;
                using System.Linq;

                namespace Champion
                {
                    class Champion
                    {
                        static readonly int numero = Api.Moi();

                        void PartieInit()
                        {
                            var coin = new Position();
                            coin.Colonne = 3;
                            coin.Ligne = Api.NB_CHIENS;
                            var vues = new HashSet<Position> { coin, new Position { Colonne = 3, Ligne = 4 } };
                            if (vues.Count != 1 || Api.ChiensJoueur(numero).Count(pos => pos.Ligne >= 0) != 4)
                            {
                                throw new Exception("égalité");
                            }
                            Api.AfficherErreur(Erreur.PLUS_DE_PM);
                            Api.AfficherPosition(coin);
                            EtatCase etat = Api.InfoCase(new Position { Colonne = -1, Ligne = 40 });
                            Api.AfficherEtatCase(etat);
                            Api.AfficherActionHist(new ActionHist
                            {
                                ActionType = TypeAction.ACTION_MANGER,
                                Src = new Position { Colonne = 1, Ligne = 2 },
                                Dest = new Position { Colonne = -1, Ligne = -1 },
                            });
                            Api.AfficherErreur(Api.Manger(coin));
                            Console.WriteLine("bonjour {0} {1}", Api.ChiensJoueur(7).Length, Api.Annuler() ? 1 : 0);
                        }

                        private void JouerTour()
                        {
                            throw new InvalidOperationException("le chien a mangé mon champion");
                        }

                        public static void PartieFin()
                        {
                        }
                    }
                }
                """);
    }

    @Test
    void inJavaWhatTheMachineItselfPrintsIsErrorOutput() throws Exception {
        Trial trial = new Trial(folder);
        Language java = Language.of("java").orElseThrow();
        MatchRecord record =
                trial.play(trial.build(java, Trial.champion("""
                import java.io.*;
                import java.lang.reflect.Field;

                class Champion extends Api {
                    public void partie_init() {}

                    public void jouer_tour() {
                        try {
                            new FileOutputStream(FileDescriptor.out).write("sur le descripteur 1\\n".getBytes());
                            if (tour_actuel() == 4) {
                                Class<?> type = Class.forName("sun.misc.Unsafe");
                                Field unsafe = type.getDeclaredField("theUnsafe");
                                unsafe.setAccessible(true);
                                type.getMethod("putAddress", long.class, long.class).invoke(unsafe.get(null), 0L, 0L);
                            }
                        } catch (IOException | ReflectiveOperationException impossible) {
                            throw new IllegalStateException(impossible);
                        }
                    }

                    public void partie_fin() {}
                }
                """)), 0, Builtin.RANDOM.create(1, 1), Trial.PATIENT);
        assertThat(record.turns().get(0).observed().printed()).isEqualTo("sur le descripteur 1\n");
        MatchRecord.Fall fall = Objects.requireNonNull(record.fall(0));
        assertThat(fall.at()).isEqualTo(4);
        assertThat(fall.loss().status().word()).isEqualTo("crashed");
        assertThat(record.turns().get(4).observed().printed()).contains("SIGSEGV");
    }

    @Test
    void inHaskellWithContainersAndDerivedInstances() throws Exception {
        assertShows("haskell", """
                module Champion (partie_init, jouer_tour, partie_fin) where

                import Api
                import Control.Monad (when)
                import Data.IORef
                import qualified Data.Map as Map
                import qualified Data.Set as Set
                import System.IO.Unsafe (unsafePerformIO)

                {-# NOINLINE vues #-}
                vues :: IORef (Set.Set Position)
                vues = unsafePerformIO (newIORef Set.empty)

                partie_init :: IO ()
                partie_init = do
                  let coin = Position 3 nb_chiens
                      ages = Map.fromList [(Plus_de_pm, largeur)]
                  modifyIORef vues (Set.insert coin . Set.insert coin {ligne = 4})
                  combien <- Set.size <$> readIORef vues
                  when (combien /= 1 || Map.lookup Plus_de_pm ages /= Just 40 || Position 2 9 > coin) $ error "instances"
                  when (show coin /= "Position {colonne = 3, ligne = 4}" || show Hors_tour /= "Hors_tour") $ error "show"
                  afficher_erreur Plus_de_pm
                  afficher_position coin
                  info_case (Position (-1) 40) >>= afficher_etat_case
                  afficher_action_hist (Action_hist Action_manger (Position 1 2) (Position (-1) (-1)))
                  manger coin >>= afficher_erreur
                  chiens <- chiens_joueur 7
                  annulee <- annuler
                  putStrLn (unwords ["bonjour", show (length chiens), show (fromEnum annulee)])

                jouer_tour :: IO ()
                jouer_tour = error "le chien a mangé mon champion"

                partie_fin :: IO ()
                partie_fin = return ()
                """);
    }

    @Test
    void inHaskellWithWhatTheCompilerWorksOut() throws Exception {
        Trial trial = new Trial(folder);
        List<String> command = trial.build(Language.of("haskell").orElseThrow(), Trial.champion("""
                {-# LANGUAGE TemplateHaskell #-}
                module Champion where

                import Api
                import Language.Haskell.TH

                partie_init :: IO ()
                partie_init = afficher_position (Position $(litE (integerL (product [1 .. 5]))) largeur)

                jouer_tour :: IO ()
                jouer_tour = return ()

                partie_fin :: IO ()
                partie_fin = return ()
                """));
        MatchRecord record = trial.play(command, 0, Builtin.IDLE.create(0, 1), Trial.PATIENT);
        assertThat(record.inits().get(0).observed().printed()).isEqualTo("{ colonne=120, ligne=40 }\n");
        assertThat(record.fall(0)).isNull();
    }

    @Test
    void theHaskellKitDocumentsItself() throws Exception {
        if (!"true".equals(System.getenv("CI"))) {
            assumeTrue(Files.isExecutable(Path.of("/usr/bin/haddock")), "make doc is not tried: apt-get install ghc");
        }
        Kit.write(Language.of("haskell").orElseThrow(), folder);
        Process make = new ProcessBuilder("make", "--silent", "-C", folder.toString(), "doc")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        assertThat(make.waitFor()).isZero();
        assertThat(folder.resolve("build/doc/index.html")).isRegularFile();
        assertThat(folder.resolve("build/doc/Api.html"))
                .content(StandardCharsets.UTF_8)
                .contains("info_case");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Champion extends Api",
                "public class Champion extends Interface",
                "class Champion",
            })
    void inJavaWithWhateverInheritance(String head) throws Exception {
        String prefix = head.contains("extends") ? "" : "Interface.";
        assertShows("java", """
                import java.util.HashSet;
                import java.util.Set;

                %1$s {
                    private static final int NUMERO = %2$smoi();

                    public void partie_init() {
                        Position coin = new Position();
                        coin.colonne = 3;
                        coin.ligne = %2$sNB_CHIENS;
                        Set<Position> vues = new HashSet<>();
                        vues.add(coin);
                        vues.add(new Position(3, 4));
                        Position[] chiens = %2$schiens_joueur(NUMERO);
                        if (vues.size() != 1 || chiens.length != Api.NB_CHIENS || Interface.LARGEUR != Api.LARGEUR) {
                            throw new IllegalStateException("égalité");
                        }
                        %2$safficher_erreur(Erreur.PLUS_DE_PM);
                        Api.afficher_position(coin);
                        Interface.afficher_etat_case(%2$sinfo_case(new Position(-1, 40)));
                        ActionHist action = new ActionHist();
                        action.action_type = TypeAction.ACTION_MANGER;
                        action.src = new Position(1, 2);
                        action.dest = new Position(-1, -1);
                        %2$safficher_action_hist(action);
                        %2$safficher_erreur(%2$smanger(coin));
                        System.out.println("bonjour " + %2$schiens_joueur(7).length + " " + (%2$sannuler() ? 1 : 0));
                    }

                    public void jouer_tour() {
                        throw new IllegalStateException("le chien a mangé mon champion");
                    }

                    public void partie_fin() {}
                }
                """.formatted(head, prefix));
    }

    @Test
    void inOCamlWithCurriedFunctionsAndPairs() throws Exception {
        assertShows("caml", """
                open Api

                let numero = moi ()

                let partie_init () =
                  let coin : position = (3, nb_chiens) in
                  let vers = trouver_chemin coin in
                  let chemins = List.map (fun arrivee -> vers arrivee numero) [ (3, 4); (-1, 0) ] in
                  if List.exists (fun chemin -> Array.length chemin > 0) chemins || largeur <> 40 then failwith "chemins";
                  afficher_erreur Plus_de_pm;
                  afficher_position coin;
                  let etat = info_case (-1, 40) in
                  afficher_etat_case { etat with nb_croquette = 0 };
                  afficher_action_hist { action_type = Action_manger; src = (1, 2); dest = (-1, -1) };
                  (match manger coin with
                  | Ok -> failwith "hors tour"
                  | refus -> afficher_erreur refus);
                  Printf.printf "bonjour %d %d\\n" (Array.length (chiens_joueur 7)) (if annuler () then 1 else 0)

                let jouer_tour () = failwith "le chien a mangé mon champion"
                let partie_fin () = ()
                """);
    }

    @Test
    void inPhpWithKeysInTheSubjectsOrder() throws Exception {
        assertShows("php", """
                <?php
                require('api.php');

                $numero = moi();

                function partie_init()
                {
                    global $numero;
                    $coin = array('colonne' => 3, 'ligne' => NB_CHIENS);
                    $etat = info_case(array('colonne' => -1, 'ligne' => 40));
                    if (array_keys($etat) !== ['contenu', 'pos_case', 'est_constructible', 'nb_croquette']
                        || $etat['pos_case'] !== ['colonne' => -1, 'ligne' => 40] || $etat['est_constructible'] !== false
                        || array_keys(chiens_joueur($numero)[0]) !== ['colonne', 'ligne']) {
                        throw new Exception('clés');
                    }
                    afficher_erreur(PLUS_DE_PM);
                    afficher_position($coin);
                    afficher_etat_case($etat);
                    afficher_action_hist(array(
                        'action_type' => ACTION_MANGER,
                        'src' => array('colonne' => 1, 'ligne' => 2),
                        'dest' => array('colonne' => -1, 'ligne' => -1),
                    ));
                    afficher_erreur(manger($coin));
                    echo 'bonjour ', count(chiens_joueur(7)), ' ', (int) annuler(), "\\n";
                }

                function jouer_tour()
                {
                    throw new Exception('le chien a mangé mon champion');
                }

                function partie_fin()
                {
                }
                """);
    }

    private void assertShows(String word, String champion) throws Exception {
        CandidatesHabitsTest.assertShows(word, champion, folder);
    }
}
