// Appelle le champion à la demande de l'arbitre.
#include "api.h"
#include "papattes.h"

int main() {
    for (;;) {
        switch (papattes_next_call()) {
        case PAPATTES_INIT:
            partie_init();
            break;
        case PAPATTES_TOUR:
            jouer_tour();
            break;
        case PAPATTES_FIN:
            partie_fin();
            break;
        default:
            return 0;
        }
    }
}
