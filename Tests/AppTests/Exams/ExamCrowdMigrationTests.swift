import Database
import Foundation
import Testing

@testable import App

@Suite("Whoever had a place before places were counted beside the dates is counted")
struct ExamCrowdMigrationTests {
    private static let step = "2026-11-29 quick lists"

    /// The SQL of a registration of a student of his or her own, on the first date or the second.
    private static func registration(_ number: Int, seat: String?, waiting: String? = nil) -> [SQL] {
        let (person, id) = ("person-\(number)", "registration-\(number)")
        let places = [("seat", seat, 2 * number), ("waiting", waiting, 2 * number + 1)].compactMap { kind, date, position in
            date.map { date -> SQL in
                """
                INSERT INTO exam_place (registration_id, kind, date_id, since, position)
                VALUES (\(id), \(kind), \(date), 1, \(position))
                """
            }
        }
        return [
            """
            INSERT INTO person (id, number, user_name, name, surname, created_at)
            VALUES (\(person), \(number), \(person), 'Ana', 'Țîrlea', 1)
            """,
            """
            INSERT INTO exam_registration (id, number, period_id, course_id, person_id, ordinal)
            VALUES (\(id), \(number), 'period', 'course', \(person), 1)
            """,
        ] + places
    }

    @Test("seats and waiting lists apart; a date with nobody is missing")
    func counts() async throws {
        let folder = try WrittenFolder()
        let index = try #require(Migrations.all.firstIndex { $0.name == Self.step })
        let path = folder.path + "/gata.sqlite"
        let old = try Database(path: path, migrations: Array(Migrations.all.prefix(index)))
        let exams: [SQL] = [
            """
            INSERT INTO course (id, number, course_key, position, code, title, language, mark_scheme)
            VALUES ('course', 1, 'course', 1, 'C', 'C', 'ro', 'ro')
            """,
            """
            INSERT INTO exam_period (id, name, opens_at, closes_at, withdraw_until, first_day, last_day, charged_from, stops_debtors)
            VALUES ('period', 'Iarna', 1, 2, 3, 1, 2, 1, 0)
            """,
        ] + ["one", "two", "none"].map { "INSERT INTO exam_date (id, period_id, course_id) VALUES (\($0), 'period', 'course')" }
        let registrations =
            Self.registration(1, seat: "one") + Self.registration(2, seat: "one", waiting: "two")
            + Self.registration(3, seat: nil, waiting: "two")
        try await old.write { tx in for statement in exams + registrations { try tx.execute(statement) } }
        try old.close()
        let database = try Database(path: path, migrations: Migrations.all)
        let crowds = try await database.read { tx in try ExamPlaceRows.crowds(tx, where: "1 = 1") }
        #expect(crowds == [ID(text: "one"): ExamCrowd(seated: 2), ID(text: "two"): ExamCrowd(waiting: 2)])
        try database.close()
    }
}
