import Database
import Foundation
import Testing

@testable import App

@Suite("The points of the demo")
struct DemoPointsTests {
    private let now = Instant(milliseconds: 1_795_248_000_000)

    private func load(_ body: (Importing) async throws -> Void) async throws {
        let importing = try Importing([:])
        let path = TestSite.package.appendingPathComponent("Tests/Demo").path
        _ = try await ImportStore(
            database: importing.database, files: importing.files, receipts: ReceiptKey(bytes: Array(0..<32))
        ).apply(
            InstitutionFolder(path: path, now: now), isDryRun: false, at: now)
        try await body(importing)
    }

    private func reports(_ importing: Importing) async throws -> [String: StudentReport] {
        let student = try #require(try await PersonStore(database: importing.database).find(userName: "student"))
        let all = try StudentReportStore(database: importing.database).all(of: student.id, at: now)
        return Dictionary(all.map { ($0.course.code, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func thousandths(_ points: ExactPoints?) -> Int? { points?.rounded.thousandths }

    @Test("IT250 is the report of the paper, figure for figure, and its 9 is a proposal")
    func paper() async throws {
        try await load { importing in
            let report = try #require(try await reports(importing)["IT250"])
            let points = try #require(report.points)
            #expect(points.penalty.thousandths == 5000 && thousandths(points.preExam) == 82_000)
            #expect(thousandths(points.exam) == 10_000 && thousandths(points.total) == 92_000)
            #expect(thousandths(points.result) == 87_000)
            #expect(points.proposal == PointsMark(mark: Mark(scheme: .serbian, thousandths: 9000), below: []))
            #expect(report.confirmed.isEmpty && report.gate == nil && report.group?.name == "Grupa 1")
            let week = points.plan.parts.prefix(2).map { part in
                points.values[PointCell(part: part.id, week: 1)].map { part.points(for: $0).thousandths }
            }
            #expect(points.plan.parts.prefix(2).map(\.sort) == [.attendance, .tasks] && week == [1000, 3000])
            let later = points.values.keys.filter { $0.week > 13 }
            #expect(later.isEmpty && report.semester?.week(at: now, in: TimeZone(identifier: "Europe/Bucharest")!) == 14)
            #expect(points.plan.warnings == [.preExam(Points(thousandths: 88_000))])
        }
    }

    @Test("one subject is being failed, one gets points from a test and has weights, and three of last year have marks")
    func others() async throws {
        try await load { importing in
            let reports = try await reports(importing)
            let failing = try #require(reports["IT330"]?.points)
            #expect(failing.below.contains { $0.title == "Prvi kolokvijum" } && failing.earned(in: failing.below[0]) != nil)
            let flowing = try #require(reports["PDM301"]?.points)
            #expect(flowing.plan.scheme == .romanian && flowing.plan.parts.filter { !$0.isByHand }.map(\.key) == ["midterm"])
            #expect(
                flowing.plan.parts.allSatisfy { $0.weight != nil } && flowing.plan.most(.preExam, .exam).thousandths == 100_000)
            let past = ["IT210", "CS102", "MA105"].map { reports[$0]?.verdict?.verdict }
            #expect(
                past == [
                    .mark(Mark(scheme: .serbian, thousandths: 8000)), .mark(Mark(scheme: .serbian, thousandths: 10_000)),
                    .notPassed,
                ])
            #expect(reports["IT210"]?.semester?.title == "2025/2026, letnji semestar")
            #expect(reports["SE311"]?.points?.proposal == nil && reports["SE311"]?.points?.isAnything == true)
        }
    }

    @Test("the marks of last year are those of their points")
    func marks() async throws {
        try await load { importing in
            let admin = Viewer(
                id: try #require(try await PersonStore(database: importing.database).find(userName: "admin")).id,
                userName: "admin", fullName: "Admin", roles: [.administrator], language: nil, session: ID(text: "session"))
            for code in ["IT210", "CS102", "MA105"] {
                let id = try await importing.texts("SELECT id AS value FROM course WHERE code = \(code)")[0] ?? ""
                let points = try #require(
                    try await CoursePointsStore(database: importing.database).find(ID(text: id), by: admin))
                for row in points.rows {
                    #expect(row.confirmed?.verdict == row.points.proposal?.verdict, "\(code) \(row.student.userName)")
                    #expect(row.confirmed?.points == row.points.result.shown, "\(code) \(row.student.userName)")
                }
            }
        }
    }

    @Test("the teacher's group has thirty students, whose points are not all the same, and the titles of the paper")
    func group() async throws {
        try await load { importing in
            let person = try #require(try await PersonStore(database: importing.database).find(userName: "teacher"))
            let teacher = Viewer(
                id: person.id, userName: "teacher", fullName: person.fullName, roles: [.teacher], language: nil,
                session: ID(text: "session"))
            let course = ID<Course>(
                text: try await importing.texts("SELECT id AS value FROM course WHERE code = 'IT250'")[0] ?? "")
            let store = CoursePointsStore(database: importing.database)
            let all = try #require(try await store.find(course, by: teacher))
            #expect(all.rows.count == 38 && all.groups.map(\.name) == ["Grupa 1", "Grupa 2"] && all.taught.role == .professor)
            let group = try #require(try await store.find(course, group: all.groups[0].id, by: teacher))
            #expect(group.rows.count == 30)
            #expect(Set(group.rows.map { thousandths($0.points.result) }).count > 15)
            #expect(group.rows.contains { $0.points.proposal != nil } && group.rows.contains { $0.points.proposal == nil })
            let people = try await importing.texts(
                """
                SELECT coalesce(person.title, '') || ' ' || teaching_role AS value FROM course_teacher
                JOIN person ON person.id = course_teacher.person_id JOIN course ON course.id = course_teacher.course_id
                WHERE code IN ('IT250', 'SE311') ORDER BY code, course_teacher.position
                """)
            #expect(
                people == [
                    "dr professor", "dipl. inž. assistant", "dr assistant", "dr professor", " assistant",
                ])
        }
    }
}
