import Database

/// One-time links for students who have not signed in yet.
struct InvitationStore: Sendable {
    let database: Database

    struct Slip: Sendable {
        let name: String
        let userName: String
        let token: SessionToken
    }

    /// The students of a course whom this person may invite, in the order of the sheet; nil when the course is not this person's.
    func invitable(in course: ID<Course>, by viewer: Viewer) async throws -> [ID<Person>]? {
        let students: [CoursePeopleStore.Student]? = try await database.read { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx) != nil else { return nil }
            return try CoursePeopleStore.students(of: course, for: viewer, tx).filter(\.isInvitable)
        }
        return students.map { CoursePeopleStore.Student.sorted($0).map(\.id) }
    }

    /// Makes a link for each of these students who may still be invited; their earlier links end. Nil when the course is not this
    /// person's.
    func invite(
        _ people: [ID<Person>], in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> [Slip]? {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return nil }
            let students = try CoursePeopleStore.students(of: course, among: people, for: viewer, tx.reading).filter(
                \.isInvitable)
            return try CoursePeopleStore.Student.sorted(students).map { student in
                let token = try OneTimeLinkStore.make(for: student.id, .invitation, by: viewer.id, at: now, tx)
                return Slip(name: student.name + " " + student.surname, userName: student.userName, token: token)
            }
        }
    }
}
