import Database

/// One-time links for students who have not signed in yet.
struct InvitationStore: Sendable {
    let database: Database
    let key: LinkCodeKey

    /// Whom a person may invite to a course.
    struct Invited: Sendable {
        let course: Course
        /// In the order of the sheet.
        let students: [CoursePeopleStore.Student]
        /// Their links that still work.
        let open: [ID<Person>: OneTimeLink]

        /// The students whose links end when everybody gets a new one.
        var having: [CoursePeopleStore.Student] { students.filter { open[$0.id] != nil } }
        var without: [CoursePeopleStore.Student] { students.filter { open[$0.id] == nil } }
        /// A fingerprint of the links that end; nil when none does.
        var seen: String? {
            let ids = students.compactMap { open[$0.id]?.id.text }
            return ids.isEmpty ? nil : ContentDigest(ids.joined(separator: " ")).hexadecimal
        }
    }

    struct Slip: Sendable {
        let name: String
        let userName: String
        let secret: LinkSecret
    }

    /// The students of a course whom this person may invite; nil when the course is not this person's.
    func invited(in course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Invited? {
        let invited: Invited? = try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            let students = try CoursePeopleStore.students(of: course, for: viewer, tx).filter(\.isInvitable)
            return try Invited(
                course: taught.course, students: students, open: OneTimeLinkStore.open(of: students.map(\.id), at: now, tx))
        }
        return invited.map {
            Invited(course: $0.course, students: CoursePeopleStore.Student.sorted($0.students), open: $0.open)
        }
    }

    /// Makes a link for each of these students who may still be invited; their earlier links end. Nil when the course is not this
    /// person's.
    /// - Parameter ending: the links that are known to end. Who has got another one since keeps it, and is left out.
    func invite(
        _ people: [ID<Person>], ending: [ID<Person>: OneTimeLink], in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> [Slip]? {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return nil }
            let open = try OneTimeLinkStore.open(of: people, at: now, tx.reading)
            let students = try CoursePeopleStore.students(of: course, among: people, for: viewer, tx.reading).filter {
                $0.isInvitable && (open[$0.id] == nil || open[$0.id] == ending[$0.id])
            }
            return try CoursePeopleStore.Student.sorted(students).map { student in
                let secret = try OneTimeLinkStore.make(for: student.id, .invitation, by: viewer.id, under: key, at: now, tx)
                return Slip(name: student.name + " " + student.surname, userName: student.userName, secret: secret)
            }
        }
    }
}
