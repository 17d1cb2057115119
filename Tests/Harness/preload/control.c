#define _GNU_SOURCE
#include "control.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static struct control *shared;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void map(void) {
    static struct control alone;
    const char *path = getenv("GATA_TORTURE_CONTROL");
    shared = &alone;
    if (!path) return;
    // By number: `open` itself may be one of the replaced calls.
    int descriptor = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
    void *mapped = descriptor < 0
        ? MAP_FAILED : mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (mapped == MAP_FAILED) {
        perror(path);
        abort();
    }
    syscall(SYS_close, descriptor);
    shared = mapped;
}

struct control *control(void) {
    pthread_once(&once, map);
    return shared;
}
