/// What the button that confirms an import posts.
struct ArchiveImportForm: Decodable, Sendable {
    /// The digest of the plan that was shown.
    let plan: String
    /// The id of a new course, made when the plan was shown.
    let course: String
    /// Whether the people of the archive are imported.
    var people: String?
}
