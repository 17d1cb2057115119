import Testing

@testable import App

@Suite("What is typed for a student is read, refused with a sentence, or saved once")
struct PointEditTests {
    typealias Sample = SamplePoints

    private static let tasks = Sample.part(.tasks, .preExam, most: 45, weekly: 3)
    private static let project = Sample.part(.project, .preExam, most: 22.5)
    private static let attendance = Sample.part(.attendance, .preExam, most: 15, weekly: 1)

    private static func read(_ text: String, _ part: PointsPart) -> Result<PointValue?, PointRefusal> {
        Result { () throws(PointRefusal) in try part.value(typed: text) }
    }

    @Test(
        "7,5 and 7.5 are the same, and nothing is nothing",
        arguments: [
            ("7,5", 7500), ("7.5", 7500), ("7.50", 7500), (" 7 ", 7000), ("0", 0), ("0,25", 250), ("22.5", 22_500), ("007", 7000),
            ("\u{A0}7,5\t\n", 7500), ("\u{2009}7\u{202F}", 7000),
        ])
    func numbers(text: String, thousandths: Int) {
        #expect(Self.read(text, Self.project) == .success(.points(Points(thousandths: thousandths))))
    }

    @Test("an empty cell is nothing entered, and not 0")
    func empty() {
        #expect(Self.read("", Self.project) == .success(nil))
        #expect(Self.read("  ", Self.attendance) == .success(nil))
    }

    @Test(
        "what is no number of points is refused",
        arguments: [
            ("x", .notANumber), ("7,5.1", .notANumber), ("7,", .notANumber), (",5", .notANumber), ("1e3", .notANumber),
            ("+7", .notANumber), ("7 5", .notANumber), ("1\u{A0}0", .notANumber), ("1\u{2009}0", .notANumber),
            ("1\u{202F}0", .notANumber),
            ("7, 5", .notANumber), ("7\u{200B}5", .notANumber), ("7\n5", .notANumber), ("٣", .notANumber),
            ("9999999999999999999", .notANumber), ("--1", .notANumber),
            ("-", .notANumber),
            ("-1", .negative), ("−0,5", .negative), ("7,555", .tooFine), ("22,51", .aboveMost(Points(thousandths: 22_500))),
            ("999999", .aboveMost(Points(thousandths: 22_500))),
        ] as [(String, PointRefusal)])
    func refused(text: String, refusal: PointRefusal) {
        #expect(Self.read(text, Self.project) == .failure(refusal))
    }

    @Test("the most of a week is that of the week")
    func weekly() {
        #expect(Self.read("3", Self.tasks) == .success(.points(Points(thousandths: 3000))))
        #expect(Self.read("3,01", Self.tasks) == .failure(.aboveMost(Points(thousandths: 3000))))
    }

    @Test("attendance is a word, or 1 and 0 as in lists")
    func attendance() {
        #expect(Self.read("excused", Self.attendance) == .success(.attendance(.excused)))
        #expect(Self.read("1", Self.attendance) == .success(.attendance(.present)))
        #expect(Self.read("0", Self.attendance) == .success(.attendance(.absent)))
        #expect(Self.read("2", Self.attendance) == .failure(.notAttendance))
    }

    private static func edit(_ part: PointsPart, week: Int = 0, _ value: PointValue?, seen: Int = 0) -> PointEdit {
        PointEdit(person: ID(text: "ana"), cell: PointCell(part: part.id, week: week), value: value, seen: seen)
    }

    @Test("what the plan does not have, comes from a test, or is about somebody who left is refused")
    func outside() {
        let flowing = Sample.part(.midterm, .preExam, most: 10, source: .test(ID(text: "t"), .share))
        let plan = Sample.plan([Self.tasks, Self.project, Self.attendance, flowing])
        func refusal(_ edit: PointEdit, isEnrolled: Bool = true) -> PointRefusal? {
            edit.refusal(in: plan, isEnrolled: isEnrolled)
        }
        let three = PointValue.points(Sample.points(3))
        #expect(refusal(Self.edit(Self.tasks, week: 1, three)) == nil && refusal(Self.edit(Self.tasks, week: 15, three)) == nil)
        #expect(refusal(Self.edit(Self.tasks, week: 16, three)) == .noWeek(weeks: 15))
        #expect(refusal(Self.edit(Self.tasks, three)) == .noWeek(weeks: 15))
        #expect(refusal(Self.edit(Self.tasks, week: -1, three)) == .noWeek(weeks: 15))
        #expect(refusal(Self.edit(Self.project, week: 1, three)) == .noWeek(weeks: 0))
        #expect(refusal(Self.edit(Self.project, three), isEnrolled: false) == .notEnrolled)
        #expect(refusal(Self.edit(flowing, three)) == .flows)
        #expect(refusal(Self.edit(Sample.part(.activity, .preExam, most: 5), three)) == .noPart)
        #expect(refusal(Self.edit(Self.project, .attendance(.present))) == .notANumber)
        #expect(refusal(Self.edit(Self.attendance, week: 1, three)) == .notAttendance)
        #expect(refusal(Self.edit(Self.project, .points(Sample.points(23)))) == .aboveMost(Sample.points(22.5)))
        #expect(refusal(Self.edit(Self.project, .points(Sample.points(-1)))) == .negative)
        #expect(refusal(Self.edit(Self.project, nil)) == nil)
    }

