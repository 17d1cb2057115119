/// Which file of a course is deleted or put back.
struct FileRemovalForm: Decodable, Sendable {
    /// As the texts of the course name it.
    let name: String
}
