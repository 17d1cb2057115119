/// The topics of a course as a tree, and a field for one more.
struct TeacherTopicsPage: Page {
    static let template = "Courses/teacher-topics"

    struct Row: Sendable {
        let href: String
        let title: String
        /// From 0 to 4; deeper topics are not indented further.
        let depth: Int
        let detail: String?
    }

    private static let deepest = 4

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let rows: [Row]
    let hasRows: Bool
    let action: String
    let fields: [TypedField]
    /// From where somebody came.
    let from: String?
    /// What was done below, at the field for one more.
    let done: String?
    /// The last merge, while the topics are as it left them.
    let merge: TopicMergeNotice?

    init(
        frame: Frame, strings: Strings, shelf: TopicEditingStore.Shelf, form: TopicForm = TopicForm(),
        way: WayBack? = nil, done: String? = nil, errors: FormErrors? = nil, merge: TopicMergeNotice? = nil
    ) {
        let (course, topics) = (shelf.taught.course, shelf.topics)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = course.language.rawValue
        let here = way.flatMap { WayBack($0.on(TeachTopicRoutes.topics(of: course.id))) }
        rows = topics.inOrder.map { topic in
            Row(
                href: here.on(TeachTopicRoutes.edit(topic.id)), title: topic.title,
                depth: min(Self.deepest, topics.depth(of: topic)),
                detail: Self.detail(of: topic, shelf, strings))
        }
        hasRows = !rows.isEmpty
        self.merge = merge
        (from, self.done) = (way?.address, done)
        action = TeachTopicRoutes.topics(of: course.id)
        let parents = topics.inOrder.map { ($0.id.text, topics.path(to: $0.id).map(\.title).joined(separator: " / ")) }
        fields = [
            TypedField("title", strings("teach.topic-title"), form.title, errors: errors, strings),
            TypedField(
                "below", strings("teach.topic-below"), chosen: form.below, of: [("", strings("teach.outermost"))] + parents,
                errors: errors, strings),
        ]
        self.errors = ErrorSummary(errors, strings, of: fields)
    }

    private static func detail(of topic: Topic, _ shelf: TopicEditingStore.Shelf, _ strings: Strings) -> String? {
        let parts = [shelf.uses[topic.id]?.sentence(strings), shelf.knowledge[topic.id]?.sentence(strings)].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
