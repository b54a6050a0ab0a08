/*
 * The champion's end of a match. Questions are answered here, from the snapshot of the state that the referee keeps up to
 * date in a shared file; only actions travel, one frame each way. The calls are described in papattes.h, the places of the
 * snapshot's numbers in layout.h.
 */
#include "papattes.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "layout.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "frames are little-endian"
#endif

/* The snapshot. */

static const int32_t *terrain;
static const int32_t *state;
static int32_t me;

#define TERRAIN(place, index) terrain[LAYOUT_##place + (index)]
#define STATE(place, index) state[LAYOUT_##place + (index)]

/* The frames. */

enum { FROM_REFEREE = 3, TO_REFEREE = 4 };

static int greeted;
static int called;

static void give_up(const char *fr, const char *en) {
    fprintf(stderr, "papattes : %s / %s\n", fr, en);
    _exit(2);
}

/* The standard streams are the champion's: nothing is read, and whatever is printed is its error output. */
static void take_streams(void) {
    if (fcntl(FROM_REFEREE, F_SETFD, FD_CLOEXEC) < 0 || fcntl(TO_REFEREE, F_SETFD, FD_CLOEXEC) < 0) {
        give_up("un champion se lance par « ludo papattes match »", "start a champion with 'ludo papattes match'");
    }
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

static void map_snapshot(void) {
    const char *path = getenv("PAPATTES_ETAT");
    int file = open(path != NULL ? path : "/tmp/papattes/etat", O_RDONLY | O_CLOEXEC);
    struct stat about;
    if (file < 0 || fstat(file, &about) != 0) {
        give_up("un champion se lance par « ludo papattes match »", "start a champion with 'ludo papattes match'");
    }
    const int32_t *words = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (words == MAP_FAILED || (size_t)about.st_size < PROTOCOL_HEADER_SIZE * sizeof *words || words[PROTOCOL_MAGIC_AT] != PROTOCOL_MAGIC
        || words[PROTOCOL_VERSION_AT] != LAYOUT_VERSION) {
        give_up("ce champion est d'une autre version que l'arbitre : recompilez-le",
                "this champion is of another version than the referee: build it again");
    }
    me = words[PROTOCOL_PLAYER_AT];
    terrain = words + PROTOCOL_HEADER_SIZE;
    state = terrain + words[PROTOCOL_TERRAIN_SIZE_AT];
}

/* Before any initialiser of the champion's own, which may already ask questions and print. In Haskell there are none, and Template
   Haskell loads us into the compiler: there main calls it. */
#ifndef PAPATTES_STARTED_BY_MAIN
__attribute__((constructor(101)))
#endif
void papattes_start(void);

void papattes_start(void) {
    take_streams();
    map_snapshot();
}

static void send_frame(int32_t kind, int32_t number, int32_t a, int32_t b, int32_t c, int32_t d) {
    const int32_t frame[PROTOCOL_FRAME_SIZE] = {kind, number, a, b, c, d};
    if (write(TO_REFEREE, frame, sizeof frame) != (ssize_t)sizeof frame) {
        _exit(0);
    }
}

/* The number of the frame that comes, or -1 when it is of another kind: then the match is over. */
static int32_t receive_frame(int32_t expected) {
    int32_t frame[PROTOCOL_FRAME_SIZE];
    size_t got = 0;
    while (got < sizeof frame) {
        ssize_t more = read(FROM_REFEREE, (char *)frame + got, sizeof frame - got);
        if (more <= 0) {
            _exit(0);
        }
        got += (size_t)more;
    }
    return frame[0] == expected ? frame[1] : -1;
}

int32_t papattes_next_call(void) {
    fflush(stdout);
    if (greeted) {
        send_frame(PROTOCOL_DONE, 0, 0, 0, 0, 0);
    } else {
        send_frame(PROTOCOL_HELLO, LAYOUT_VERSION, 0, 0, 0, 0);
        greeted = 1;
    }
    called = 0;
    int32_t call = receive_frame(PROTOCOL_CALL);
    called = call >= 0;
    return call;
}

/* Actions. */

static int32_t reply(void) {
    int32_t number = receive_frame(PROTOCOL_REPLY);
    if (number < 0) {
        _exit(0);
    }
    return number;
}

static int32_t act(int32_t type, int32_t a, int32_t b, int32_t c, int32_t d) {
    if (!called) {
        return ERREUR_HORS_TOUR;
    }
    send_frame(PROTOCOL_ACTION, type, a, b, c, d);
    return reply();
}

int32_t papattes_se_deplacer(int32_t c1, int32_t l1, int32_t c2, int32_t l2) {
    return act(TYPE_ACTION_SE_DEPLACER, c1, l1, c2, l2);
}

int32_t papattes_prendre_portail(int32_t c1, int32_t l1, int32_t c2, int32_t l2) {
    return act(TYPE_ACTION_PRENDRE_PORTAIL, c1, l1, c2, l2);
}

int32_t papattes_manger(int32_t c, int32_t l) {
    return act(TYPE_ACTION_MANGER, c, l, 0, 0);
}

int32_t papattes_construire(int32_t c1, int32_t l1, int32_t c2, int32_t l2) {
    return act(TYPE_ACTION_CONSTRUIRE, c1, l1, c2, l2);
}

int32_t papattes_detruire(int32_t c1, int32_t l1, int32_t c2, int32_t l2) {
    return act(TYPE_ACTION_DETRUIRE, c1, l1, c2, l2);
}

int32_t papattes_donner_croquette(int32_t c1, int32_t l1, int32_t c2, int32_t l2) {
    return act(TYPE_ACTION_DONNER_CROQUETTE, c1, l1, c2, l2);
}

int32_t papattes_poser_croquette(int32_t c1, int32_t l1, int32_t c2, int32_t l2) {
    return act(TYPE_ACTION_POSER_CROQUETTE, c1, l1, c2, l2);
}

int32_t papattes_age_suivant(void) {
    return act(TYPE_ACTION_AGE_SUIVANT, 0, 0, 0, 0);
}

int32_t papattes_debug_poser_papatte(int32_t c, int32_t l, int32_t papatte) {
    return act(TYPE_ACTION_DEBUG_POSER_PAPATTE, c, l, papatte, 0);
}

int32_t papattes_annuler(void) {
    if (!called) {
        return 0;
    }
    send_frame(PROTOCOL_CANCEL, 0, 0, 0, 0, 0);
    return reply();
}

/* Answers that are more than one number. */

int32_t papattes_answer[PAPATTES_ANSWER_SIZE];

static const int32_t *answer2(int32_t a, int32_t b) {
    papattes_answer[0] = a;
    papattes_answer[1] = b;
    return papattes_answer;
}

static int32_t *list;
static size_t list_room;

static void list_clear(void) {
    if (list == NULL) {
        list_room = 1024;
        list = malloc(list_room * sizeof *list);
    }
    list[0] = 0;
}

/* Adds one element of this many numbers and returns where they go; list[0] counts the elements. */
static int32_t *list_add(size_t numbers) {
    size_t used = 1 + (size_t)list[0] * numbers;
    if (used + numbers > list_room) {
        list_room *= 2;
        list = realloc(list, list_room * sizeof *list);
    }
    list[0]++;
    return list + used;
}

static void put_cell(int32_t *where, int32_t cell) {
    where[0] = cell < 0 ? -1 : cell % LARGEUR;
    where[1] = cell < 0 ? -1 : cell / LARGEUR;
}

/* Questions. */

enum { NOWHERE = -1, DIRECTIONS = 4 };

static int32_t cell_at(int32_t column, int32_t line) {
    return (uint32_t)column < LARGEUR && (uint32_t)line < HAUTEUR ? line * LARGEUR + column : NOWHERE;
}

/* East, west, south, north. */
static int32_t next_cell(int32_t cell, int direction) {
    switch (direction) {
    case 0:
        return cell % LARGEUR < LARGEUR - 1 ? cell + 1 : NOWHERE;
    case 1:
        return cell % LARGEUR > 0 ? cell - 1 : NOWHERE;
    case 2:
        return cell + LARGEUR < CELLS ? cell + LARGEUR : NOWHERE;
    default:
        return cell >= LARGEUR ? cell - LARGEUR : NOWHERE;
    }
}

static int is_player(int32_t player) {
    return player == 0 || player == 1;
}

static int is_age(int32_t age) {
    return age >= 0 && age < NB_AGES;
}

/* The character on a cell, or -1. */
static int32_t character_at(int32_t cell) {
    int32_t occupant = STATE(OCCUPANT, cell);
    return occupant < LAYOUT_WANDERER ? occupant - 1 : -1;
}

/* The slot of the wandering dog on a cell, or a negative number. */
static int32_t wanderer_at(int32_t cell) {
    return STATE(OCCUPANT, cell) - LAYOUT_WANDERER;
}

static int32_t slot_word(int32_t slot, int32_t place) {
    return STATE(SLOTS, slot * LAYOUT_SLOT_SIZE + place);
}

static int32_t schedule_word(int32_t slot, int32_t place) {
    return TERRAIN(SCHEDULE, slot * LAYOUT_SCHEDULE_SIZE + place);
}

static int is_solid(int32_t cell) {
    int32_t kind = STATE(KIND, cell);
    return kind == TYPE_CASE_MUR || kind == TYPE_CASE_FLAQUE;
}

static int32_t until_due(int32_t cell) {
    int32_t first = TERRAIN(FIRST, cell);
    int32_t turn = STATE(TURN, 0);
    if (turn < first) {
        return turn < 0 ? first : first - turn;
    }
    int32_t period = TERRAIN(PERIOD, cell);
    return period - (turn - first) % period;
}

const int32_t *papattes_info_case(int32_t c, int32_t l) {
    int32_t cell = cell_at(c, l);
    int inside = cell != NOWHERE;
    int32_t kind = inside ? STATE(KIND, cell) : TYPE_CASE_MUR;
    papattes_answer[0] = kind;
    papattes_answer[1] = c;
    papattes_answer[2] = l;
    papattes_answer[3] = kind == TYPE_CASE_VIDE && TERRAIN(ZONE, cell) == 0;
    papattes_answer[4] = inside ? STATE(GROUND, cell) : 0;
    return papattes_answer;
}

const int32_t *papattes_info_squelette(int32_t c, int32_t l) {
    int32_t cell = cell_at(c, l);
    int found = cell != NOWHERE && STATE(KIND, cell) == TYPE_CASE_SQUELETTE;
    papattes_answer[0] = found ? until_due(cell) : -1;
    papattes_answer[1] = found ? TERRAIN(BONE_AGE, cell) : -1;
    papattes_answer[2] = found ? TERRAIN(PERIOD, cell) : -1;
    papattes_answer[3] = found && STATE(GROWN, cell) != 0;
    return papattes_answer;
}

const int32_t *papattes_info_arbre(int32_t c, int32_t l) {
    int32_t cell = cell_at(c, l);
    int found = cell != NOWHERE && STATE(KIND, cell) == TYPE_CASE_ARBRE;
    papattes_answer[0] = found ? until_due(cell) : -1;
    papattes_answer[1] = found ? TERRAIN(PERIOD, cell) : -1;
    papattes_answer[2] = found && STATE(GROWN, cell) != 0;
    return papattes_answer;
}

const int32_t *papattes_apparition_portails(void) {
    list_clear();
    for (int32_t place = 0; place < TERRAIN(PORTALS, 0); place++) {
        int32_t slot = schedule_word(place, LAYOUT_SCHEDULE_SLOT);
        int32_t turn = schedule_word(slot, LAYOUT_SCHEDULE_TURN);
        if (turn > STATE(TURN, 0)) {
            int32_t *element = list_add(3);
            element[0] = turn;
            put_cell(element + 1, schedule_word(slot, LAYOUT_SCHEDULE_CELL));
        }
    }
    return list;
}

const int32_t *papattes_positions_portails(void) {
    list_clear();
    for (int32_t slot = 0; slot < TERRAIN(PORTALS, 0); slot++) {
        int32_t portal = slot_word(slot, LAYOUT_SLOT_PORTAL);
        if (portal >= 0) {
            put_cell(list_add(2), portal);
        }
    }
    return list;
}

const int32_t *papattes_liens_temporels(void) {
    list_clear();
    for (int32_t slot = 0; slot < TERRAIN(PORTALS, 0); slot++) {
        int32_t portal = slot_word(slot, LAYOUT_SLOT_PORTAL);
        if (portal >= 0) {
            int32_t *element = list_add(4);
            put_cell(element, slot_word(slot, LAYOUT_SLOT_DOG));
            put_cell(element + 2, portal);
        }
    }
    return list;
}

int32_t papattes_points_mouvement(int32_t c, int32_t l) {
    int32_t cell = cell_at(c, l);
    if (cell == NOWHERE) {
        return -1;
    }
    if (wanderer_at(cell) >= 0) {
        return DEPLACEMENT_VAGABOND;
    }
    int32_t character = character_at(cell);
    return character >= 0 ? STATE(POINTS, character) : -1;
}

int32_t papattes_age_joueur(int32_t joueur) {
    return is_player(joueur) ? STATE(AGE, joueur) : -1;
}

const int32_t *papattes_niche_joueur(int32_t joueur) {
    if (!is_player(joueur)) {
        return answer2(-1, -1);
    }
    int32_t niche = TERRAIN(NICHE, joueur);
    return answer2(niche % LARGEUR, niche / LARGEUR);
}

static const int32_t *places(int32_t first, int32_t count) {
    list_clear();
    for (int32_t character = first; character < first + count; character++) {
        put_cell(list_add(2), STATE(PLACE, character));
    }
    return list;
}

const int32_t *papattes_chiens_joueur(int32_t joueur) {
    return is_player(joueur) ? places(joueur * LAYOUT_TEAM, NB_CHIENS) : places(0, 0);
}

const int32_t *papattes_maitres_joueur(int32_t joueur) {
    return is_player(joueur) ? places(joueur * LAYOUT_TEAM + NB_CHIENS, NB_MAITRES) : places(0, 0);
}

int32_t papattes_score_age(int32_t joueur, int32_t age) {
    return is_player(joueur) && is_age(age) ? STATE(BONES, joueur * NB_AGES + age) : -1;
}

int32_t papattes_score(int32_t joueur) {
    int32_t score = 1;
    for (int32_t age = 0; age < NB_AGES; age++) {
        score *= 1 + papattes_score_age(joueur, age);
    }
    return is_player(joueur) ? score : -1;
}

int32_t papattes_inventaire_chien(int32_t c, int32_t l, int32_t age) {
    int32_t cell = cell_at(c, l);
    if (cell == NOWHERE || !is_age(age)) {
        return -1;
    }
    int32_t slot = wanderer_at(cell);
    if (slot >= 0) {
        return slot_word(slot, LAYOUT_SLOT_BONES + age);
    }
    int32_t character = character_at(cell);
    if (character < 0 || character % LAYOUT_TEAM >= NB_CHIENS) {
        return -1;
    }
    return age == STATE(AGE, character / LAYOUT_TEAM) ? STATE(CARRIED, character) : 0;
}

int32_t papattes_nb_croquettes(int32_t c, int32_t l) {
    int32_t cell = cell_at(c, l);
    if (cell == NOWHERE) {
        return -1;
    }
    int32_t slot = wanderer_at(cell);
    if (slot >= 0) {
        return slot_word(slot, LAYOUT_SLOT_CROQUETTES);
    }
    int32_t character = character_at(cell);
    return character >= 0 ? STATE(CROQUETTES, character) : -1;
}

static int32_t history_cell(int32_t bits) {
    int32_t cell = bits & LAYOUT_NO_CELL;
    return cell == LAYOUT_NO_CELL ? NOWHERE : cell;
}

const int32_t *papattes_historique(void) {
    int32_t opponent = 1 - me;
    list_clear();
    for (int32_t i = 0; i < STATE(HISTORY_LENGTH, opponent); i++) {
        int32_t packed = STATE(HISTORY, opponent * ACTIONS_MAX + i);
        int32_t *element = list_add(5);
        element[0] = packed >> LAYOUT_HISTORY_TYPE_SHIFT;
        put_cell(element + 1, history_cell(packed >> LAYOUT_HISTORY_CELL_BITS));
        put_cell(element + 3, history_cell(packed));
    }
    return list;
}

static int is_open(int32_t cell, int32_t player) {
    return !is_solid(cell) && STATE(OCCUPANT, cell) == 0 && STATE(PORTAL, cell) == 0
        && (!is_player(player) || TERRAIN(ZONE, cell) != 2 - player);
}

const int32_t *papattes_trouver_chemin(int32_t c1, int32_t l1, int32_t c2, int32_t l2, int32_t joueur) {
    int32_t start = cell_at(c1, l1);
    int32_t end = cell_at(c2, l2);
    list_clear();
    if (start == NOWHERE || end == NOWHERE || start == end || joueur < 0 || joueur > 2) {
        return list;
    }
    int16_t parents[CELLS];
    int16_t queue[CELLS];
    memset(parents, NOWHERE, sizeof parents);
    parents[start] = (int16_t)start;
    queue[0] = (int16_t)start;
    int tail = 1;
    for (int head = 0; head < tail && parents[end] == NOWHERE; head++) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int32_t next = next_cell(queue[head], direction);
            if (next != NOWHERE && parents[next] == NOWHERE && (next == end || is_open(next, joueur))) {
                parents[next] = queue[head];
                queue[tail++] = (int16_t)next;
            }
        }
    }
    if (parents[end] == NOWHERE) {
        return list;
    }
    int32_t length = 0;
    for (int32_t cell = end; cell != start; cell = parents[cell]) {
        list_add(2);
        length++;
    }
    for (int32_t cell = end; cell != start; cell = parents[cell]) {
        put_cell(list + 1 + 2 * --length, cell);
    }
    return list;
}

