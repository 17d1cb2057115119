import Testing

@testable import App

@Suite("The page of extra time in one test")
struct TestExtraTimePageTests {
    private let ground: PageGround
    private let typed = ExtraTimeForm(factor: "1.5", minutes: "7", person: "ana")

    init() throws { ground = try PageGround() }

    private func page(
        _ form: ExtraTimeForm? = nil, errors: FormErrors? = nil, isRemoval: Bool = false, hasStudents: Bool = true
    ) -> TestExtraTimePage {
        let people = [SamplePeople.ana, SamplePeople.shut]
        return TestExtraTimePage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(
                course: SamplePeople.course, assessment: SampleExtraTime.final, schedule: SampleExtraTime.schedule,
                enrolled: hasStudents ? people : [],
                people: hasStudents ? Array(zip(people, SampleExtraTime.deadlines)).map { ($0, $1) } : [],
                usual: SampleExtraTime.quarter), form: form, now: SampleSnapshot.start, errors: errors, isRemoval: isRemoval)
    }

    @Test("the usual time is offered until another one is typed, and that comes back")
    func offered() {
        #expect(page().fields.map(\.value) == ["", "1.25", "10"])
        let again = page(typed, errors: .wouldEnd)
        #expect(again.fields.map(\.value) == ["", "1.5", "7"])
        #expect(again.fields.first?.options.filter(\.isChosen).map(\.value) == ["ana"])
    }

    @Test("what would end an attempt is ticked where it was pressed: below the form, or beside the exception that is taken away")
    func endings() {
        #expect(!page().asksEnding && page().people.allSatisfy { !$0.asksEnding } && !ground.isMarked(page().frame))
        let given = page(typed, errors: .wouldEnd)
        #expect(given.asksEnding && given.people.allSatisfy { !$0.asksEnding } && ground.isMarked(given.frame))
        let taken = page(typed, errors: .wouldEnd, isRemoval: true)
        #expect(!taken.asksEnding && taken.people.map(\.asksEnding) == [true, false])
        #expect(taken.fields.map(\.value) == ["", "1.25", "10"])
        #expect(taken.fields.first?.options.filter(\.isChosen).map(\.value) == [""])
    }

    @Test("an exception is marked as one, and where nobody is enrolled there is nobody to choose")
    func people() {
        #expect(page().people.map(\.isException) == [true, false])
        #expect(page().hasPeople && page().hasStudents)
        #expect(!page(hasStudents: false).hasPeople && !page(hasStudents: false).hasStudents)
    }
}
