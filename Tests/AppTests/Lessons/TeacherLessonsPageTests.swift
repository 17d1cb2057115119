import Testing

@testable import App

@Suite("The page of a course's lessons for those who write them")
struct TeacherLessonsPageTests {
    private let ground: PageGround
    private let now = SampleSnapshot.start + .minutes(5)

    init() throws { ground = try PageGround() }

    private func page(
        _ lessons: [TeacherLesson], removed: [TeacherLesson] = [], typed: NewLessonForm? = nil, errors: FormErrors? = nil
    ) -> TeacherLessonsPage {
        let course = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
        return TeacherLessonsPage(
            frame: ground.frame, strings: ground.strings,
            list: .init(course: course, topics: .sample, lessons: lessons, removed: removed), viewer: SamplePages.carmen,
            formID: "id", typed: typed, errors: errors, now: now)
    }

    @Test("the first lesson cannot go up, nor the last down; a place is chosen from three lessons on")
    func order() {
        let three = page([.sample(1), .sample(2), .sample(3)])
        #expect(three.lessons.map(\.isFirst) == [true, false, false] && three.lessons.map(\.isLast) == [false, false, true])
        #expect(three.canMove && three.places == [1, 2, 3])
        #expect(!page([.sample(1), .sample(2)]).canMove && page([]).places == [1] && page([]).isEmpty)
    }

    @Test("a deleted lesson says when, and a lesson without a title is called so")
    func removed() {
        let day = ground.strings.formats.day(SampleSnapshot.start + .days(-3))
        let with = page([.fresh], removed: [.removed])
        #expect(with.removed.map(\.when) == [ground.strings("write.removed-on", ["day": day])] && with.hasRemoved)
        #expect(with.lessons.map(\.title) == [ground.strings("write.untitled")] && !page([.fresh]).hasRemoved)
    }

    @Test("a title that is missing or too long comes back with a sentence beside it and before the title of the page")
    func mistakes() {
        let wrong = page([], typed: NewLessonForm(title: "Typed", id: nil), errors: .one("title", "write.title-missing"))
        #expect(wrong.title == "Typed" && wrong.titleError != nil && ground.isMarked(wrong.frame))
        #expect(page([]).title.isEmpty && page([]).titleError == nil && !ground.isMarked(page([]).frame))
    }
}
