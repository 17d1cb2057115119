/// Texts that may name files of their course.
struct FileHolders: Sendable {
    struct Place: Sendable, Equatable {
        /// Where it is written.
        let href: String
        let title: String
    }

    /// What is being written.
    struct Draft: Sendable {
        let place: Place
        let body: String
        /// The files that it names, among those that there are: asked outside of transactions, and only where a name stands at all.
        let names: @Sendable ([String: StoredFile]) -> Set<String>
    }

    /// Of which readers see a file, by its name.
    var shown: [String: [Place]] = [:]
    let drafts: [Draft]
}
