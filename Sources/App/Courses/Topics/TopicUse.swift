/// What hangs on a topic itself, not on those below it.
struct TopicUse: Sendable, Equatable {
    var lessons = 0
    var tests = 0
    /// In the newest revisions of tests.
    var questions = 0
    /// Also what was deleted, and earlier revisions: with one of them a topic cannot go.
    var isReferred = false

    /// In words; nil when there is nothing.
    func sentence(_ strings: Strings) -> String? {
        let parts = [
            lessons > 0 ? strings("teach.lessons", n: lessons) : nil, tests > 0 ? strings("teach.tests", n: tests) : nil,
            questions > 0 ? strings("teach.questions", n: questions) : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
