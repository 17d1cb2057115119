/// When a test is taken, and by whom: by everyone on its own dates, and after them by those who have other dates.
struct Sitting: Sendable {
    /// Nil for a quiz.
    let schedule: Schedule?
    /// Of those whom it is about.
    let entries: [MonitoredEntry]

    init(_ overview: MonitoringStore.Overview, at now: Instant) {
        let (all, schedule) = (overview.entries, overview.assessment.schedule)
        let ahead = all.compactMap(\.dates).filter { $0.phase(at: now) != .closed }
        let open = ahead.filter { $0.phase(at: now) == .open }
        guard let schedule, schedule.phase(at: now) == .closed,
            let first = (open.isEmpty ? ahead : open).map(\.opens).min(),
            let last = open.map(\.closes).max() ?? ahead.filter({ $0.opens == first }).map(\.closes).max()
        else {
            // Who has a later date is not missing here.
            (self.schedule, entries) = (schedule, all.filter { $0.attempt != nil || $0.dates?.phase(at: now) != .notYetOpen })
            return
        }
        let phase: Schedule.Phase = open.isEmpty ? .notYetOpen : .open
        self.schedule = Schedule(opens: first, closes: last, limit: schedule.limit)
        entries = all.filter { $0.dates?.phase(at: now) == phase || $0.state(at: now) == .running }
    }
}
