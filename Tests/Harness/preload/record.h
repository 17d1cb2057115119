// The record of everything that was written below the root, in one order: entries of a header and its bytes. record.py reads it.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum entry { OPENED = 1, WRITTEN, CUT_TO, SYNCED, SYNC_FAILED, RENAMED, REMOVED, FOLDER_MADE };

// Appends an entry, if GATA_TORTURE_RECORD names a file. `file` is the id of a place, 0 for none; `number` is an offset, a size,
// or the length of the record when a sync began. The caller holds the lock of the disk.
void record_append(enum entry kind, int64_t file, int64_t number, const void *bytes, size_t length);

// How long the record is.
int64_t record_length(void);
