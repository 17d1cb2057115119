/// What a feature says to one person at the head of all pages of an area, such as that a test of theirs is in progress.
///
/// It is asked while a page is made, on the page's thread: it reads a few rows of that person, and nothing that grows with a course.
protocol AreaNotice: Sendable {
    var area: AreaTab.Area { get }

    /// Nil when there is nothing to say.
    func notice(to person: Viewer, at now: Instant, _ strings: Strings) throws -> Frame.Notice?
}
