import Database
import Foundation

/// Writes a whole folder in one transaction: all of it, or nothing.
struct ImportStore: Sendable {
    let database: Database
    /// Keeps the files of lessons.
    let files: FileFolder

    /// Undoes a dry run and carries what it would have done.
    private struct DryRun: Error {
        let changes: [ImportChange]
    }

    /// Brings the database in line with a folder and says what changed. With `isDryRun` nothing is written.
    /// - Parameters:
    ///   - removesVanished: puts away what is not in the folder any more, instead of keeping it.
    ///   - overwrites: what the folder replaces although it was changed in the browser; all else that was stays as it is there.
    /// - Throws: `ImportMistakes` for what only the database can know.
    func apply(
        _ folder: InstitutionFolder, isDryRun: Bool, removesVanished: Bool = false, overwrites: ImportOverwrites = .none,
        at now: Instant
    ) async throws -> [ImportChange] {
        // A file is there before anything in the database tells of it; one that nothing tells of does no harm.
        if !isDryRun {
            for media in folder.courses.flatMap(\.lessons).flatMap({ $0.files.values }) {
                try files.keep(media.path, digest: media.digest)
            }
        }
        do {
            return try await database.write { tx in
                try requireKnown(overwrites, folder, tx.reading)
                var changes = try institution(folder.institution, tx)
                changes += try ImportPeopleRows.apply(folder.people, at: now, tx)
                for course in folder.courses {
                    changes += try ImportCourseRows.apply(course, overwrites, at: now, tx)
                }
                changes += try ImportSurveyRows(now: now).apply(folder.surveys, tx)
                changes += try ImportVanishedRows(removes: removesVanished, overwrites: overwrites, now: now).apply(folder, tx)
                changes += try ImportDeadlineRows.apply(at: now, tx)
                if isDryRun { throw DryRun(changes: changes) }
                return changes
            }
        } catch let dryRun as DryRun {
            return dryRun.changes
        }
    }

    /// A mistyped name must not be silent: what it was to overwrite would stay.
    private func requireKnown(_ overwrites: ImportOverwrites, _ folder: InstitutionFolder, _ tx: ReadTransaction) throws {
        if overwrites == .none { return }
        var things = folder.courses.flatMap(\.things)
        for row in try tx.rows("SELECT course_key FROM course") { things.append(.course(try row["course_key"])) }
        let lessons = "SELECT course_key, lesson_key AS name FROM lesson JOIN course ON course.id = lesson.course_id" as SQL
        for row in try tx.rows(lessons) { things.append(.lesson(try row["name"], of: try row["course_key"])) }
        let tests =
            "SELECT course_key, assessment_key AS name FROM assessment JOIN course ON course.id = assessment.course_id" as SQL
        for row in try tx.rows(tests) { things.append(.test(try row["name"], of: try row["course_key"])) }
        for row in try tx.rows("SELECT user_name FROM person") { things.append(.person(try row["user_name"])) }
        let enrolments =
            """
            SELECT course_key, user_name AS name FROM enrolment JOIN course ON course.id = enrolment.course_id
            JOIN person ON person.id = enrolment.person_id
            """ as SQL
        for row in try tx.rows(enrolments) { things.append(.enrolment(try row["name"], of: try row["course_key"])) }
        let unknown = overwrites.unknown(among: things)
        guard unknown.isEmpty else {
            throw ImportMistakes(mistakes: unknown.map { Mistake($0, line: nil, "mistake.overwrite-unknown") })
        }
    }

    private func institution(_ institution: Institution, _ tx: WriteTransaction) throws -> [ImportChange] {
        let before = try InstitutionStore.find(tx.reading)
        guard before != institution else { return [] }
        try InstitutionStore.save(institution, tx)
        return [ImportChange(verb: before == nil ? .added : .changed, subject: .institution, name: institution.name)]
    }
}
