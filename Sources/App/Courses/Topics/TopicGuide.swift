/// What a feature says at the head of the topics of a course, and of the page of one of them.
protocol TopicGuide: Sendable {
    /// - Parameters:
    ///   - topic: nil for the list.
    ///   - way: the page itself, to which what it leads to leads back.
    /// - Returns: nil where nothing is to be said.
    /// - Throws: the error of the database.
    func guidance(
        at topic: ID<Topic>?, in course: ID<Course>, from way: WayBack?, to viewer: Viewer, _ strings: Strings
    ) async throws -> Frame.Guidance?
}
