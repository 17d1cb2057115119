/// A file of an exported import folder.
struct ExportEntry: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        case text(String)
        /// A file of a lesson, in the `FileFolder`, with its size in bytes.
        case file(digest: String, size: Int)
        /// A picture of a test, in the database, with its length in bytes.
        case picture(ID<AssessmentRevision>, name: String, size: Int)
    }

    /// The path below the folder.
    let name: String
    let content: Content

    /// In bytes.
    var size: Int {
        switch content {
        case .text(let text): text.utf8.count
        case .file(_, let size), .picture(_, _, let size): size
        }
    }

    var isDocument: Bool {
        if case .text = content { true } else { false }
    }
}
