/// A lesson to read again, because questions about its topic were not fully right.
struct RepeatedLesson: Equatable, Sendable {
    let href: String
    let title: String
    /// The topic, and how much of its points was earned.
    let share: String

    /// Beyond so many nobody would begin.
    static let most = 6

    /// The lessons about topics with a share below the whole, the weakest topic first. It knows no more than the shares that are
    /// shown, so that a final's lessons say nothing that its topics do not say.
    static func lessons(
        _ lessons: [QuizLesson], after shares: [TopicShare], in tree: TopicTree, _ strings: Strings
    ) -> [RepeatedLesson] {
        let weak = shares.enumerated().filter { $0.element.earned < $0.element.possible }
            .sorted { ($0.element.perMille, $0.offset) < ($1.element.perMille, $1.offset) }.map(\.element)
        let placed = lessons.compactMap { lesson in share(of: lesson, shares, tree).map { (topic: $0.topic.id, lesson: lesson) } }
        return weak.flatMap { share in
            placed.filter { $0.topic == share.topic.id }.map { RepeatedLesson($0.lesson, share, strings) }
        }.prefix(most).map { $0 }
    }

    private init(_ lesson: QuizLesson, _ share: TopicShare, _ strings: Strings) {
        (href, title) = (lesson.href, lesson.title)
        self.share =
            share.topic.title + " · " + strings.formats.percent(share.earned.thousandths, of: share.possible.thousandths)
    }

    /// The innermost topic shown that a lesson is about. A lesson about a subtopic without questions belongs to none where other
    /// subtopics have some.
    private static func share(of lesson: QuizLesson, _ shares: [TopicShare], _ tree: TopicTree) -> TopicShare? {
        guard let topic = lesson.topic else { return nil }
        let path = tree.path(to: topic).map(\.id)
        guard let innermost = shares.last(where: { path.contains($0.topic.id) }) else { return nil }
        let isDivided = shares.contains { $0.topic.parent == innermost.topic.id }
        return innermost.topic.id == topic || !isDivided ? innermost : nil
    }
}
