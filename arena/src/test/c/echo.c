#include <unistd.h>

int main(void)
{
    char frame[24];
    while (read(0, frame, sizeof frame) == sizeof frame)
        write(1, frame, sizeof frame);
    return 7;
}
