/// All tests that a person may see, with a section for each course and topic. Tests that can be taken come first.
struct TestsPage: Page {
    static let template = "Attempts/tests"

    struct Section: Sendable {
        let course: String
        let courseHref: String
        let contentLanguage: String
        /// How many tests there are, and how many of them can be taken now.
        let count: String
        let groups: [Group]
        /// The test that opens next; nil when none is announced.
        let next: Next?
        /// The person's marks in the course; nil for those who do not study there.
        let marksHref: String?
    }

    struct Group: Sendable {
        let topic: String?
        let rows: [TestRow]
    }

    struct Next: Sendable {
        let title: String
        let state: String
    }

    let frame: Frame
    let sections: [Section]
    let isEmpty: Bool
    /// The time zone of all times; nil when there are none.
    let zone: String?

    init(frame: Frame, strings: Strings, shelves: [AssessmentStore.Shelf], now: Instant) {
        self.frame = frame
        sections = shelves.filter { !$0.entries.isEmpty }.map { Self.section($0, strings, now) }
        isEmpty = sections.isEmpty
        zone = sections.isEmpty ? nil : strings("home.zone", ["zone": strings.formats.zoneName])
    }

    private static func section(_ shelf: AssessmentStore.Shelf, _ strings: Strings, _ now: Instant) -> Section {
        let tests = shelf.entries.map { (entry: $0, state: TestState($0, at: now)) }
        let open = tests.count { $0.state.isOpen }
        let count = strings("tests.count", n: tests.count)
        return Section(
            course: shelf.course.title, courseHref: CourseRoutes.course(shelf.course.id),
            contentLanguage: shelf.course.language.rawValue,
            count: count + " · " + (open == 0 ? strings("tests.none-open") : strings("tests.open-count", n: open)),
            groups: groups(tests, shelf.topics, strings, now), next: next(tests, strings, now),
            marksHref: shelf.isStudied ? CourseRoutes.marks(in: shelf.course.id) : nil)
    }

    /// The tests without a topic, followed by those of each topic in the order of the topic tree.
    private static func groups(
        _ tests: [(entry: AssessmentStore.Entry, state: TestState)], _ tree: TopicTree, _ strings: Strings, _ now: Instant
    ) -> [Group] {
        let rows = tests.enumerated().map { index, test in
            (
                topic: test.entry.assessment.topic, place: (test.state.rank, index),
                row: TestRow(test.entry, state: test.state, strings: strings, now: now)
            )
        }
        let byTopic = Dictionary(grouping: rows, by: \.topic)
        let topics: [Topic?] = [nil] + tree.inOrder
        return topics.compactMap { topic in
            byTopic[topic?.id].map { rows in
                Group(
                    topic: topic.map { tree.path(to: $0.id).map(\.title).joined(separator: " / ") },
                    rows: rows.sorted { $0.place < $1.place }.map(\.row))
            }
        }
    }

    private static func next(
        _ tests: [(entry: AssessmentStore.Entry, state: TestState)], _ strings: Strings, _ now: Instant
    ) -> Next? {
        let opening = tests.compactMap { test in test.state.opening.map { (test, $0) } }
        guard let (first, _) = opening.min(by: { $0.1 < $1.1 }) else { return nil }
        let row = TestRow(first.entry, state: first.state, strings: strings, now: now)
        return Next(title: row.title, state: row.state)
    }
}
