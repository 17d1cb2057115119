// Replaces the calls that wait for the disk: recorded when they are done, and made to fail once when the harness wants it.
#define _GNU_SOURCE
#include <errno.h>
#include <time.h>
#include <unistd.h>

#include "control.h"
#include "disk.h"
#include "place.h"
#include "real.h"
#include "record.h"

// Counts down to the sync that fails.
static bool fails(enum kind kind) {
    _Atomic int64_t *left = kind == LOG ? &control()->log_sync_to_fail
        : kind == DATABASE ? &control()->database_sync_to_fail : NULL;
    return left && atomic_load(left) > 0 && atomic_fetch_sub(left, 1) == 1;
}

static int fail(const struct place *place, int64_t begun) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    record_append(SYNC_FAILED, place->id, begun, NULL, 0);
    atomic_store(&control()->failed_at, now.tv_sec * 1000000000LL + now.tv_nsec);
    atomic_fetch_add(&control()->failed_syncs, 1);
    errno = EIO;
    return -1;
}

// Only what was written before a sync began is on disk after it.
static int sync_recorded(int descriptor, int (*real)(int)) {
    pthread_mutex_lock(&disk_lock);
    struct place *found = place_of(descriptor);
    struct place place = found ? *found : (struct place){.kind = UNRECORDED};
    int64_t begun = record_length();
    if (found && fails(place.kind)) {
        int result = fail(&place, begun);
        pthread_mutex_unlock(&disk_lock);
        return result;
    }
    pthread_mutex_unlock(&disk_lock);
    int64_t delay = atomic_load(&control()->sync_delay);
    if (found && delay > 0) usleep((useconds_t)delay);
    int result = real(descriptor);
    if (result == 0 && place.kind != UNRECORDED) {
        pthread_mutex_lock(&disk_lock);
        record_append(SYNCED, place.id, begun, NULL, 0);
        pthread_mutex_unlock(&disk_lock);
    }
    return result;
}

int fsync(int descriptor) { return sync_recorded(descriptor, REAL(fsync)); }
int fdatasync(int descriptor) { return sync_recorded(descriptor, REAL(fdatasync)); }
