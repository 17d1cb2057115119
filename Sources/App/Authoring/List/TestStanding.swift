/// Describes the state of a test for its teachers.
enum TestStanding {
    /// "Final test · open until 11:00 · 3 are taking it"
    static func words(_ entry: TestListStore.Entry, at now: Instant, _ strings: Strings) -> String {
        let test = entry.test
        let kind = test.published?.kind ?? test.draft.flatMap { WrittenTitle.kind(of: $0.text) }
        let snapshot = entry.snapshot == 0 ? nil : strings("test-list.sitting", n: entry.snapshot)
        return [kind.map { TestSentence.kind($0, strings) }, standing(test, at: now, strings), snapshot].compactMap { $0 }
            .joined(separator: " · ")
    }

    private static func standing(_ test: TeacherAssessment, at now: Instant, _ strings: Strings) -> String {
        guard let published = test.published else { return strings("test-write.not-published") }
        guard let schedule = published.schedule else { return strings("test-list.published") }
        func time(_ instant: Instant) -> [String: String] { ["time": strings.formats.near(instant, now: now)] }
        switch schedule.phase(at: now) {
        case .notYetOpen: return strings("test-list.opens", time(schedule.opens))
        case .open: return strings("test-list.open", time(schedule.closes))
        case .closed: return strings("test-list.closed", time(schedule.closes))
        }
    }
}
