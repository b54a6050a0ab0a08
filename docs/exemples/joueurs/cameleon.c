/* A player of Caméléon: fills a small region if it can, and never leaves one white cell alone in one if it can be helped. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 384 };

static char board[MOST][MOST + 8]; /* A is white */
static int side;
static char me;

static int whites_around(int line, int column) {
    int count = 0;
    for (int i = line / 3 * 3; i < line / 3 * 3 + 3; i++)
        for (int j = column / 3 * 3; j < column / 3 * 3 + 3; j++) count += board[i][j] == 'A';
    return count;
}

static void play(void) {
    int best = -1, best_line = 0, best_column = 0, alike = 0;
    for (int i = 0; i < side; i++) {
        for (int j = 0; j < side; j++) {
            if (board[i][j] != 'A') continue;
            int left = whites_around(i, j);
            int worth = left == 1 ? 2 : left == 2 ? 0 : 1;
            alike = worth > best ? 1 : alike + (worth == best);
            /* Of cells that are alike, each is as likely to be kept. */
            if (worth > best || (worth == best && rand() % alike == 0)) {
                best = worth;
                best_line = i;
                best_column = j;
            }
        }
    }
    printf("%c %d %d\n", me, best_line + 1, best_column + 1);
}

int main(void) {
    char line[MOST + 8], colour;
    int i, j;
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "ludo ", 5) == 0) {
            printf("ready cameleon.c\n");
        } else if (sscanf(line, "empty %d", &side) == 1) {
            for (i = 0; i < side && i < MOST; i++) memset(board[i], 'A', MOST);
        } else if (sscanf(line, "board %d", &side) == 1) {
            for (i = 0; i < side && i < MOST; i++)
                if (!fgets(board[i], sizeof board[i], stdin)) return 1;
        } else if (sscanf(line, "you %c", &me) == 1) {
            continue;
        } else if (sscanf(line, "%c %d %d", &colour, &i, &j) == 3) {
            board[i - 1][j - 1] = colour;
        } else if (strncmp(line, "move ", 5) == 0) {
            play();
        } else if (strncmp(line, "quit", 4) == 0) {
            break;
        }
        if (side > MOST) return 1;
        fflush(stdout);
    }
    return 0;
}
