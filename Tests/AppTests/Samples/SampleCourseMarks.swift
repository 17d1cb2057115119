@testable import App

/// The marks of a course made by hand: three tests, and students in every state.
enum SampleCourseMarks {
    private static let start = SampleSnapshot.start
    static let now = start + .hours(1)
    static let taught = TeacherCourse(course: .sample(), isArchived: false, role: .professor)

    static let final = test(7, "Test final <1>", .final, schedule: SampleSnapshot.schedule, topic: "layers")
    static let quiz = test(8, "Exerciții", .quiz, topic: "language")
    static let average = test(9, "Medie", .quiz, topic: nil, counts: .average)
    static let tests = [final, quiz, average]

    private static func test(
        _ number: Int, _ title: String, _ kind: AssessmentKind, schedule: Schedule? = nil, topic: String?,
        counts: CountingRule = .best
    ) -> Assessment {
        Assessment(
            id: ID(text: "test-\(number)"), number: number, course: Course.sample().id, topic: topic.map(ID.init(text:)),
            kind: kind, schedule: schedule, policy: .sample(allowed: kind == .final ? 1 : nil, counts: counts),
            disclosure: .atOnce, title: title, questionCount: 5)
    }

    /// An attempt that ended with so many of ten points; nil is one in progress.
    static func attempt(
        _ points: Int?, ordinal: Int = 1, of person: String = "ana", at test: Assessment = quiz, marks: MarkScheme = .romanian,
        annulments: Int = 0, deadline: Instant? = nil
    ) -> Attempt {
        let submission = points.map { points in
            let (earned, possible) = (Points(thousandths: points * 1000), Points(thousandths: 10_000))
            return Submission(
                endedAt: start + .minutes(20 * ordinal), reason: .submitted,
                outcome: Outcome(
                    earned: earned, possible: possible, correct: points, incorrect: 10 - points, partly: 0, unanswered: 0),
                mark: marks.mark(earned: earned, possible: possible))
        }
        return Attempt(
            id: ID(text: "attempt-\(person)-\(test.number)-\(ordinal)"), assessment: test.id, person: ID(text: person),
            ordinal: ordinal, revision: SampleSnapshot.revision.id, seed: 7, startedAt: start, deadline: deadline,
            submission: submission, annulments: annulments)
    }

    static func mark(
        _ attempts: Attempt..., rule: CountingRule = .best, closes: Instant? = nil, isEnrolled: Bool = true
    ) -> TestMark {
        TestMark(attempts: attempts, rule: rule, closes: closes, isEnrolled: isEnrolled)
    }

    static func student(
        _ userName: String, _ surname: String, number: String? = "1001", isEnrolled: Bool = true
    ) -> MarkedStudent {
        MarkedStudent(
            id: ID(text: userName), userName: userName, name: "Ana", surname: surname, indexNumber: number,
            isEnrolled: isEnrolled)
    }

    /// Each state once, and marks of one attempt, of the best of two and of an average.
    static let rows: [CourseMarks.Row] = [
        .init(
            student: student("ana", "Țîrlea <b>"),
            marks: [
                mark(attempt(9, at: final)), mark(attempt(4), attempt(8, ordinal: 2)),
                mark(attempt(5), attempt(8, ordinal: 2), rule: .average),
            ]),
        .init(
            student: student("bogdan", "Șerban", number: nil),
            marks: [
                mark(attempt(nil, of: "bogdan", at: final, deadline: now + .minutes(5))),
                mark(attempt(6), attempt(nil, ordinal: 2)),
                mark(),
            ]),
        .init(
            student: student("ema", "Ionescu", isEnrolled: false),
            marks: [
                mark(attempt(3, at: final, annulments: 1), isEnrolled: false), mark(isEnrolled: false),
                mark(attempt(7, marks: .points), rule: .average, isEnrolled: false),
            ]),
        .init(
            student: student("felix", "Pop"),
            marks: [
                mark(closes: now + .minutes(-1)), mark(attempt(nil, deadline: start)), mark(attempt(10)),
            ]),
    ]

    static func sheet(
        _ query: CourseMarksQuery = CourseMarksQuery(), tests all: [Assessment] = tests, rows: [CourseMarks.Row] = rows,
        students: Int? = nil, listed: Int? = nil, wait: Wait? = nil
    ) -> CourseMarksSheet {
        let (settled, shown) = (query.settled(all, .sample), query.chosen(all, .sample))
        let places = shown.compactMap { test in all.firstIndex { $0.id == test.id } }
        return CourseMarksSheet(
            taught: taught, topics: .sample, allTests: all, tests: shown, query: settled,
            rows: rows.map { row in .init(student: row.student, marks: places.compactMap { row.marks.at($0) }) },
            students: students ?? rows.count, listed: listed ?? rows.count,
            holders: Dictionary(all.map { ($0.id, 3) }, uniquingKeysWith: { first, _ in first }), wait: wait)
    }

