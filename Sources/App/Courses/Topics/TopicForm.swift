/// What the pages of topics post.
struct TopicForm: Decodable, Sendable {
    var title: String?
    /// The parent of a new topic; empty for none.
    var below: String?
    var place: String?
    /// The topic to merge into.
    var into: String?
    /// The title that the form showed.
    var seen: String?

    /// - Throws: `FormErrors`
    func checkedTitle() throws -> String {
        guard let title = TypedText.line(title) else {
            throw FormErrors(items: [.init(field: "title", key: "teach.topic-title-missing")])
        }
        guard title.isWithin(letters: CourseFields.longestLine) else {
            throw FormErrors(items: [.init(field: "title", key: "teach.too-long")])
        }
        return title
    }

    var parent: ID<Topic>? {
        TypedText.line(below).map { ID(text: $0) }
    }

    /// - Throws: `FormErrors`
    func target() throws -> ID<Topic> {
        guard let into = TypedText.line(into) else { throw FormErrors(items: [.init(field: "into", key: "teach.choose")]) }
        return ID(text: into)
    }
}
