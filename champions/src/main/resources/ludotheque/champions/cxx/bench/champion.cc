// Mesure la durée d'une question, puis celle d'une action, en nanosecondes.
#include "api.hh"

#include <algorithm>
#include <chrono>
#include <cstdio>

constexpr int QUESTIONS = 10000000;
constexpr int ACTIONS = 4000;

static long long maintenant() {
    return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void partie_init() {
    int croquettes = 0;
    long long debut = maintenant();
    for (int i = 0; i < QUESTIONS; i++) {
        croquettes += info_case({i % LARGEUR, i / LARGEUR % HAUTEUR}).nb_croquette;
    }
    long long duree = maintenant() - debut;
    std::printf("info_case %.1f\n", static_cast<double>(duree + croquettes) / QUESTIONS);
}

void jouer_tour() {
    if (tour_actuel() > 1) {
        return;
    }
    std::vector<long long> durees;
    for (int i = 0; i < ACTIONS; i += 2) {
        long long debut = maintenant();
        debug_poser_papatte({0, 0}, PAPATTE_BLEU);
        long long milieu = maintenant();
        annuler();
        durees.push_back(milieu - debut);
        durees.push_back(maintenant() - milieu);
    }
    std::sort(durees.begin(), durees.end());
    std::printf("action %lld\n", durees[ACTIONS / 2]);
}

void partie_fin() {
}
