/// What a feature says at the head of the topics of a course, and of the page of one of them.
protocol TopicGuide: Sendable {
    /// - Parameter topic: nil for the list.
    /// - Returns: nil where nothing is to be said.
    /// - Throws: the error of the database.
    func guidance(
        at topic: ID<Topic>?, in course: ID<Course>, to viewer: Viewer, _ strings: Strings
    ) async throws -> Frame.Guidance?
}
