// Replaces the calls that ask how much room there is.
#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>

#include "place.h"
#include "real.h"
#include "space.h"

static bool is_pretended(const char *path) {
    char below[PATH_MAX];
    return space_is_limited() && place_below(AT_FDCWD, path, below);
}

static bool is_pretended_of(int descriptor) { return space_is_limited() && place_of(descriptor); }

// The blocks of a file system with so little room.
#define PRETEND(name, first, block) \
    int name(first, struct block *room) { \
        int result = REAL(name)(where, room); \
        if (result == 0 && ASK(where)) { \
            room->f_bavail = room->f_bfree = (unsigned long)space_left() / (unsigned long)UNIT(room); \
        } \
        return result; \
    }

#define ASK is_pretended
#define UNIT(room) ((room)->f_frsize ? (room)->f_frsize : (room)->f_bsize)
PRETEND(statvfs, const char *where, statvfs)
PRETEND(statvfs64, const char *where, statvfs64)
PRETEND(statfs, const char *where, statfs)
PRETEND(statfs64, const char *where, statfs64)
#undef ASK
#define ASK is_pretended_of
PRETEND(fstatvfs, int where, statvfs)
PRETEND(fstatvfs64, int where, statvfs64)
PRETEND(fstatfs, int where, statfs)
PRETEND(fstatfs64, int where, statfs64)
