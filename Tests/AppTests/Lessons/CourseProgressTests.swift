import Testing

@testable import App

@Suite("Where somebody is in the lessons of a course")
struct CourseProgressTests {
    private let early = SampleSnapshot.start
    private let late = SampleSnapshot.start + .minutes(5)

    private func progress(_ states: ReadingState...) -> CourseProgress {
        CourseProgress(steps: states.enumerated().map { .init(lesson: .sample($0.offset + 1), state: $0.element) })
    }

    private func current(_ states: ReadingState...) -> String? {
        CourseProgress(steps: states.enumerated().map { .init(lesson: .sample($0.offset + 1), state: $0.element) })
            .current?.lesson.key
    }

    @Test("who has read nothing begins with the first; who has read all has nothing to go on with")
    func ends() {
        #expect(current(.unread, .unread) == "lesson-1")
        #expect(current(.read(at: early), .read(at: early)) == nil)
        #expect(current() == nil)
    }

    @Test("the lesson that was opened last is gone on with, wherever it stands")
    func opened() {
        #expect(current(.inProgress(since: late), .inProgress(since: early), .unread) == "lesson-1")
        #expect(current(.inProgress(since: early), .read(at: late), .inProgress(since: late)) == "lesson-3")
    }

    @Test("after reading comes the next unread lesson behind it, and only at the end those that were passed over")
    func next() {
        #expect(current(.unread, .read(at: early), .unread) == "lesson-3")
        #expect(current(.read(at: late), .unread, .read(at: early), .unread) == "lesson-4")
        #expect(current(.unread, .read(at: early), .read(at: early)) == "lesson-1")
    }

    @Test("a lesson has a place and neighbours, the first and the last have one each")
    func neighbours() {
        let three = progress(.unread, .unread, .unread)
        let ids = three.steps.map(\.lesson.id)
        #expect(ids.map { three.position(of: $0) } == [1, 2, 3])
        #expect(three.before(ids[0]) == nil)
        #expect(three.after(ids[0])?.id == ids[1])
        #expect(three.before(ids[2])?.id == ids[1])
        #expect(three.after(ids[2]) == nil)
        #expect(three.position(of: ID(text: "other")) == nil)
    }

    @Test("only what was read counts as read")
    func counts() {
        let mixed = progress(.read(at: early), .inProgress(since: early), .unread)
        #expect(mixed.readCount == 1)
        #expect(mixed.hasBegun)
        #expect(!progress(.unread).hasBegun)
    }

    @Test(
        "a lesson takes a minute for about 180 words, and never none",
        arguments: [(0, 1), (180, 1), (269, 1), (271, 2), (2000, 11)])
    func minutes(words: Int, minutes: Int) {
        let lesson = Lesson.sample(1)
        let long = Lesson(
            id: lesson.id, course: lesson.course, key: "a", topic: nil, quiz: nil, audience: .enrolled, revision: lesson.revision,
            title: "a", wordCount: words)
        #expect(long.minutes == minutes)
    }
}
