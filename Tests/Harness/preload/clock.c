// Replaces the wall clock: every reading is shifted by what the harness says. Clocks that only go on are left alone.
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <sys/time.h>
#include <time.h>

#include "control.h"
#include "real.h"

#define SECOND 1000000000LL

static struct timespec shifted(struct timespec time, int64_t by) {
    int64_t whole = time.tv_sec * SECOND + time.tv_nsec + by;
    return (struct timespec){whole / SECOND, whole % SECOND};
}

static struct timespec read_clock(clockid_t clock) {
    struct timespec time;
    REAL(clock_gettime)(clock, &time);
    atomic_fetch_add(&control()->clock_reads, 1);
    return shifted(time, atomic_load(&control()->clock_shift));
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE && clock != CLOCK_TAI)
        return REAL(clock_gettime)(clock, time);
    *time = read_clock(clock);
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec now = read_clock(CLOCK_REALTIME);
    *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *out) {
    time_t now = read_clock(CLOCK_REALTIME).tv_sec;
    if (out) *out = now;
    return now;
}

int timespec_get(struct timespec *time, int base) {
    *time = read_clock(CLOCK_REALTIME);
    return base;
}

// A moment of the shifted clock, as the kernel knows it. Moments of clocks that begin at the start of the machine are small.
static struct timespec unshifted(const struct timespec *until) {
    return until->tv_sec < 1000000000 ? *until : shifted(*until, -atomic_load(&control()->clock_shift));
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
    struct timespec real = unshifted(until);
    return REAL(pthread_cond_timedwait)(condition, mutex, &real);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict until) {
    struct timespec real = unshifted(until);
    return REAL(sem_timedwait)(semaphore, &real);
}
