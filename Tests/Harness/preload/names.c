// Replaces the calls that make, change and remove names.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "disk.h"
#include "place.h"
#include "real.h"
#include "record.h"
#include "space.h"

static int64_t size_at(int folder, const char *path) {
    struct stat status;
    return fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(status.st_mode) ? status.st_size : -1;
}

static int open_below(int folder, const char *path, int flags, mode_t mode, const char *below) {
    int64_t size = size_at(folder, path);
    int descriptor = REAL(openat64)(folder, path, flags, mode);
    if (descriptor < 0) return descriptor;
    bool was_known, is_new = size < 0 && (flags & O_CREAT);
    struct place *place = place_note(descriptor, below, is_new, &was_known);
    if (!place || place->kind == UNRECORDED) return descriptor;
    if (!was_known) record_append(OPENED, place->id, is_new, below, strlen(below));
    if (size > 0 && (flags & O_TRUNC)) {
        space_return(size);
        record_append(CUT_TO, place->id, 0, NULL, 0);
    }
    return descriptor;
}

static int open_anywhere(int folder, const char *path, int flags, mode_t mode) {
    char below[PATH_MAX];
    if (!place_below(folder, path, below)) return REAL(openat64)(folder, path, flags, mode);
    pthread_mutex_lock(&disk_lock);
    int descriptor = open_below(folder, path, flags, mode, below);
    pthread_mutex_unlock(&disk_lock);
    return descriptor;
}

#define OPEN(name, before, folder) \
    int name(before const char *path, int flags, ...) { \
        mode_t mode = 0; \
        if (flags & (O_CREAT | __O_TMPFILE)) { \
            va_list more; \
            va_start(more, flags); \
            mode = va_arg(more, mode_t); \
            va_end(more); \
        } \
        return open_anywhere(folder, path, flags, mode); \
    }
#define NOTHING
#define FOLDER_ARGUMENT int folder,

OPEN(open, NOTHING, AT_FDCWD)
OPEN(open64, NOTHING, AT_FDCWD)
OPEN(openat, FOLDER_ARGUMENT, folder)
OPEN(openat64, FOLDER_ARGUMENT, folder)

int creat(const char *path, mode_t mode) { return open_anywhere(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode); }

int renameat2(int old_folder, const char *old, int new_folder, const char *new, unsigned flags) {
    char names[2 * PATH_MAX], target[PATH_MAX];
    if (!place_below(old_folder, old, names) || !place_below(new_folder, new, target))
        return REAL(renameat2)(old_folder, old, new_folder, new, flags);
    pthread_mutex_lock(&disk_lock);
    int64_t replaced = size_at(new_folder, new);
    int result = REAL(renameat2)(old_folder, old, new_folder, new, flags);
    if (result == 0) {
        size_t length = strlen(names) + 1;
        strcpy(names + length, target);
        space_return(replaced);
        record_append(RENAMED, 0, 0, names, length + strlen(target));
    }
    pthread_mutex_unlock(&disk_lock);
    return result;
}

int renameat(int old_folder, const char *old, int new_folder, const char *new) {
    return renameat2(old_folder, old, new_folder, new, 0);
}

int rename(const char *old, const char *new) { return renameat2(AT_FDCWD, old, AT_FDCWD, new, 0); }

int unlinkat(int folder, const char *path, int flags) {
    char below[PATH_MAX];
    if (!place_below(folder, path, below)) return REAL(unlinkat)(folder, path, flags);
    pthread_mutex_lock(&disk_lock);
    int64_t size = size_at(folder, path);
    int result = REAL(unlinkat)(folder, path, flags);
    if (result == 0) {
        space_return(size);
        record_append(REMOVED, 0, 0, below, strlen(below));
    }
    pthread_mutex_unlock(&disk_lock);
    return result;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int mkdirat(int folder, const char *path, mode_t mode) {
    char below[PATH_MAX];
    if (!place_below(folder, path, below)) return REAL(mkdirat)(folder, path, mode);
    pthread_mutex_lock(&disk_lock);
    int result = REAL(mkdirat)(folder, path, mode);
    if (result == 0) record_append(FOLDER_MADE, 0, 0, below, strlen(below));
    pthread_mutex_unlock(&disk_lock);
    return result;
}

int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }
