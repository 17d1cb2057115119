/// The course into which a folder is imported.
struct ImportedPlace: Sendable {
    let key: String
    let course: ID<Course>
    /// The ids of the topics, by their paths.
    let topics: [[String]: ID<Topic>]
    /// Whether the import adds the course.
    let isNew: Bool
    /// Whether the course itself stays as it was edited in the browser. Then its topics stay as well.
    let isLeft: Bool
}
