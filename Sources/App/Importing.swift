import Database

/// What the parts of an import need.
struct ImportKit: Sendable {
    /// Stores the files of lessons.
    let files: FileFolder
    let sitting: SittingRows
    /// The key of receipts; nil where none is issued.
    let receipts: ReceiptKey?
    /// The parts of all features for a course's folder.
    let courseParts: [any CourseImportPart]
}

extension ImportStore {
    /// With the parts of all features.
    /// - Parameter receipts: the key of receipts, for registrations for exams, and for who moves up where some end.
    init(database: Database, files: FileFolder, receipts: ReceiptKey? = nil) {
        let kit = ImportKit(
            files: files, sitting: .attempts, receipts: receipts, courseParts: features.flatMap { $0.courseParts(files) })
        self.init(database: database, parts: features.flatMap { $0.importParts(kit) })
    }
}
