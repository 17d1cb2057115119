// What names.c, contents.c and syncs.c share: one lock around every change below the root, which makes one order of them.
#pragma once
#include <pthread.h>

extern pthread_mutex_t disk_lock;
