import Database
import Foundation

/// The other dates that single students have in a test, for the teachers of its course.
struct DatesStore: Sendable {
    let database: Database

    struct Overview: Sendable {
        let course: Course
        let assessment: Assessment
        let schedule: Schedule
        let zone: TimeZone
        /// Those who study the course, by surname and name.
        let students: [Student]
        /// Those who have other dates, in the same order. Somebody who has left the course is among them.
        let given: [Given]

        var shown: ShownDates { ShownDates(given.map(\.line)) }
    }

    struct Student: Sendable {
        let person: Person
        let standing: Standing
    }

    struct Given: Sendable {
        let student: Student
        let line: TestDateRows.Line
    }

    /// What other dates can change for a student.
    enum Standing: Sendable {
        /// An attempt can be begun, within the dates.
        case free
        /// An attempt is in progress, which keeps its deadline.
        case running
        /// No attempt is left.
        case done
    }

    /// What giving dates to several students did.
    enum Giving: Sendable, Equatable {
        /// For how many something changed, and how many of them are in the middle of an attempt.
        case given(changed: Int, running: Int)
        /// Somebody does not study the course.
        case strangers
        /// Somebody has been given other dates, or lost them, since the page was shown.
        case changed
    }

    enum Removal: Sendable {
        case removed
        /// Other dates have been given since the page was shown.
        case changed
    }

    /// Nil when this person may not change the test, and for a test that has no dates.
    func find(_ id: ID<Assessment>, by viewer: Viewer, at now: Instant) async throws -> Overview? {
        try await database.read { tx in
            guard let (course, assessment, schedule) = try Self.test(id, by: viewer, tx) else { return nil }
            let attempts = try Self.attempts(at: id, tx)
            func student(_ person: Person) -> Student {
                Student(person: person, standing: Self.standing(attempts[person.id] ?? [], assessment.policy, at: now))
            }
            let lines = Dictionary(
                try TestDateRows.lines(in: id, tx).map { ($0.person, $0) }, uniquingKeysWith: { first, _ in first })
            let people = try PersonStore.people(
                tx,
                where: """
                    person.removed_at IS NULL AND (\(Self.studies(course.id))
                    OR person.id IN (SELECT person_id FROM date_override WHERE assessment_id = \(id)))
                    """
            ).inOrder
            let enrolled = try Set(
                tx.rows("SELECT person.id FROM person WHERE \(Self.studies(course.id))").map { row -> ID<Person> in try row["id"]
                })
            return try Overview(
                course: course, assessment: assessment, schedule: schedule, zone: TestEditorStore.zone(tx),
                students: people.filter { enrolled.contains($0.id) }.map(student),
                given: people.compactMap { person in
                    lines[person.id].map { Given(student: student(person), line: $0) }
                })
        }
    }

    /// Gives students of the course other dates. Nil when this person may not change the test.
    /// - Parameter shown: the dates that the page showed, where it says so. Who has these new dates already has no others in between.
    func give(
        _ dates: DateOverride, to userNames: [String], seeing shown: ShownDates? = nil, in id: ID<Assessment>, by viewer: Viewer,
        at now: Instant
    ) async throws -> Giving? {
        try await database.write { tx in
            guard let (course, _, _) = try Self.test(id, by: viewer, tx.reading) else { return nil }
            // However many names are posted, the question to the database is as long as ever.
            let names = Set(userNames)
            let people = try tx.reading.rows(
                """
                SELECT person.id, person.user_name FROM person WHERE person.removed_at IS NULL AND \(Self.studies(course.id))
                ORDER BY person.user_name, person.id
                """
            ).compactMap { row -> ID<Person>? in try names.contains(row["user_name"] as String) ? row["id"] : nil }
            guard !people.isEmpty, people.count == userNames.count else { return .strangers }
            let lines = try TestDateRows.lines(in: id, tx.reading).filter { people.contains($0.person) }
            let others = people.filter { person in lines.first { $0.person == person }?.dates != dates }
            if let shown, !shown.isCurrent(lines, of: others) { return .changed }
            let attempts = try Self.attempts(at: id, tx.reading)
            var (changed, running) = (0, 0)
            for person in people {
                let begun = attempts[person]?.first { $0.isInProgress && !$0.isExpired(at: now) }?.startedAt
                guard try DateOverrideWriteRows.give(dates, to: person, in: id, by: viewer.id, after: begun, at: now, tx) else {
                    continue
                }
                changed += 1
                running += begun == nil ? 0 : 1
            }
            if changed > 0 { try EditedRows.mark(test: id, at: now, tx) }
            return .given(changed: changed, running: running)
        }
    }

    /// Removes somebody's other dates, if they are those that the page showed; who has none any more keeps none. Nil when this
    /// person may not change the test.
    func remove(
        _ person: ID<Person>, madeAt: Instant?, in id: ID<Assessment>, by viewer: Viewer, at now: Instant
    ) async throws -> Removal? {
        try await database.write { tx in
            guard try Self.test(id, by: viewer, tx.reading) != nil else { return nil }
            let line = try TestDateRows.lines(in: id, tx.reading).first { $0.person == person }
            guard let line else { return .removed }
            guard line.madeAt == madeAt else { return .changed }
            let begun = try Self.attempts(at: id, tx.reading)[person]?.first(where: \.isInProgress)?.startedAt
            try DateOverrideWriteRows.give(nil, to: person, in: id, by: viewer.id, after: begun, at: now, tx)
            try EditedRows.mark(test: id, at: now, tx)
            return .removed
        }
    }

    private static func test(
        _ id: ID<Assessment>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (Course, Assessment, Schedule)? {
        guard let test = try TeacherAssessmentRows.find(id, by: viewer, tx), test.removedAt == nil,
            let assessment = test.published, let schedule = assessment.schedule
        else { return nil }
        return (test.course.course, assessment, schedule)
    }

    private static func studies(_ course: ID<Course>) -> SQL {
        "person.id IN (SELECT person_id FROM enrolment WHERE course_id = \(course))"
    }

    /// The attempts that count, by person.
    private static func attempts(at test: ID<Assessment>, _ tx: ReadTransaction) throws -> [ID<Person>: [Attempt]] {
        try Dictionary(grouping: AttemptRows.attempts(tx, where: "attempt.assessment_id = \(test)").valid, by: \.person)
    }

    private static func standing(_ attempts: [Attempt], _ policy: AttemptPolicy, at now: Instant) -> Standing {
        if attempts.contains(where: { $0.isInProgress && !$0.isExpired(at: now) }) { return .running }
        return policy.left(after: attempts.count) == 0 ? .done : .free
    }
}
