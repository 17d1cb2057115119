/// What a button that deletes or restores a file posts.
struct FileRemovalForm: Decodable, Sendable {
    /// The name in the texts of the course.
    let name: String
}
