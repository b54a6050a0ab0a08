/*
 * Decides many deals of Seahaven in one process with the solver.c of github.com/jhoenicke/seahaven, which is not part of this project:
 *
 *     gcc -O3 -DNDEBUG -DSOLVER='"/path/to/solver.c"' -o decide_seahaven decide_seahaven.c
 *     decide_seahaven DEALS
 *
 * DEALS is a file of 52 numbers a line: the cards in the order that solver deals them in, row by row, clubs 1 to 13 and so on by suit.
 * A line a deal on standard output: verdict (solved or insoluble), positions, 0 for the moves it does not tell; then a last line:
 * "seconds", and the processor time that deciding took.
 */
#define STANDALONE
#define main main_of_the_solver
#include SOLVER
#undef main

int main(int argc, char *argv[])
{
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!file) {
        fputs("decide_seahaven DEALS\n", stderr);
        return 64;
    }
    uint8_t deal[52];
    int card;
    int read = 0;
    clock_t taken = 0;
    while (fscanf(file, "%d", &card) == 1) {
        deal[read++] = (uint8_t)card;
        if (read == 52) {
            read = 0;
            miss = 0;
            const clock_t start = clock();
            const int verdict = checkFreshGame(deal);
            taken += clock() - start;
            printf("%s %u 0\n", verdict == SUCCESS ? "solved" : "insoluble", (unsigned)miss);
        }
    }
    printf("seconds %.6f\n", (double)taken / CLOCKS_PER_SEC);
    return 0;
}
