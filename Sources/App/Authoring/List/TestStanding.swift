/// Describes the state of a test for its teachers.
enum TestStanding {
    /// "Final test · open until 11:00 · 3 are taking it"
    static func words(_ entry: TestListStore.Entry, at now: Instant, _ strings: Strings) -> String {
        let test = entry.test
        let kind = test.published?.kind ?? test.draft.flatMap { WrittenTitle.kind(of: $0.text) }
        let snapshot = entry.snapshot == 0 ? nil : strings("test-list.sitting", n: entry.snapshot)
        let others = entry.dates.filter { $0.phase(at: now) != .closed }
        let until = others.map(\.closes).max().map { latest in
            strings("dates.until", n: others.count, ["time": strings.formats.near(latest, now: now)])
        }
        return [kind.map { TestSentence.kind($0, strings) }, standing(test, at: now, strings), until, snapshot].compactMap { $0 }
            .joined(separator: " · ")
    }

    private static func standing(_ test: TeacherAssessment, at now: Instant, _ strings: Strings) -> String {
        guard let published = test.published else { return strings("test-write.not-published") }
        guard let schedule = published.schedule else { return strings("test-list.published") }
        let formats = strings.formats
        switch schedule.phase(at: now) {
        case .notYetOpen: return strings("test-list.opens", ["time": formats.atNear(schedule.opens, now: now)])
        case .open: return strings("test-list.open", ["time": formats.near(schedule.closes, now: now)])
        case .closed: return strings("test-list.closed", ["time": formats.atNear(schedule.closes, now: now)])
        }
    }
}
