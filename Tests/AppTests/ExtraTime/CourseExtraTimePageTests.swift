import Testing

@testable import App

@Suite("The page of extra time in a course")
struct CourseExtraTimePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(isAdministrator: Bool = false, isEmpty: Bool = false) -> CourseExtraTimePage {
        let line = ExtraTimeStore.Line(person: SamplePeople.ana, own: SampleExtraTime.quarter, exceptions: 0)
        return CourseExtraTimePage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(
                course: SamplePeople.course, people: isEmpty ? [] : [line],
                tests: isEmpty ? [] : [(SampleExtraTime.final, 2), (SampleExtraTime.final, 0)]),
            isAdministrator: isAdministrator)
    }

    @Test("a person's extra time everywhere is changed by administrators; a teacher only reads it")
    func whoChanges() {
        #expect(page(isAdministrator: true).people.map(\.href) == [ExtraTimeRoutes.person(SamplePeople.ana.id)])
        #expect(
            page(isAdministrator: false).people.map(\.href) == [TeachRoutes.student(SamplePeople.ana.id, in: Course.sample().id)])
    }

    @Test("a test says in how many cases it is otherwise there, or that it is not")
    func exceptions() {
        let words = [ground.strings("extra-time.exceptions", n: 2), ground.strings("extra-time.no-exceptions")]
        #expect(page().tests.map(\.exceptions) == words)
        #expect(page().hasPeople && page().hasTests)
        #expect(!page(isEmpty: true).hasPeople && !page(isEmpty: true).hasTests)
    }
}
