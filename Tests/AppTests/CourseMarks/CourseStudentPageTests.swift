import Testing

@testable import App

@Suite("The page of one student in a course")
struct CourseStudentPageTests {
    private typealias Sample = SampleCourseMarks
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ student: CourseStudent, isAdministrator: Bool = false) -> CourseStudentPage {
        CourseStudentPage(
            frame: ground.frame, strings: ground.strings, student: student, isAdministrator: isAdministrator, now: Sample.now)
    }

    @Test("each test has the mark that counts, and each attempt says how it stands and whether it counts")
    func tests() {
        let tests = page(Sample.student()).tests
        #expect(
            tests.map(\.mark) == ["9.10", "8.20", ground.strings("watch.none")] && tests.map(\.anchor) == ["t7", "t8", "t9"])
        #expect(tests[0].attempts.map(\.mark) == ["9.10", nil, nil] && tests[0].attempts.map(\.counts) == [true, false, false])
        #expect(tests[1].attempts.map(\.counts) == [false, true] && tests[1].attempts.map(\.mark) == ["4.60", "8.20"])
        #expect(tests[0].attempts[2].detail.hasSuffix(ground.strings("watch.being-ended")))
        #expect(tests[2].kind.hasSuffix(ground.strings("course-item.removed")) && !tests[2].hasAttempts)
    }

    @Test("what differs from the others is told: extra time, other dates with the reason, minutes, annulments")
    func notes() {
        let final = page(Sample.student()).tests[0]
        let strings = ground.strings
        #expect(final.notes.contains(DatesSentence.window(SampleDates.resit, strings)))
        #expect(final.notes.contains { $0.contains("Boală <gravă>") })
        #expect(
            final.notes.contains(
                strings("extra-time.exception", ["time": ExtraTime(factor: 1500, added: .minutes(5)).text(strings)])))
        let told = final.attempts[0].notes
        #expect(told.first == strings("intervention.minutes", n: 10, ["name": "Carmen Brânză"]) && told.count == 3)
        #expect(!told.joined().contains(ReceiptCode.sample.text), "the receipt of before is on the page of the attempt")
        #expect(final.attempts[1].notes == [AnnulmentSentence.told(SampleAnnulments.annulled, strings)])
    }

    @Test("who left is said to have left; who has nothing has nothing")
    func left() {
        let bare = page(Sample.student(isBare: true, isEnrolled: false))
        #expect(bare.left == ground.strings("marks.left-means") && page(Sample.student()).left == nil)
        #expect(!bare.hasTests && bare.progress == nil && bare.lessons.isEmpty && !bare.hasWays)
        #expect(bare.nothing == ground.strings("marks.none") && bare.sheet == nil)
    }

    @Test("where marks come from points alone, it leads to the points and counts no tests")
    func points() {
        let page = page(Sample.student(isBare: true, sheet: Sample.sheet))
        #expect(page.sheet?.href == Sample.sheet.href && page.sheet?.title == ground.strings("points.title"))
        #expect(!page.hasTests && page.nothing == nil && page.facts.last?.label != ground.strings("marks.taken"))
    }

    @Test("lessons say what was opened and read, and how many of them were")
    func lessons() {
        let page = page(Sample.student())
        #expect(page.progress == ground.strings("lessons.progress", n: 5, ["read": "1"]))
        #expect(page.lessons[0].state.hasPrefix("Read ") && page.lessons[1].state.hasPrefix("Opened "))
        #expect(page.lessons[2].state == ground.strings("readers.unopened"))
    }

    @Test("a slip for those who may make one, the account for administrators alone")
    func ways() {
        #expect(page(Sample.student()).ways.map(\.href) == ["/teach/courses/course/slips/ana"])
        let administrator = page(Sample.student(), isAdministrator: true).ways.map(\.href)
        #expect(administrator == ["/teach/courses/course/slips/ana", "/people/ana"])
    }

    @Test("the facts are the account, extra time and how many tests have a mark, without deleted ones")
    func facts() {
        let facts = page(Sample.student()).facts
        #expect(facts.map(\.value).prefix(2) == ["ana", "1001"] && facts.last?.value == "2 of 2")
    }
}
