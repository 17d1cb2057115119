import Database

/// What the parts of an import are made with.
struct ImportKit: Sendable {
    /// Keeps the files of lessons.
    let files: FileFolder
    let sitting: SittingRows
    /// What the features have in a course's folder.
    let courseParts: [any CourseImportPart]
}

extension ImportStore {
    /// With the parts of all features.
    init(database: Database, files: FileFolder) {
        let kit = ImportKit(files: files, sitting: .attempts, courseParts: features.flatMap { $0.courseParts(files) })
        self.init(database: database, parts: features.flatMap { $0.importParts(kit) })
    }
}
