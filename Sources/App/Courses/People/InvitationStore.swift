import Database

/// One-time links for students who have not signed in yet.
struct InvitationStore: Sendable {
    let database: Database

    struct Slip: Sendable {
        let name: String
        let userName: String
        let token: SessionToken
    }

    /// Makes a link for each student of a course who is that and nothing else, and has no password; links made for them before end. Nil when
    /// the course is not this person's.
    func invite(studentsOf course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> [Slip]? {
        try await database.write { tx in
            guard try TaughtCourseStore.find(course, by: viewer, tx.reading) != nil else { return nil }
            let students = try CoursePeopleStore.students(of: course, tx.reading).filter(\.isInvitable)
            return try CoursePeopleStore.Student.sorted(students).map { student in
                let token = try OneTimeLinkStore.make(for: student.id, .invitation, by: viewer.id, at: now, tx)
                return Slip(name: student.name + " " + student.surname, userName: student.userName, token: token)
            }
        }
    }
}
