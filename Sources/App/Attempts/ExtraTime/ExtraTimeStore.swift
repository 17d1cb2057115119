import Database
import Foundation

/// The extra time that people have everywhere, as administrators give it.
struct ExtraTimeStore: Sendable {
    let database: Database

    struct Line: Sendable {
        let person: Person
        let own: ExtraTime
        /// In how many tests it is otherwise.
        let exceptions: Int
    }

    struct Overview: Sendable {
        let person: Person
        let own: ExtraTime
        /// What is offered first.
        let usual: ExtraTime
        let courses: [CourseDeadlines]
    }

    struct CourseDeadlines: Sendable {
        let course: Course
        let deadlines: [PersonalDeadline]
    }

    /// Everybody who has some, in all tests or in one, by surname.
    func everybody() async throws -> [Line] {
        try await database.read { tx in
            try PersonalDeadlineRows.lines("person.removed_at IS NULL", inTests: "1 = 1", tx)
        }
    }

    /// What one person has, and the deadlines that result in the courses that the person studies. Nil when there is nobody.
    func find(_ id: ID<Person>, at now: Instant) async throws -> Overview? {
        try await database.read { tx in
            guard let person = try PersonStore.people(tx, where: "id = \(id)").first else { return nil }
            let enrolled: SQL = "course.id IN (SELECT course_id FROM enrolment WHERE person_id = \(id))"
            let courses = try CourseStore.courses(tx, where: "course.removed_at IS NULL AND \(enrolled)").map { course in
                try CourseDeadlines(
                    course: course,
                    deadlines: PersonalDeadlineRows.deadlines(
                        of: id, in: PersonalDeadlineRows.finals(of: course.id, tx), at: now, tx))
            }
            return try Overview(
                person: person, own: PersonalDeadlineRows.own(of: id, tx), usual: InstitutionStore.defaults(tx).extraTime,
                courses: courses.filter { !$0.deadlines.isEmpty })
        }
    }

    /// Gives extra time everywhere, moves the deadlines of what the person is in the middle of, and gives the user name and the moves.
    /// Nil when there is nobody.
    /// - Throws: `UnconfirmedEnd`
    func set(
        _ extra: ExtraTime, of id: ID<Person>, evenEnding: Bool, at now: Instant
    ) async throws -> (userName: String, moves: [DeadlineMove])? {
        try await database.write { tx in
            guard let row = try tx.first("SELECT user_name FROM person WHERE id = \(id)") else { return nil }
            try PersonWriteRows.give(extra, to: id, tx)
            return try (row["user_name"], DeadlineAdjustmentRows.apply(to: id, in: nil, evenEnding: evenEnding, at: now, tx))
        }
    }
}

extension [Person] {
    /// By surname and name, accents aside.
    var inOrder: [Person] {
        map { (SearchText.fold($0.surname) + SearchText.fold($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
