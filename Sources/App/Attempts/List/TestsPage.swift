/// All tests that a person may see, with a section for each course and topic. Tests that can be taken come first.
struct TestsPage: Page {
    static let template = "Attempts/tests"

    struct Section: Sendable {
        let course: String
        let courseHref: String
        let contentLanguage: String
        let groups: [Group]
    }

    struct Group: Sendable {
        let topic: String?
        let rows: [TestRow]
    }

    let frame: Frame
    let sections: [Section]
    let isEmpty: Bool

    init(frame: Frame, strings: Strings, shelves: [AssessmentStore.Shelf], now: Instant) {
        self.frame = frame
        sections = shelves.map { shelf in
            Section(
                course: shelf.course.title, courseHref: CourseRoutes.course(shelf.course.id),
                contentLanguage: shelf.course.language.rawValue, groups: Self.groups(shelf, strings, now))
        }.filter { !$0.groups.isEmpty }
        isEmpty = sections.isEmpty
    }

    /// The tests without a topic, followed by those of each topic in the order of the topic tree.
    private static func groups(_ shelf: AssessmentStore.Shelf, _ strings: Strings, _ now: Instant) -> [Group] {
        let topics: [Topic?] = [nil] + shelf.topics.inOrder
        return topics.compactMap { topic in
            let entries = shelf.entries.filter { $0.assessment.topic == topic?.id }
            let rows = entries.map { ($0, TestState($0, at: now)) }.enumerated()
                .sorted { ($0.element.1.rank, $0.offset) < ($1.element.1.rank, $1.offset) }
                .map { TestRow($0.element.0, state: $0.element.1, strings: strings, now: now) }
            let title = topic.map { shelf.topics.path(to: $0.id).map(\.title).joined(separator: " / ") }
            return rows.isEmpty ? nil : Group(topic: title, rows: rows)
        }
    }
}
