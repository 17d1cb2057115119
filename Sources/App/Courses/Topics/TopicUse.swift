/// What belongs to a topic itself, without its subtopics.
struct TopicUse: Sendable, Equatable {
    var lessons = 0
    var tests = 0
    /// The number of questions in the newest revisions of tests.
    var questions = 0
    var resources = 0
    /// The number of learning objectives that are not deleted.
    var objectives = 0
    /// Whether anything refers to the topic, including deleted things and earlier revisions. If so, it cannot be deleted.
    var isReferred = false

    /// In words; nil when there is nothing.
    func sentence(_ strings: Strings) -> String? {
        let parts = things(strings)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// Each kind of thing that is there, in words.
    func things(_ strings: Strings) -> [String] {
        [
            lessons > 0 ? strings("teach.lessons", n: lessons) : nil, tests > 0 ? strings("teach.tests", n: tests) : nil,
            questions > 0 ? strings("teach.questions", n: questions) : nil,
            resources > 0 ? strings("teach.resources", n: resources) : nil,
            objectives > 0 ? strings("teach.objectives", n: objectives) : nil,
        ].compactMap { $0 }
    }
}
