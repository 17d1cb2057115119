import Synchronization

/// The plans of the last minute. A plan is worked out in the one transaction that writes, for which everybody waits, so that looking
/// at a page again must not do it again.
final class RecentPlans: Sendable {
    typealias Plan = Result<ImportPlan, ImportMistakes>

    struct Key: Hashable, Sendable {
        let person: ID<Person>
        /// The digest of the archive.
        let archive: String
        let keepsPeople: Bool
    }

    private struct Entry {
        let plan: Plan
        let madeAt: Instant
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// Nil when it is to be worked out.
    func find(_ key: Key, at now: Instant) -> Plan? {
        entries.withLock { entries in entries[key].flatMap { Self.isRecent($0, at: now) ? $0.plan : nil } }
    }

    func keep(_ plan: Plan, as key: Key, at now: Instant) {
        entries.withLock { entries in
            entries = entries.filter { Self.isRecent($0.value, at: now) }
            if entries.count >= ArchiveLimits.plans,
                let oldest = entries.min(by: { ($0.value.madeAt, $0.key.archive) < ($1.value.madeAt, $1.key.archive) })
            {
                entries[oldest.key] = nil
            }
            entries[key] = Entry(plan: plan, madeAt: now)
        }
    }

    /// Forgets what was worked out for a person, whose courses or archives changed.
    func forget(_ person: ID<Person>) {
        entries.withLock { entries in entries = entries.filter { $0.key.person != person } }
    }

    private static func isRecent(_ entry: Entry, at now: Instant) -> Bool {
        entry.madeAt <= now && now < entry.madeAt + ArchiveLimits.planLife
    }
}
