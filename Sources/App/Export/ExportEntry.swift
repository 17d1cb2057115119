/// A file of an import folder that is made of what is stored.
struct ExportEntry: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        case text(String)
        /// A file of lessons, in the `FileFolder`, with its length in bytes.
        case file(digest: String, size: Int)
        /// A picture of a test, in the database, with its length in bytes.
        case picture(ID<AssessmentRevision>, name: String, size: Int)
    }

    /// Below the folder.
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
