import Database
import Foundation

/// Plans the import of courses for a person, and carries it out.
struct ArchiveImportStore: Sendable {
    private let database: Database
    private let imports: ImportStore

    /// - Parameter receipts: the key of receipts, for who moves up where registrations for exams end.
    init(database: Database, files: FileFolder, receipts: ReceiptKey?) {
        self.database = database
        imports = ImportStore(database: database, files: files, receipts: receipts)
    }

    /// What an import would do. Nothing is written.
    /// - Throws: `ImportMistakes` for mistakes that only the database can show.
    func plan(_ folder: InstitutionFolder, _ admission: CourseAdmission, at now: Instant) async throws -> ImportPlan {
        let outcome = try await imports.run(folder, isDryRun: true, run(admission, at: now), admission: admission)
        return try await plan(outcome, of: folder, admission)
    }

    /// What an import would do, as it was worked out in a transaction.
    func plan(_ outcome: ImportOutcome, of folder: InstitutionFolder, _ admission: CourseAdmission) async throws -> ImportPlan {
        var plan = ImportPlan(outcome, of: folder, archive: admission.archive, keepsPeople: admission.keepsPeople)
        let own = try await database.read { tx in try TeacherCourseRows.all(by: admission.viewer, tx).map(\.course.code) }
        plan.courses = plan.courses.map { planned in
            var course = planned
            course.hasNamesake = planned.isNew && own.contains(planned.code)
            return course
        }
        return plan
    }

    /// Imports, and gives the id of the first course.
    /// - Throws: `CourseAdmission.Outdated` when something else would be done than what was shown.
    func carryOut(_ folder: InstitutionFolder, _ admission: CourseAdmission, at now: Instant) async throws -> ID<Course>? {
        let outcome = try await imports.run(folder, isDryRun: false, run(admission, at: now), admission: admission)
        guard let key = outcome.folder.courses.first?.key else { return nil }
        return try await database.read { tx in
            try tx.first("SELECT id FROM course WHERE course_key = \(key)").map { try $0["id"] }
        }
    }

    /// Whether a course is there and this person may change it.
    func isThere(_ course: ID<Course>, for viewer: Viewer) async throws -> Bool {
        try await database.read { tx in try TeacherCourseRows.find(course, by: viewer, tx) != nil }
    }

    /// Whether the disk of a folder has room for so many bytes.
    static func hasRoom(for size: Int, in folder: String) -> Bool {
        DiskSpace(at: folder)?.hasRoom(for: size) ?? true
    }

    private func run(_ admission: CourseAdmission, at now: Instant) -> ImportRun {
        ImportRun(
            keepsPeople: admission.keepsPeople,
            professor: admission.viewer.roles.contains(.teacher) ? admission.viewer : nil, isCoursesOnly: true, now: now)
    }
}
