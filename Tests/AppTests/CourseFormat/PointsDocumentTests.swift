import Testing

@testable import App

@Suite("points.csv and marks.csv")
struct PointsDocumentTests {
    private static let header = "user name,week,part,points\n"
    private static let plan = WrittenPlan(parts: [
        part("attendance", .attendance, most: 15, weekly: 1), part("tasks", .tasks, most: 30, weekly: 2.5),
        part("exam", .writtenExam, most: 40), part("quiz", .midterm, most: 10, test: .init(key: "quiz", flow: .share)),
    ])

    private static func part(
        _ key: String, _ sort: PointsSort, most: Double, weekly: Double? = nil, test: WrittenPlan.Test? = nil
    ) -> WrittenPlan.Part {
        .init(
            line: nil, key: key, kind: sort == .writtenExam ? .exam : .preExam, sort: sort, title: nil,
            most: SamplePoints.points(most), weekly: weekly.map(SamplePoints.points), least: .zero, weight: nil,
            countsExcused: false, test: test)
    }

    private static let dated = "user name,week,part,points,entered\n"
    /// 25 November 2026.
    private static let today = LocalDay(number: 20_782)

    private func read(
        _ lines: String, header: String = header, plan: WrittenPlan? = plan, weeks: Int? = 15
    ) throws -> PointsDocument {
        try PointsDocument(
            TextFile(name: "a/points.csv", text: header + lines),
            in: .init(plan: plan, weeks: weeks, userNames: ["ana", "bogdan"], today: Self.today))
    }

    @Test("has points with either sign, attendance in words or as numbers, and nothing for an empty field")
    func good() throws {
        let entries = try read(
            """
            ana,1,attendance,present
            ana,2,attendance,0
            ana, 3 ,attendance,excused
            ana,1,tasks,2.5
            ana,2,tasks,"1,25"
            ana,,exam,40
            ana,3,tasks,

            bogdan,0,exam,0
            """
        ).entries
        let values: [PointValue] = [
            .attendance(.present), .attendance(.absent), .attendance(.excused), .points(SamplePoints.points(2.5)),
            .points(SamplePoints.points(1.25)), .points(SamplePoints.points(40)), .points(.zero),
        ]
        #expect(entries.map(\.value) == values)
        #expect(entries.map(\.week) == [1, 2, 3, 1, 2, 0, 0] && entries.map(\.line) == [2, 3, 4, 5, 6, 7, 10])
        #expect(entries.allSatisfy { $0.day == nil })
        let written = CourseTableText.points(entries)
        #expect(written.hasPrefix(Self.dated + "ana,1,attendance,present,\nana,2,attendance,absent,\n"))
        #expect(try read(written, header: "").entries.map(\.value) == values)
    }

    @Test(
        "is refused for a mistake, with its line",
        arguments: [
            ("dan,1,tasks,1", "mistake.unknown-person"), ("ana,1,essay,1", "mistake.points-part"),
            ("ana,16,tasks,1", "mistake.points-week"), ("ana,0,tasks,1", "mistake.points-week"),
            ("ana,,tasks,1", "mistake.points-week"), ("ana,-1,tasks,1", "mistake.points-week"),
            ("ana,x,tasks,1", "mistake.points-week"), ("ana,99999999999999999999,tasks,1", "mistake.points-week"),
            ("ana,1,exam,1", "mistake.points-no-weeks"),
            ("ana,,quiz,1", "mistake.points-test"), ("ana,1,tasks,2.51", "mistake.points-above"),
            ("ana,,exam,41", "mistake.points-above"), ("ana,1,tasks,-1", "mistake.points-value"),
            ("ana,1,tasks,1.234", "mistake.points-value"), ("ana,1,tasks,one", "mistake.points-value"),
            ("ana,1,tasks,99999999999999999999", "mistake.points-value"), ("ana,1,attendance,2", "mistake.points-attendance"),
            ("ana,1,tasks", "mistake.csv-columns"), ("ana,1,tasks,1,2", "mistake.csv-columns"),
            ("ana,1,tasks,\"1", "mistake.csv-columns"),
        ])
    func refused(line: String, key: String) throws {
        #expect(try readingPlaces { _ = try read("bogdan,1,tasks,1\n" + line) } == ["a/points.csv:3 \(key)"])
    }