    static let sheet = StudentSheet(
        href: "/teach/courses/course/points/ana", title: { $0("points.title") }, detail: { _ in "28 <1>" })

    /// What a student has of each kind.
    static func student(isBare: Bool = false, isEnrolled: Bool = true, sheet: StudentSheet? = nil) -> CourseStudent {
        let attempts = [
            attempt(9, at: final), attempt(3, ordinal: 2, at: final, annulments: 1),
            attempt(nil, ordinal: 3, at: final, deadline: start),
        ]
        func test(
            _ assessment: Assessment, _ attempts: [Attempt], isDeleted: Bool = false, isFull: Bool = false, wait: Wait? = nil
        ) -> CourseStudent.Test {
            .init(
                assessment: assessment, isDeleted: isDeleted,
                mark: TestMark(
                    attempts: attempts, rule: assessment.policy.counts, closes: nil, isEnrolled: isEnrolled),
                dates: isFull ? SampleDates.resit : nil, exception: isFull ? ExtraTime(factor: 1500, added: .minutes(5)) : nil,
                wait: wait,
                interventions: isFull ? [attempts[0].id: SampleInterventions.all] : [:],
                annulments: isFull ? [attempts[1].id: [SampleAnnulments.annulled]] : [:])
        }
        let full = [
            test(final, attempts, isFull: true, wait: .date(now + .days(2))), test(quiz, [attempt(4), attempt(8, ordinal: 2)]),
            test(average, [], isDeleted: true),
        ]
        return CourseStudent(
            taught: taught, student: isBare ? SamplePeople.shut : SamplePeople.ana, isEnrolled: isEnrolled,
            slip: isBare ? nil : .password,
            extraTime: isBare ? .none : ExtraTime(factor: 1250, added: .minutes(10)), tests: isBare ? [] : full,
            sheet: sheet,
            lessons: isBare ? [] : CourseProgress.sample.steps)
    }
}

extension SamplePages {
    static func courseMarks(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("marks.title"))
        func page(_ sheet: CourseMarksSheet) -> CourseMarksPage {
            CourseMarksPage(frame: frame, strings: strings, sheet: sheet, now: SampleCourseMarks.now)
        }
        func student(_ student: CourseStudent, isAdministrator: Bool = false) -> CourseStudentPage {
            CourseStudentPage(
                frame: frame, strings: strings, student: student, isAdministrator: isAdministrator, now: SampleCourseMarks.now)
        }
        return [
            SamplePage("all tests", page(SampleCourseMarks.sheet())),
            SamplePage(
                "chosen",
                page(
                    SampleCourseMarks.sheet(
                        .init(q: "<i>", kind: "final", topic: "architecture", missing: "8", sort: "7", dir: "back")))
            ),
            SamplePage("the second of three pages", page(SampleCourseMarks.sheet(.init(page: "2"), students: 120, listed: 120))),
            SamplePage(
                "one test",
                page(SampleCourseMarks.sheet(.init(test: "8"), wait: .everyone(until: SampleCourseMarks.now + .hours(3))))),
            SamplePage("one test, nobody found", page(SampleCourseMarks.sheet(.init(q: "x", test: "9"), rows: [], students: 4))),
            SamplePage("no tests", page(SampleCourseMarks.sheet(tests: []))),
            SamplePage("no students", page(SampleCourseMarks.sheet(rows: []))),
            SamplePage("of a student", student(SampleCourseMarks.student(), isAdministrator: true)),
            SamplePage(
                "of a student with points and no tests",
                student(SampleCourseMarks.student(isBare: true, sheet: SampleCourseMarks.sheet))),
            SamplePage(
                "of a student who left, with nothing", student(SampleCourseMarks.student(isBare: true, isEnrolled: false))),
        ]
    }

    static func readers(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("readers.title"))
        func page(_ readers: [LessonReader], _ choice: LessonReader.Choice? = nil, number: Int = 1) -> LessonReadersPage {
            LessonReadersPage(
                frame: frame, strings: strings, overview: .init(lesson: .sample(1), readers: readers), choice: choice,
                number: number, now: SampleCourseMarks.now)
        }
        let some: [LessonReader] = [
            .init(person: SamplePeople.ana, state: .unread),
            .init(person: SamplePeople.shut, state: .inProgress(since: SampleSnapshot.start)),
            .init(person: SamplePeople.away, state: .read(at: SampleSnapshot.start + .days(-3))),
        ]
        let many = (1...450).map { _ in LessonReader(person: SamplePeople.ana, state: .unread) }
        return [
            SamplePage("not opened", page(some)), SamplePage("opened", page(some, .opened)),
            SamplePage("read", page(some, .read)),
            SamplePage("nobody", page([])), SamplePage("the second of three pages", page(many, number: 2)),
        ]
    }
}
