import Database

/// What the parts of an import need.
struct ImportKit: Sendable {
    /// Stores the files of lessons.
    let files: FileFolder
    let sitting: SittingRows
    /// The parts of all features for a course's folder.
    let courseParts: [any CourseImportPart]
}

extension ImportStore {
    /// With the parts of all features.
    init(database: Database, files: FileFolder) {
        let kit = ImportKit(files: files, sitting: .attempts, courseParts: features.flatMap { $0.courseParts(files) })
        self.init(database: database, parts: features.flatMap { $0.importParts(kit) })
    }
}
