/// Determines when the next backup is due, from the existing ones and the clock alone, so that a restart changes nothing.
struct BackupSchedule: Sendable {
    let interval: Milliseconds

    /// The longest wait after a failure.
    private static let longestWait = Milliseconds.minutes(15)

    /// - Parameter failedAt: when the last try failed, nil when it did not.
    func isDue(_ copies: [BackupName], failedAt: Instant?, at now: Instant) -> Bool {
        let patience = min(interval, Self.longestWait)
        if let failedAt, failedAt <= now, now < failedAt + patience { return false }
        // Backups with a later time were made before the clock was corrected.
        guard let newest = copies.filter({ $0.at <= now }).max() else { return true }
        return newest.at + interval <= now
    }
}

/// Which backups are kept: the newest ones, and the last one of each day for a number of days.
struct BackupRotation: Sendable {
    /// How many of the newest are kept.
    let newest: Int
    /// For how many days the last backup of the day (in UTC) is kept. Only days with a backup count, so that a wrong clock does
    /// not delete all of them.
    let days: Int

    /// The backups that are not needed. Those with a time in the future are neither deleted nor counted: they were made before
    /// the clock was corrected.
    func superfluous(_ copies: [BackupName], at now: Instant) -> [BackupName] {
        let past = copies.filter { $0.at <= now }.sorted(by: >)
        var kept = Set(past.prefix(max(1, newest)))
        var seen: Set<Int64> = []
        for copy in past where seen.insert(Self.day(copy)).inserted && seen.count <= days { kept.insert(copy) }
        return past.filter { !kept.contains($0) }
    }

    /// How many are always kept, even if the disk is full.
    private static let fewest = 2

    /// The oldest backups whose deletion frees so many bytes; empty when all that may be deleted are not enough.
    /// - Parameter sizes: the sizes of all backups, in bytes. Those with a time in the future are not deleted.
    static func giving(_ bytes: Int, of sizes: [BackupName: Int], at now: Instant) -> [BackupName] {
        var (given, sum): ([BackupName], Int) = ([], 0)
        for copy in sizes.keys.filter({ $0.at <= now }).sorted().dropLast(fewest) where sum < bytes {
            given.append(copy)
            sum += sizes[copy] ?? 0
        }
        return sum < bytes ? [] : given
    }

    private static func day(_ copy: BackupName) -> Int64 {
        copy.at.milliseconds / Milliseconds.days(1).count
    }
}
