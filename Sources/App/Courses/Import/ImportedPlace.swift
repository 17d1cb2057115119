/// Where what lies in a course's folder comes to stand.
struct ImportedPlace: Sendable {
    let key: String
    let course: ID<Course>
    /// By their paths.
    let topics: [[String]: ID<Topic>]
    /// Whether the course was not there.
    let isNew: Bool
    /// Whether the course is left as it is in the browser: then the topics are those of the browser as well.
    let isLeft: Bool
}
