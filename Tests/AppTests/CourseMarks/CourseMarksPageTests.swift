import Testing

@testable import App

@Suite("The page of a course's marks")
struct CourseMarksPageTests {
    private typealias Sample = SampleCourseMarks
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ sheet: CourseMarksSheet = Sample.sheet()) -> CourseMarksPage {
        CourseMarksPage(frame: ground.frame, strings: ground.strings, sheet: sheet, now: Sample.now)
    }

    @Test("a cell has the mark, or a form and words for why there is none, and leads to the attempts")
    func cells() {
        let rows = page().rows
        let strings = ground.strings
        #expect(
            rows[0].cells.map(\.mark) == ["9.10", "8.20", "6.85"] && rows[0].cells.allSatisfy { $0.form == nil && $0.word == nil }
        )
        #expect(rows[0].cells.map(\.href) == [7, 8, 9].map { "/teach/courses/course/students/ana#t\($0)" })
        #expect(rows[1].cells.map(\.form) == ["running", "running", "none"])
        #expect(rows[1].cells.map(\.word) == ["watch.running", "watch.running", "watch.none"].map { strings($0) })
        #expect(rows[1].cells[0].mark == nil && rows[1].cells[1].mark == "6.40" && rows[1].cells[2].href == nil)
        #expect(rows[2].cells.map(\.form) == ["annulled", "left", nil] && rows[2].cells[0].href != nil)
        #expect(rows[3].cells.map(\.form) == ["absent", "ending", nil])
        #expect(page().signs.map(\.form) == ["running", "ending", "annulled", "none", "absent", "left"])
    }

    @Test("a mark, and that another attempt is in progress, are two words for a screen reader as well")
    func apart() throws {
        let html = try SharedSample.presentation().templates.text(page(), in: .english)
        #expect(html.contains(">6.40 <i>\(ground.strings("watch.running"))</i></a>"))
    }

    @Test("a row has the name, says that somebody left, and counts the marks")
    func rows() {
        let rows = page().rows
        #expect(rows.map(\.taken) == ["3 of 3", "1 of 3", "1 of 3", "1 of 3"])
        #expect(rows[2].detail == "ema · " + ground.strings("marks.left") && rows[0].detail == "ana")
        #expect(rows.map(\.number) == ["1001", nil, "1001", "1001"] && rows[0].name == "Țîrlea <b> Ana")
    }

    @Test("each heading leads to its order, and the one that holds says which")
    func columns() {
        #expect(page().columns.map(\.sort) == ["ascending", nil, nil, nil, nil, nil])
        #expect(
            page().columns.map { $0.href.drop { $0 != "?" } } == [
                "?dir=back", "?sort=number", "?sort=7", "?sort=8", "?sort=9", "?sort=taken",
            ])
        let best = page(Sample.sheet(.init(sort: "8"))).columns
        #expect(best[3].sort == "descending" && best[0].sort == nil)
        #expect(page(Sample.sheet(.init(sort: "8", dir: "back"))).columns[3].sort == "ascending")
        #expect(
            page().columns[2].detail == ground.strings("tests.final") && page().columns[3].detail == ground.strings("tests.quiz"))
    }

    @Test("one test by itself has the points, when it ended, and the way to the attempt; several that count lead to the student")
    func one() throws {
        let quiz = try #require(page(Sample.sheet(.init(test: "8"))).one)
        #expect(quiz.rows.map(\.value) == ["8.20", "6.40", ground.strings("marks.missed"), ground.strings("tests.time-up")])
        #expect(quiz.rows[0].attemptHref == "/teach/attempts/attempt-ana-8-2" && quiz.rows[2].attemptHref == nil)
        #expect(quiz.rows[0].detail.contains("8 of 10") && quiz.rows[0].detail.contains(ground.strings("archive.attempts", n: 2)))
        #expect(quiz.rows[1].detail.hasSuffix(ground.strings("watch.running")))
        let average = try #require(page(Sample.sheet(.init(test: "9"))).one)
        #expect(average.rows[0].attemptHref == "/teach/courses/course/students/ana#t9" && average.rows[1].attemptHref == nil)
        #expect(page(Sample.sheet(.init(test: "8"))).rows.isEmpty && page().one == nil)
        #expect(page(Sample.sheet(.init(test: "8"))).tests.map(\.isCurrent) == [false, true, false])
    }

    @Test("it says when students see the marks, and nothing where only a survey keeps them from one of them")
    func waits() throws {
        let later = Sample.now + .days(2)
        let dated = try #require(page(Sample.sheet(.init(test: "7"), wait: .date(later))).one)
        #expect(dated.detail.contains(NearTime.text(later, now: Sample.now, ground.strings)))
        let gate = SurveyGate(survey: ID(text: "survey"), course: ID(text: "course"), opens: Sample.now, closes: later)
        let gated = try #require(page(Sample.sheet(.init(test: "7"), wait: .survey(gate))).one)
        #expect(gated.detail == page(Sample.sheet(.init(test: "7"))).one?.detail)
    }

    @Test("an empty list says what is missing: tests, students, tests of a kind, or a match")
    func empty() {
        let strings = ground.strings
        #expect(page(Sample.sheet(tests: [])).found == strings("marks.none") && !page(Sample.sheet(tests: [])).hasTests)
        #expect(page(Sample.sheet(rows: [])).found == strings("extra-time.no-students"))
        let none = page(Sample.sheet(.init(kind: "final", topic: "language")))
        #expect(none.found == strings("marks.none-chosen") && !none.hasRows)
        #expect(page(Sample.sheet(rows: [], students: 4, listed: 0)).found == strings("watch.nobody"))
        #expect(page(Sample.sheet(students: 9)).found == strings("teach.found", n: 4))
        #expect(page().found == strings("teach.students", n: 4))
    }

    @Test("other pages are reached with the same choice")
    func pages() {
        let second = page(Sample.sheet(.init(kind: "final", page: "2"), students: 120, listed: 120))
        #expect(second.previousHref == "/teach/courses/course/marks?kind=final")
        #expect(second.nextHref == "/teach/courses/course/marks?kind=final&page=3" && second.pages != nil)
        #expect(page().pages == nil && page().previousHref == nil && page().nextHref == nil)
        #expect(second.isChosen && !page().isChosen)
    }

    @Test("50 students × 12 tests are less than 14 KB compressed", arguments: Language.allCases)
    func weight(language: Language) throws {
        let strings = try SamplePages.strings(language)
        let tests = (1...12).map { number in
            Assessment(
                id: ID(at: Sample.now), number: 200 + number, course: Course.sample().id, topic: nil,
                kind: number % 3 == 0 ? .final : .quiz, schedule: nil, policy: .sample(allowed: nil), disclosure: .atOnce,
                title: ["Autoevaluare", "Test"][number % 2] + " \(number): ecrane, navigare și date", questionCount: 5)
        }
        let rows = (1...50).map { number in
            let student = MarkedStudent(
                id: ID(at: Sample.now + .seconds(number)), userName: "student.\(number * 7919 % 1000)",
                name: ["Ana", "Bogdan", "Ștefania", "Horia"][number % 4],
                surname: ["Țîrlea", "Șerban", "Ionescu", "Pârvănescu", "Varničević"][number % 5] + String(number * 31 % 17),
                indexNumber: "\(number * 613 % 900)/2026", isEnrolled: true)
            let marks = (1...12).map { test in
                TestMark(
                    attempts: (number * test) % 5 == 0 ? [] : [Sample.attempt((number * test * 7) % 10)], rule: .best,
                    closes: nil,
                    isEnrolled: true)
            }
            return CourseMarks.Row(student: student, marks: marks)
        }
        let frame = SamplePages.staffFrame(strings, heading: strings("marks.title"))
        let sheet = Sample.sheet(tests: tests, rows: rows, students: 600, listed: 600)
        let page = CourseMarksPage(frame: frame, strings: strings, sheet: sheet, now: Sample.now)
        let templates = try SharedSample.presentation().templates
        let html = Array(try templates.text(page, in: language).utf8)
        #expect(page.rows.count == 50 && page.rows[0].cells.count == 12)
        let sent = html.withUnsafeBytes { PageCompressor(beginnings: templates.beginnings).compress($0)?.readableBytes }
        #expect(try #require(sent) < 14 * 1024 - 700, "700 bytes are left for the headers")
    }
}