/* The first step of a wandering dog at a cell towards the nearest resource that was not eaten, or -1: a breadth-first
 * search that carries along, for each cell, which first steps lead there by a shortest way, one bit each. The dog of the
 * snapshot stands at home; once it has left, home is free unless its portal is still there. */
static int first_step(int32_t home, int32_t from, const char *eaten) {
    char ways[CELLS] = {0};
    int16_t distances[CELLS];
    int16_t queue[CELLS];
    memset(distances, NOWHERE, sizeof distances);
    distances[from] = 0;
    queue[0] = (int16_t)from;
    int tail = 1;
    int nearest = CELLS;
    char found = 0;
    for (int head = 0; head < tail && distances[queue[head]] <= nearest; head++) {
        int32_t cell = queue[head];
        int bone = STATE(GROWN, cell) != 0 && STATE(KIND, cell) == TYPE_CASE_SQUELETTE;
        if (cell != from && !eaten[cell] && (bone || STATE(GROUND, cell) > 0)) {
            nearest = distances[cell];
            found |= ways[cell];
        }
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int32_t next = next_cell(cell, direction);
            if (next == NOWHERE) {
                continue;
            }
            int free = is_open(next, 2) || (next == home && STATE(PORTAL, home) == 0);
            if (distances[next] == NOWHERE && free) {
                distances[next] = (int16_t)(distances[cell] + 1);
                queue[tail++] = (int16_t)next;
            }
            if (distances[next] == distances[cell] + 1) {
                ways[next] |= cell == from ? (char)(1 << direction) : ways[cell];
            }
        }
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        if (found & (1 << direction)) {
            return direction;
        }
    }
    return NOWHERE;
}

const int32_t *papattes_deplacements_chien(int32_t c, int32_t l, int32_t k) {
    int32_t home = cell_at(c, l);
    list_clear();
    if (home == NOWHERE || wanderer_at(home) < 0) {
        return list;
    }
    int32_t cell = home;
    char eaten[CELLS] = {0};
    while (list[0] < k) {
        int direction = first_step(home, cell, eaten);
        if (direction == NOWHERE) {
            break;
        }
        cell = next_cell(cell, direction);
        eaten[cell] = 1;
        put_cell(list_add(2), cell);
    }
    return list;
}

int32_t papattes_moi(void) {
    return me;
}

int32_t papattes_adversaire(void) {
    return 1 - me;
}

int32_t papattes_tour_actuel(void) {
    return STATE(TURN, 0) < 0 ? 0 : STATE(TURN, 0);
}
