#define _GNU_SOURCE
#include "place.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct place places[4096];
static int count;

// The root as the kernel names it, without a slash at its end; NULL when there is none.
static const char *root(void) {
    static char resolved[PATH_MAX];
    static int state;
    if (state == 0) {
        const char *given = getenv("GATA_TORTURE_ROOT");
        state = given && realpath(given, resolved) ? 1 : -1;
    }
    return state == 1 ? resolved : NULL;
}

bool place_below(int folder, const char *path, char below[PATH_MAX]) {
    const char *top = root();
    if (!top || !path) return false;
    char whole[2 * PATH_MAX] = "", parent[PATH_MAX];
    if (path[0] != '/') {
        char link[64];
        snprintf(link, sizeof link, folder == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", folder);
        ssize_t length = readlink(link, whole, PATH_MAX - 2);
        if (length < 0) return false;
        strcpy(whole + length, "/");
    }
    if (strlen(path) >= PATH_MAX) return false;
    strcat(whole, path);
    // The folder must be there; the name itself need not.
    char *name = strrchr(whole, '/');
    while (name > whole && name[1] == 0) {
        *name = 0;
        name = strrchr(whole, '/');
    }
    *name++ = 0;
    if (!realpath(whole[0] ? whole : "/", parent)) return false;
    int length = snprintf(whole, sizeof whole, "%s/%s", parent, name);
    size_t depth = strlen(top);
    if (length >= PATH_MAX || strncmp(whole, top, depth) != 0) return false;
    if (whole[depth] == 0) {
        strcpy(below, "");
        return true;
    }
    if (whole[depth] != '/') return false;
    strcpy(below, whole + depth + 1);
    return true;
}

static struct place *find(const struct stat *status) {
    for (int index = 0; index < count; index++) {
        struct place *place = &places[index];
        if (place->inode == status->st_ino && place->device == status->st_dev
            && (place->kind == FOLDER) == S_ISDIR(status->st_mode)) return place;
    }
    return NULL;
}

struct place *place_of(int descriptor) {
    struct stat status;
    if (fstat(descriptor, &status) != 0 || !(S_ISREG(status.st_mode) || S_ISDIR(status.st_mode))) return NULL;
    return find(&status);
}

static bool ends(const char *text, const char *end) {
    size_t whole = strlen(text), part = strlen(end);
    return whole >= part && strcmp(text + whole - part, end) == 0;
}

static enum kind kind_of(const char *below, const struct stat *status) {
    if (S_ISDIR(status->st_mode)) return FOLDER;
    if (ends(below, "-wal")) return LOG;
    if (ends(below, ".sqlite")) return DATABASE;
    // The index of the log is made anew after a crash; the reserve is empty room.
    if (ends(below, "-shm") || ends(below, ".reserve")) return UNRECORDED;
    return PLAIN;
}

struct place *place_note(int descriptor, const char *below, bool is_new, bool *was_known) {
    static int64_t next_id = 1;
    struct stat status;
    *was_known = false;
    if (fstat(descriptor, &status) != 0 || !(S_ISREG(status.st_mode) || S_ISDIR(status.st_mode))) return NULL;
    struct place *place = find(&status);
    if (place && !is_new) {
        *was_known = true;
        return place;
    }
    if (!place) {
        if (count == (int)(sizeof places / sizeof *places)) {
            fprintf(stderr, "torture: too many files below the root\n");
            abort();
        }
        place = &places[count++];
    }
    *place = (struct place){status.st_dev, status.st_ino, next_id++, kind_of(below, &status)};
    return place;
}
