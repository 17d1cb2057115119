/// When a test is taken, and by whom: by everyone on its own dates, and after them by those who have other dates.
struct Sitting: Sendable {
    /// How long before it opens a sitting is the one that a room waits for.
    private static let near = Milliseconds.hours(1)

    /// Nil for a quiz.
    let schedule: Schedule?
    /// Of those whom it is about.
    let entries: [MonitoredEntry]

    init(_ overview: MonitoringStore.Overview, at now: Instant) {
        let (all, schedule) = (overview.entries, overview.assessment.schedule)
        guard let schedule, schedule.phase(at: now) == .closed, let dates = Self.dates(overview, at: now) else {
            // Who has a later date is not missing here.
            (self.schedule, entries) = (schedule, all.filter { $0.attempt != nil || $0.dates?.phase(at: now) != .notYetOpen })
            return
        }
        self.schedule = Schedule(opens: dates.opens, closes: dates.closes, limit: schedule.limit)
        let able = Set(overview.withDatesToCome.map(\.student.id))
        entries = all.filter { entry in
            if entry.state(at: now) == .running { return true }
            guard let own = entry.dates, own.phase(at: now) == dates.phase(at: now), own.opens < dates.closes else {
                return false
            }
            // Whose attempts were over before it is not here.
            return able.contains(entry.student.id) || entry.attempt.map { own.phase(at: $0.startedAt) == .open } ?? false
        }
    }

    /// When those with other dates take the test: now, or soon, when nobody is left of everyone's sitting. Nil where it is about
    /// everyone still.
    private static func dates(_ overview: MonitoringStore.Overview, at now: Instant) -> DateOverride? {
        let running = overview.entries.filter { $0.state(at: now) == .running }
        let ahead = (overview.withDatesToCome + running).compactMap(\.dates)
        let open = ahead.filter { $0.phase(at: now) == .open }
        if let first = open.map(\.opens).min(), let last = open.map(\.closes).max() {
            return DateOverride(opens: first, closes: last)
        }
        let next = ahead.filter { $0.phase(at: now) == .notYetOpen && $0.opens <= now + near }
        guard running.allSatisfy({ $0.dates != nil }), let first = next.map(\.opens).min(),
            let last = next.filter({ $0.opens == first }).map(\.closes).max()
        else { return nil }
        return DateOverride(opens: first, closes: last)
    }
}
