/// When the next copy is due: decided by the copies that are there and by the clock, so that a restart changes nothing.
struct BackupSchedule: Sendable {
    let interval: Milliseconds

    /// After a failure not longer than this is waited.
    private static let longestWait = Milliseconds.minutes(15)

    /// - Parameter failedAt: when the last try failed, nil when it did not.
    func isDue(_ copies: [BackupName], failedAt: Instant?, at now: Instant) -> Bool {
        let patience = min(interval, Self.longestWait)
        if let failedAt, failedAt <= now, now < failedAt + patience { return false }
        // Copies of tomorrow are from before somebody put the clock right.
        guard let newest = copies.filter({ $0.at <= now }).max() else { return true }
        return newest.at + interval <= now
    }
}

/// Which copies are kept: the newest, and of each day the last one for a while.
struct BackupRotation: Sendable {
    /// How many of the newest.
    let newest: Int
    /// Of how many days the last copy of the day (in UTC) is kept. Days without a copy do not count, so that no clock, however
    /// wrong, takes them all away.
    let days: Int

    /// The copies that are not needed any more. Those whose time is still to come are left alone, and count for nothing: they are
    /// from before somebody put the clock right.
    func superfluous(_ copies: [BackupName], at now: Instant) -> [BackupName] {
        let past = copies.filter { $0.at <= now }.sorted(by: >)
        var kept = Set(past.prefix(max(1, newest)))
        var seen: Set<Int64> = []
        for copy in past where seen.insert(Self.day(copy)).inserted && seen.count <= days { kept.insert(copy) }
        return past.filter { !kept.contains($0) }
    }

    /// How many are left whatever the disk says.
    private static let fewest = 2

    /// The oldest copies that together give so many bytes; none when all that may go would not be enough.
    /// - Parameter sizes: of all copies, in bytes. Those whose time is still to come are left alone.
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
