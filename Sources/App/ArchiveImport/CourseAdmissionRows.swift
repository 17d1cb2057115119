import Database

/// Lets a person import courses of their own and new ones. A course of somebody else that has the key of the archive's is not
/// changed: the archive's course gets another key.
struct CourseAdmission: ImportAdmission {
    /// Thrown when the import does something else than what was shown.
    struct Outdated: Error {
        /// What it would have done.
        let outcome: ImportOutcome
    }

    let viewer: Viewer
    /// The digest of the archive.
    let archive: String
    let keepsPeople: Bool
    /// The id of the first new course, so that pressing twice makes one.
    let newID: ID<Course>
    /// The digest of the plan that was shown; nil while planning.
    let seen: String?

    func admitted(_ folder: InstitutionFolder, _ tx: ReadTransaction) throws -> InstitutionFolder {
        if !keepsPeople { try requireSameRights(folder.people, tx) }
        var folder = folder
        folder.surveys = []
        let known = try tx.rows("SELECT course_key, id FROM course").map { row -> (String, ID<Course>) in
            try (row["course_key"], row["id"])
        }
        let ids = Dictionary(known, uniquingKeysWith: { first, _ in first })
        let own = try TeacherCourseRows.all(by: viewer, tx).filter { !$0.isArchived || $0.isManaged }.map(\.course.id)
        var taken = Set(ids.keys).union(folder.courses.map(\.key))
        var free = ids.values.contains(newID) ? nil : newID
        folder.courses = folder.courses.map { written in
            var course = written
            if let id = ids[written.key] {
                if own.contains(id) { return course }
                course.key = CourseKey.make(code: written.key, title: written.document.title, taken: taken)
                taken.insert(course.key)
            }
            course.newID = free?.text
            free = nil
            return course
        }
        return folder
    }

    /// Refuses an archive that makes administrators or members of the quality office, or that takes these roles away.
    private func requireSameRights(_ people: [PeopleDocument.Entry], _ tx: ReadTransaction) throws {
        let guarded: Set<Role> = [.administrator, .qualityOffice, .office]
        let known = try PersonStore.people(tx, where: "user_name <> ''").map { ($0.userName, $0.roles) }
        let roles = Dictionary(known, uniquingKeysWith: { first, _ in first })
        let mistakes = people.filter { entry in
            entry.roles.intersection(guarded) != (roles[entry.userName] ?? []).intersection(guarded)
        }.map { Mistake(PeopleDocument.fileName, line: $0.line, "course-import.roles", ["value": $0.userName]) }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
    }

    func accept(_ outcome: ImportOutcome) throws {
        guard ImportPlan.digest(outcome, archive: archive, keepsPeople: keepsPeople) == seen else {
            throw Outdated(outcome: outcome)
        }
    }
}
