import Database
import Foundation

/// The extra time that people have in all tests; administrators give it.
struct ExtraTimeStore: Sendable {
    let database: Database

    struct Line: Sendable {
        let person: Person
        let own: ExtraTime
        /// In how many tests the person has an exception.
        let exceptions: Int
    }

    struct Overview: Sendable {
        let person: Person
        let own: ExtraTime
        /// The default in the form.
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

    /// The extra time of one person, and the deadlines that follow from it in the courses that the person studies. Nil when there
    /// is no such person.
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

    /// Sets the extra time that a person has in all tests, and moves the deadlines of running attempts. Gives the user name and
    /// the moves; nil when there is no such person.
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
