import Testing

@testable import App

@Suite("The page that asks before two topics are merged")
struct TopicMergePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ from: String, into: String, _ items: [CourseItem], errors: FormErrors? = nil
    ) throws -> TopicMergePage {
        let shelf = TopicEditingStore.Shelf(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: .merging, uses: [:],
            items: items)
        let topic = try #require(shelf.topics.topic(ID(text: from)))
        let target = try #require(shelf.topics.topic(ID(text: into)))
        let plan = try #require(TopicMergePlan(topic.id, into: target.id, in: shelf.topics))
        return TopicMergePage(
            frame: ground.frame, strings: ground.strings,
            question: .init(shelf: shelf, topic: topic, target: target, plan: plan, seen: "0a"), at: SampleSnapshot.start,
            errors: errors)
    }

    @Test("it names what would move, deleted things too, and nothing where there is nothing")
    func items() throws {
        let full = try page("architecture", into: "language", CourseItem.samples)
        #expect(full.hasRows && full.removed != nil && full.rows.contains { $0.title.contains("Straturile") })
        let empty = try page("cycle", into: "language", [])
        #expect(!empty.hasRows && empty.counts == nil && empty.removed == nil)
    }

    @Test("until when it can be undone is said with day and hour, and what changed stands before the title")
    func undo() throws {
        let time = ground.strings.formats.dayAndClock(SampleSnapshot.start + .days(TopicMerge.undoDays))
        let asked = try page("architecture", into: "language", [])
        #expect(asked.undo == ground.strings("topic-merge.undo-until", ["time": time]) && asked.errors == nil)
        let changed = FormErrors(items: [.init(field: "merge", key: "topic-merge.changed")])
        let again = try page("architecture", into: "language", [], errors: changed)
        #expect(again.errors != nil && again.frame.title.hasPrefix(ground.strings("form.error-prefix")))
    }
}
