import Foundation

/// Takes an uploaded archive, keeps it until it is confirmed, and imports it. One archive is read at a time.
struct ArchiveImportWorkflow: Sendable {
    let shelf: ArchiveShelf
    let imports: ArchiveImportStore
    /// The folder of the database.
    let dataFolder: String
    let turns: PageSlots
    let plans: RecentPlans
    /// The largest archive, in bytes.
    let largest: Int

    /// Checks an uploaded archive and stores it. Nothing of an archive with mistakes stays.
    /// - Throws: `ImportMistakes`; `ArchiveShelf.Full`; `Problem.diskFull`, `Problem.busy`.
    func keep(_ received: ReceivedFile, of viewer: Viewer, at now: Instant) async throws {
        do {
            try await read(received.path, at: now) { _ in }
        } catch let found as ImportMistakes {
            let written = (received.path as NSString).lastPathComponent
            throw ImportMistakes(mistakes: found.mistakes.map { $0.file == written ? $0.of(received.name) : $0 })
        }
        let shelf = shelf
        try await FileThreads.run { try shelf.keep(received, of: viewer.id, at: now) }
        plans.forget(viewer.id)
    }

    /// What an import would do: as it was worked out less than a minute ago, or worked out now.
    /// - Throws: `ImportMistakes` for mistakes that only the database can show; `Gone`, `Problem.diskFull`, `Problem.busy`.
    func plan(_ archive: ArchiveShelf.Archive, _ admission: CourseAdmission, at now: Instant) async throws -> ImportPlan {
        if let recent = plans.find(admission.key, at: now) { return try recent.get() }
        return try await read(archive.path, at: now) { folder in try await newPlan(folder, admission, at: now) }
    }

    private func newPlan(
        _ folder: InstitutionFolder, _ admission: CourseAdmission, at now: Instant
    ) async throws -> ImportPlan {
        do {
            let plan = try await imports.plan(folder, admission, at: now)
            plans.keep(.success(plan), as: admission.key, at: now)
            return plan
        } catch let found as ImportMistakes {
            plans.keep(.failure(found), as: admission.key, at: now)
            throw found
        }
    }

    /// Imports an archive if that does what was shown, and gives the first course.
    /// - Returns: what it would do in place of that.
    func carryOut(
        _ archive: ArchiveShelf.Archive, _ admission: CourseAdmission, at now: Instant
    ) async throws -> Result<ID<Course>, Changed> {
        let recent = try plans.find(admission.key, at: now)?.get()
        if let recent, recent.digest != admission.seen { return .failure(Changed(plan: recent)) }
        return try await read(archive.path, at: now) { folder in
            if recent == nil {
                // Files of lessons are stored before the database refers to them, so that an outdated plan is noticed before.
                let plan = try await newPlan(folder, admission, at: now)
                guard plan.digest == admission.seen else { return .failure(Changed(plan: plan)) }
            }
            do {
                guard let course = try await imports.carryOut(folder, admission, at: now) else { throw Problem.notFound }
                let shelf = shelf
                try? await FileThreads.run { try shelf.finish(archive, of: admission.viewer.id, as: course) }
                plans.forget(admission.viewer.id)
                return .success(course)
            } catch let outdated as CourseAdmission.Outdated {
                let plan = try await imports.plan(outdated.outcome, of: folder, admission)
                plans.keep(.success(plan), as: admission.key, at: now)
                return .failure(Changed(plan: plan))
            }
        }
    }

    /// The archive is no longer there: meanwhile it was imported or deleted.
    struct Gone: Error {}

    /// Something else would be done than what was shown.
    struct Changed: Error {
        let plan: ImportPlan
    }

    private func read<Value: Sendable>(
        _ path: String, at now: Instant, _ body: (InstitutionFolder) async throws -> Value
    ) async throws -> Value {
        try await turns.take {
            let dataFolder = dataFolder
            let reading = try await FileThreads.run {
                guard FileManager.default.fileExists(atPath: path) else { throw Gone() }
                // It is unpacked, and the files of lessons are copied.
                guard try ArchiveImportStore.hasRoom(for: 2 * ImportSource.size(of: path), in: dataFolder) else {
                    throw Problem.diskFull
                }
                return try ArchiveReading(path, beside: dataFolder, at: now)
            }
            let result: Result<Value, any Error>
            do { result = .success(try await body(reading.folder)) } catch { result = .failure(error) }
            // What stays on disk after a failure here is deleted by a later import.
            try? await FileThreads.run { reading.close() }
            return try result.get()
        }
    }
}

extension CourseAdmission {
    fileprivate var key: RecentPlans.Key {
        RecentPlans.Key(person: viewer.id, archive: archive, keepsPeople: keepsPeople)
    }
}

extension Mistake {
    /// The same mistake, of a file that is called otherwise.
    fileprivate func of(_ name: String) -> Mistake { Mistake(name, line: line, key, values) }
}