    @Test("names all mistakes together, and a cell that comes twice, the empty one too")
    func all() throws {
        let found = try readingPlaces { _ = try read("ana,1,tasks,\nana,1,tasks,1\nana,20,tasks,9\n") }
        #expect(
            found == [
                "a/points.csv:3 mistake.points-twice", "a/points.csv:4 mistake.points-week",
                "a/points.csv:4 mistake.points-above",
            ])
        #expect(try readingPlaces { _ = try read("", header: "name,points\n") } == ["a/points.csv:1 mistake.semesters-header"])
        #expect(try readingPlaces { _ = try read("ana,1,tasks,1", plan: nil) } == ["a/points.csv mistake.points-no-plan"])
        #expect(try read("ana,30,tasks,1", weeks: nil).entries.map(\.week) == [30])
        #expect(try readingPlaces { _ = try read("ana,31,tasks,1", weeks: nil) } == ["a/points.csv:2 mistake.points-week"])
    }

    @Test("says on which day something was entered, however that is written, and not later than today")
    func days() throws {
        #expect(Self.today.iso == "2026-11-25")
        let lines = """
            ana,1,tasks,1,2026-10-05
            ana,2,tasks,1,5.10.2026
            ana,3,tasks,1,"October 5, 2026"
            ana,4,tasks,1,2026-11-25
            ana,5,tasks,1,
            ana,6,tasks,,2026-10-05

            """
        let entries = try read(lines, header: Self.dated).entries
        #expect(entries.map { $0.day?.iso } == ["2026-10-05", "2026-10-05", "2026-10-05", "2026-11-25", nil])
        #expect(CourseTableText.points(entries).hasPrefix(Self.dated + "ana,1,tasks,1,2026-10-05\n"))
        let again = try read(CourseTableText.points(entries), header: "").entries
        #expect(again.map(\.day) == entries.map(\.day))
    }

    @Test(
        "is refused for a day that is none, that can be read in two ways, or that is in the future",
        arguments: [
            ("2026-11-26", "mistake.table-day-future"), ("26.11.2026", "mistake.table-day-future"),
            ("2026-02-30", "mistake.table-day"), ("soon", "mistake.table-day"), ("-3w", "mistake.table-day"),
            ("1899-12-31", "mistake.table-day"), ("0001-01-01", "mistake.table-day"), ("2026-10-05 10:00", "mistake.table-day"),
            ("99999-01-01", "mistake.table-day"), ("5/10/2026", "mistake.day-twofold"),
        ])
    func refusedDays(typed: String, key: String) throws {
        let points = try readingPlaces { _ = try read("ana,1,tasks,1,\n" + "bogdan,1,tasks,1,\(typed)", header: Self.dated) }
        #expect(points == ["a/points.csv:3 \(key)"])
        let header = "user name,mark,points,confirmed\n"
        let confirmed = try readingPlaces { _ = try marks("ana,8,80,\nbogdan,8,80,\(typed)", header: header) }
        #expect(confirmed == ["a/marks.csv:3 \(key)"])
    }

    private func marks(
        _ lines: String, _ scheme: MarkScheme = .serbian, header: String = "user name,mark,points\n", hasPlan: Bool = false
    ) throws -> MarksDocument {
        try MarksDocument(
            TextFile(name: "a/marks.csv", text: header + lines), scheme, hasPlan: hasPlan, userNames: ["ana", "bogdan"],
            today: Self.today)
    }

    @Test("marks are those of the scheme, with the points of then, or without where a plan has them")
    func marks() throws {
        let serbian = try marks("ana,9,87\nbogdan,not-passed,38.125\n").entries
        #expect(
            serbian.map { $0.mark?.thousandths } == [9000, nil] && serbian.map { $0.points?.thousandths } == [87_000, 38_125])
        #expect(CourseTableText.marks(serbian) == "user name,mark,points,confirmed\nana,9,87,\nbogdan,not-passed,38.125,\n")
        #expect(try marks("ana,8.75,\n", .romanian, hasPlan: true).entries.map { $0.mark?.thousandths } == [8750])
        #expect(try marks("ana,87.5\n", .percent, header: "user name,mark\n", hasPlan: true).entries.first?.points == nil)
        let dated = try marks("ana,9,,2026-06-30\n", header: "user name,mark,points,confirmed\n", hasPlan: true).entries
        #expect(dated.first?.day?.iso == "2026-06-30" && dated.first?.points == nil)
        #expect(CourseTableText.marks(dated) == "user name,mark,points,confirmed\nana,9,,2026-06-30\n")
        let without = try readingPlaces { _ = try marks("ana,9,2026-06-30\n", header: "user name,mark,confirmed\n") }
        #expect(without == ["a/marks.csv:1 mistake.semesters-header"], "the points stand before the day")
        #expect(try marks("ana,30000,30000\n", .points).entries.first?.mark?.thousandths == 30_000_000)
    }

    @Test(
        "marks are refused for a mistake, with its line",
        arguments: [
            ("dan,9,87", "mistake.unknown-person"), ("ana,5,40", "mistake.mark"), ("ana,11,100", "mistake.mark"),
            ("ana,9.5,87", "mistake.mark"), ("ana,,87", "mistake.mark"), ("ana,99999999999999999999,1", "mistake.mark"),
            ("ana,9,", "mistake.mark-points-missing"), ("ana,9,-1", "mistake.mark-points"),
            ("ana,9,1.2345", "mistake.mark-points"), ("ana,9,99999999999999999999", "mistake.mark-points"),
            ("bogdan,9,87", "mistake.mark-twice"), ("ana,9", "mistake.csv-columns"),
        ])
    func refusedMarks(line: String, key: String) throws {
        #expect(try readingPlaces { _ = try marks("bogdan,8,80\n" + line) } == ["a/marks.csv:3 \(key)"])
    }
}
