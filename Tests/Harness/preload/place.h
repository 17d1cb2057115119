// Which paths and open files lie below the folder that GATA_TORTURE_ROOT names.
#pragma once
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

enum kind { PLAIN, DATABASE, LOG, UNRECORDED, FOLDER };

// A file or folder below the root, known by device and inode, so that descriptors may be duplicated as they like.
struct place {
    dev_t device;
    ino_t inode;
    int64_t id;
    enum kind kind;
};

// Writes the path below the root, "gata.sqlite-wal"; false when it lies elsewhere. `folder` is what `openat` got.
bool place_below(int folder, const char *path, char below[PATH_MAX]);

// The place of an open descriptor, NULL when it was not opened below the root.
struct place *place_of(int descriptor);

// Notes an opened descriptor; `is_new` forgets whatever had its inode before. `was_known` says if it was noted already.
struct place *place_note(int descriptor, const char *below, bool is_new, bool *was_known);
