// Replaces the calls that change what is in files: recorded, and refused when the pretended room is used up.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/uio.h>
#include <unistd.h>

#include "disk.h"
#include "place.h"
#include "real.h"
#include "record.h"
#include "space.h"

pthread_mutex_t disk_lock = PTHREAD_MUTEX_INITIALIZER;

static int64_t size_of(int descriptor) {
    struct stat status;
    return fstat(descriptor, &status) == 0 ? status.st_size : 0;
}

// Takes the room that a file needs to reach `end` bytes; gives where it must stop.
static int64_t reserved_end(int descriptor, int64_t end) {
    int64_t size = size_of(descriptor), growth = end - size;
    return growth <= 0 ? end : size + space_take(growth);
}

// Like the kernel: what fits is written, and only when nothing fits the call fails.
static ssize_t put(struct place *place, int descriptor, const void *bytes, size_t length, int64_t offset) {
    int64_t room = reserved_end(descriptor, offset + (int64_t)length) - offset;
    if (length > 0 && room <= 0) {
        errno = ENOSPC;
        return -1;
    }
    int64_t size = size_of(descriptor);
    ssize_t done = REAL(pwrite64)(descriptor, bytes, (size_t)room, offset);
    if (done < room && offset + room > size) space_return(offset + room - (offset + done > size ? offset + done : size));
    if (done > 0 && place->kind != UNRECORDED) record_append(WRITTEN, place->id, offset, bytes, (size_t)done);
    return done;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t offset) {
    pthread_mutex_lock(&disk_lock);
    struct place *place = place_of(descriptor);
    ssize_t done = place ? put(place, descriptor, bytes, length, offset) : REAL(pwrite64)(descriptor, bytes, length, offset);
    pthread_mutex_unlock(&disk_lock);
    return done;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t offset) {
    return pwrite64(descriptor, bytes, length, offset);
}

// Where `write` writes next, and the step behind it.
static ssize_t put_here(struct place *place, int descriptor, const void *bytes, size_t length) {
    bool appends = fcntl(descriptor, F_GETFL) & O_APPEND;
    int64_t offset = appends ? size_of(descriptor) : lseek64(descriptor, 0, SEEK_CUR);
    ssize_t done = put(place, descriptor, bytes, length, offset);
    if (done > 0) lseek64(descriptor, offset + done, SEEK_SET);
    return done;
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
    struct stat status;
    // Sockets and pipes may block, and are nobody's business here.
    if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return REAL(write)(descriptor, bytes, length);
    pthread_mutex_lock(&disk_lock);
    struct place *place = place_of(descriptor);
    ssize_t done = place ? put_here(place, descriptor, bytes, length) : REAL(write)(descriptor, bytes, length);
    pthread_mutex_unlock(&disk_lock);
    return done;
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
    struct stat status;
    if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return REAL(writev)(descriptor, parts, count);
    ssize_t whole = 0;
    for (int index = 0; index < count; index++) {
        ssize_t done = write(descriptor, parts[index].iov_base, parts[index].iov_len);
        if (done < 0) return whole > 0 ? whole : -1;
        whole += done;
        if ((size_t)done < parts[index].iov_len) break;
    }
    return whole;
}

ssize_t sendfile64(int to, int from, off64_t *offset, size_t count) {
    struct stat status;
    if (fstat(to, &status) != 0 || !S_ISREG(status.st_mode)) return REAL(sendfile64)(to, from, offset, count);
    char bytes[65536];
    size_t length = count < sizeof bytes ? count : sizeof bytes;
    ssize_t got = offset ? pread64(from, bytes, length, *offset) : read(from, bytes, length);
    if (got <= 0) return got;
    ssize_t done = write(to, bytes, (size_t)got);
    if (done > 0 && offset) *offset += done;
    if (!offset && done < got) lseek64(from, (done < 0 ? 0 : done) - got, SEEK_CUR);
    return done;
}

ssize_t sendfile(int to, int from, off_t *offset, size_t count) { return sendfile64(to, from, (off64_t *)offset, count); }

ssize_t copy_file_range(int from, off64_t *from_offset, int to, off64_t *to_offset, size_t length, unsigned flags) {
    pthread_mutex_lock(&disk_lock);
    bool is_below = place_of(to) != NULL;
    pthread_mutex_unlock(&disk_lock);
    if (!is_below) return REAL(copy_file_range)(from, from_offset, to, to_offset, length, flags);
    // Callers then copy through calls that are recorded.
    errno = EXDEV;
    return -1;
}

// Makes a file longer or shorter; `only_longer` for those calls that never cut.
static int resize(struct place *place, int descriptor, int64_t size, bool only_longer) {
    int64_t before = size_of(descriptor);
    if (only_longer && size <= before) return 0;
    if (reserved_end(descriptor, size) < size) {
        errno = ENOSPC;
        return -1;
    }
    int result = REAL(ftruncate64)(descriptor, size);
    if (result == 0) {
        space_return(before - size);
        if (place->kind != UNRECORDED) record_append(CUT_TO, place->id, size, NULL, 0);
    }
    return result;
}

int ftruncate64(int descriptor, off64_t size) {
    pthread_mutex_lock(&disk_lock);
    struct place *place = place_of(descriptor);
    int result = place ? resize(place, descriptor, size, false) : REAL(ftruncate64)(descriptor, size);
    pthread_mutex_unlock(&disk_lock);
    return result;
}

int ftruncate(int descriptor, off_t size) { return ftruncate64(descriptor, size); }

int fallocate64(int descriptor, int mode, off64_t offset, off64_t length) {
    pthread_mutex_lock(&disk_lock);
    struct place *place = place_of(descriptor);
    int result;
    if (!place) result = REAL(fallocate64)(descriptor, mode, offset, length);
    else if (mode == 0) result = resize(place, descriptor, offset + length, true);
    else errno = EOPNOTSUPP, result = -1;
    pthread_mutex_unlock(&disk_lock);
    return result;
}

int fallocate(int descriptor, int mode, off_t offset, off_t length) { return fallocate64(descriptor, mode, offset, length); }

int posix_fallocate64(int descriptor, off64_t offset, off64_t length) {
    return fallocate64(descriptor, 0, offset, length) == 0 ? 0 : errno;
}

int posix_fallocate(int descriptor, off_t offset, off_t length) { return posix_fallocate64(descriptor, offset, length); }