    @Test("two who change one cell are told, unless they say the same")
    func decision() {
        func entry(_ sequence: Int, _ value: PointValue?) -> PointEntry {
            PointEntry(
                person: ID(text: "ana"), cell: PointCell(part: Self.project.id), sequence: sequence, value: value,
                maker: "Felix Pop",
                madeAt: SampleInstitution.start)
        }
        let (three, four) = (PointValue.points(Sample.points(3)), PointValue.points(Sample.points(4)))
        #expect(Self.edit(Self.project, three).decision(current: nil) == .save(1))
        #expect(Self.edit(Self.project, nil).decision(current: nil) == .unchanged)
        #expect(Self.edit(Self.project, four, seen: 1).decision(current: entry(1, three)) == .save(2))
        #expect(Self.edit(Self.project, nil, seen: 1).decision(current: entry(1, three)) == .save(2))
        #expect(Self.edit(Self.project, four, seen: 1).decision(current: entry(2, three)) == .conflict(entry(2, three)))
        #expect(Self.edit(Self.project, four).decision(current: entry(1, nil)) == .conflict(entry(1, nil)))
        #expect(Self.edit(Self.project, four, seen: 1).decision(current: entry(2, four)) == .unchanged)
    }

    @Test("news are the old and the new value of a cell, however often it was changed between")
    func news() {
        func entry(_ week: Int, _ sequence: Int, _ points: Double?, at minute: Int) -> PointEntry {
            PointEntry(
                person: ID(text: "ana"), cell: PointCell(part: Self.tasks.id, week: week), sequence: sequence,
                value: points.map { .points(Sample.points($0)) }, maker: nil, madeAt: SampleInstitution.start + .minutes(minute))
        }
        let lines = [
            (entry(1, 1, 1, at: 0), false), (entry(1, 2, 2, at: 5), true), (entry(1, 3, 3, at: 9), true),
            (entry(2, 1, 2, at: 0), false), (entry(2, 2, 1, at: 5), true), (entry(2, 3, 2, at: 6), true),
            (entry(3, 1, 2, at: 3), true), (entry(4, 1, 2, at: 0), false),
        ]
        let news = PointChange.news(lines.map { ($0.0, $0.1) })
        #expect(news.map(\.cell.week) == [3, 1])
        #expect(news.map(\.old) == [nil, .points(Sample.points(1))])
        #expect(news.map(\.new) == [.points(Sample.points(2)), .points(Sample.points(3))])
        let all = PointChange.all(lines.map(\.0))
        #expect(
            all.count == lines.count && all.last?.old == .points(Sample.points(2)) && all.last?.new == .points(Sample.points(3)))
    }

    @Test("changes of one moment are in the order of the plan and of its weeks, whatever ids the parts have")
    func orderOfOneMoment() {
        // The ids are in another order than the parts.
        let parts = [
            Sample.part(.tasks, .preExam, most: 45, weekly: 3, key: "z"),
            Sample.part(.attendance, .preExam, most: 15, weekly: 1, key: "m"),
            Sample.part(.project, .preExam, most: 22, key: "a"),
        ]
        func change(_ key: String, _ week: Int, minute: Int = 0, _ new: Double = 1) -> PointChange {
            PointChange(
                cell: PointCell(part: ID(text: key), week: week), old: nil, new: .points(Sample.points(new)), maker: nil,
                madeAt: SampleInstitution.start + .minutes(minute))
        }
        let ordered = [
            change("a", 0, minute: 2), change("z", 1, 2), change("z", 1, 1), change("z", 10), change("m", 1), change("m", 2),
            change("a", 0), change("gone", 1), change("old", 1), change("gone", 9), change("m", 1, minute: -1),
        ]
        // Of one cell the oldest is given first.
        let given = Array(ordered.reversed())
        for start in given.indices {
            let turned =
                given.filter { $0.cell == change("z", 1).cell }
                + (given[start...] + given[..<start]).filter {
                    $0.cell != change("z", 1).cell
                }
            #expect(PointChange.newestFirst(turned, by: parts) == ordered)
        }
    }
}
