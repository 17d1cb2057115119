/// What the pages of topics post.
struct TopicForm: Decodable, Sendable {
    var title: String?
    /// The parent of a new topic; empty for none.
    var below: String?
    var place: String?
    /// The place that the form showed; nil where it showed none.
    var placed: String?
    /// The topic to merge into.
    var into: String?
    /// The keys of kinds of knowledge.
    var dimensions: [String]?
    /// The key of a priority; nil where the form says nothing of what the topic is about.
    var priority: String?
    /// "1" where students should know it before.
    var prerequisite: String?
    /// The fingerprint of what the form showed.
    var seen: String?
    /// From where somebody came.
    var from: String?
    var go: String?

    var way: WayBack? { WayBack(from) }

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

    /// What was typed and chosen.
    /// - Throws: `FormErrors`
    func edit() throws -> TopicEdit {
        var errors = FormErrors()
        let title: String
        do { title = try checkedTitle() } catch let wrong as FormErrors {
            errors = wrong
            title = ""
        }
        let knowledge = knowledge(&errors)
        try errors.check()
        return TopicEdit(
            title: title, place: TopicPlace(place), isMoved: place == nil || place != placed, knowledge: knowledge, seen: seen)
    }

    private func knowledge(_ errors: inout FormErrors) -> TopicKnowledge? {
        guard let priority else { return nil }
        let kinds = (dimensions ?? []).map { KnowledgeDimension(rawValue: $0) }
        if kinds.contains(nil) { errors.add("dimensions", "teach.choose") }
        guard let priority = TopicPriority(rawValue: priority) else {
            errors.add("priority", "teach.choose")
            return nil
        }
        return TopicKnowledge(
            dimensions: Set(kinds.compactMap { $0 }), priority: priority, isPrerequisite: prerequisite == "1")
    }

    /// What the form shows of a topic.
    func filled(_ topic: Topic, _ knowledge: TopicKnowledge, place: TopicPlace) -> TopicForm {
        var form = self
        if form.title == nil { form.title = topic.title }
        if form.place == nil { form.place = place.text }
        if form.placed == nil { form.placed = place.text }
        guard form.priority == nil else { return form }
        form.priority = knowledge.priority.rawValue
        form.dimensions = knowledge.dimensions.map(\.rawValue)
        form.prerequisite = knowledge.isPrerequisite ? "1" : nil
        return form
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
