import Testing

@testable import App

@Suite("The page of other dates")
struct DatesPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ overview: DatesStore.Overview = SampleDates.overview(), _ form: DatesForm = DatesForm(), errors: FormErrors? = nil
    ) -> DatesPage {
        DatesPage(
            frame: ground.frame, strings: ground.strings, overview: overview, form: form, now: SampleSnapshot.start,
            errors: errors)
    }

    @Test("whoever has some stands there with their dates, the reason, and what they do not change")
    func given() {
        let given = page().given
        let strings = ground.strings
        #expect(given.map(\.window) == [SampleDates.resit, SampleDates.later].map { DatesSentence.window($0, strings) })
        #expect(given.map(\.reason) == [strings("intervention.because", ["reason": "Boală <gravă>"]), nil])
        #expect(given.map(\.note) == [strings("dates.running"), nil])
        #expect(given[0].by.hasPrefix("Carmen <Dinu> · ") && !given[1].by.contains("·"), "an import is by nobody")
        #expect(page(SampleDates.overview(given: [])).hasGiven == false)
    }

    @Test("ticked students come first, also where the search finds others")
    func ticked() {
        let all = page(SampleDates.overview(), DatesForm(students: [SamplePeople.shut.userName]))
        #expect(all.choices.map(\.isTicked) == [true, false])
        let found = page(SampleDates.overview(), DatesForm(q: "xyz", students: [SamplePeople.shut.userName]))
        #expect(found.choices.map(\.userName) == [SamplePeople.shut.userName])
        #expect(found.found == ground.strings("watch.nobody") && found.typed == "xyz")
    }

    @Test("of many students the first ones are listed, and how many more there are")
    func many() {
        let many = page(SampleDates.overview(students: SampleDates.many))
        #expect(many.choices.count == DatesPage.mostShown && many.found == ground.strings("dates.more", n: 5))
        #expect(page().found == nil)
        let one = page(SampleDates.overview(students: SampleDates.many), DatesForm(q: "albu student.45"))
        #expect(one.choices.map(\.userName) == ["student.45"])
        #expect(!page(SampleDates.overview(students: [])).hasStudents)
    }

    @Test("what is wrong is marked, and what was typed comes back")
    func errors() {
        let form = DatesForm(opensDay: "x", opensTime: "9", closesDay: "y", closesTime: "z", reason: "Boală")
        let wrong = page(SampleDates.overview(), form, errors: .init(items: [.init(field: "students", key: "dates.choose")]))
        #expect(wrong.studentsError == ground.strings("dates.choose") && ground.isMarked(wrong.frame))
        #expect((wrong.opens + wrong.closes + wrong.reason).map(\.value) == ["x", "9", "y", "z", "Boală"])
        #expect(page().studentsError == nil && !ground.isMarked(page().frame))
    }

    @Test("it says of results, of the code and of attempts only what the test has")
    func means() {
        let strings = ground.strings
        #expect(page().means.contains(strings("dates.results")) && page().means.contains(strings("dates.code")))
        let plain = AssessmentStore.Entry.sample(.final, schedule: SampleSnapshot.schedule, policy: .sample(allowed: nil))
            .assessment
        let other = DatesStore.Overview(
            course: .sample(), assessment: plain, schedule: SampleSnapshot.schedule, zone: .gmt, students: [], given: [])
        #expect(page(other).means == [strings("dates.applies"), strings("dates.told")])
    }
}
