/// Texts that can refer to files of their course.
struct FileHolders: Sendable {
    struct Place: Sendable, Equatable {
        let kind: CourseItem.Kind
        /// The page on which the text is written.
        let href: String
        let title: String
        /// Whether it was deleted and can be restored.
        let isRemoved: Bool
    }

    /// The draft of a text.
    struct Draft: Sendable {
        let place: Place
        let body: String
        /// Gives the existing files that the draft names. Called after the transaction, and only if the text contains a file's
        /// name.
        let names: @Sendable ([String: StoredFile]) -> Set<String>
    }

    /// The places where readers see a file, by its name.
    var shown: [String: [Place]] = [:]
    let drafts: [Draft]
}
