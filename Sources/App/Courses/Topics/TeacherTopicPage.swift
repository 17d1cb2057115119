/// The page of one topic: what it is about, its resources, rename or move it, merge it into another, delete it. It names what
/// belongs to the topic.
struct TeacherTopicPage: Page {
    static let template = "Courses/teacher-topic"

    let frame: Frame
    let errors: ErrorSummary?
    /// What belongs to it; nil when nothing does.
    let use: String?
    /// The fingerprint of what is stored, which is posted back.
    let seen: String
    /// The place that the form showed, which is posted back.
    let placed: String
    /// What another person has made of it meanwhile, in words.
    let stored: String?
    let action: String
    /// From where somebody came.
    let from: String?
    let titles: [TypedField]
    let dimensions: TopicDimensionField
    let priorities: [TypedField]
    let prerequisite: TopicPrerequisiteField
    let places: [TypedField]
    let resources: TopicResourceList
    /// What was done to its resources.
    let done: String?
    let mergeAction: String
    let mergeFields: [TypedField]
    let canMerge: Bool
    let contentLanguage: String
    /// The lessons and tests that belong to it, including those that were deleted and can be restored.
    let items: CourseItemList?
    let removeAction: String
    /// Why it cannot be deleted; nil when it can.
    let obstacle: String?

    init(
        frame: Frame, strings: Strings, shelf: TopicEditingStore.Shelf, topic: Topic, form: TopicForm,
        showing resource: ID<TopicResource>? = nil, at now: Instant, way: WayBack? = nil, done: String? = nil, help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        let (topics, use) = (shelf.topics, shelf.uses[topic.id])
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.use = use?.sentence(strings)
        let knowledge = shelf.knowledge[topic.id] ?? TopicKnowledge()
        seen = errors.seen(form.seen, topic.fingerprint(knowledge))
        stored = errors.isOvertaken ? Self.stored(topic, knowledge, strings) : nil
        placed = form.placed ?? topics.place(of: topic).text
        action = TeachTopicRoutes.topic(topic.id)
        (from, self.done) = (way?.address, done)
        titles = [
            TypedField("title", strings("teach.topic-title"), form.title, errors: errors, strings)
                .explained(help("teach.topic-title-help"))
        ]
        dimensions = TopicDimensionField(form, help, errors, strings)
        priorities = [
            TypedField(
                "priority", strings("teach.priority"), chosen: form.priority,
                of: TopicPriority.allCases.map { ($0.rawValue, strings($0.key)) }, errors: errors, strings
            ).explained(help("teach.priority-help"))
        ]
        prerequisite = TopicPrerequisiteField(
            isTicked: form.prerequisite == "1", label: strings("teach.prerequisite"), help: help("teach.prerequisite-help"))
        places = [
            TypedField(
                "place", strings("teach.topic-place"), chosen: form.place,
                of: topics.places(for: topic).map { ($0.text, Self.words(for: $0, topics, strings)) }, errors: errors, strings)
        ]
        resources = TopicResourceList(shelf, of: topic.id, showing: resource, way: way, at: now, strings)
        mergeAction = TeachTopicRoutes.newMerge(of: topic.id)
        let targets = topics.inOrder.filter { !topics.isWithin($0.id, topic.id) }
        canMerge = !targets.isEmpty
        mergeFields = [
            TypedField(
                "into", strings("teach.merge-into"), chosen: form.into,
                of: [("", strings("teach.choose"))] + targets.map { ($0.id.text, Self.path(to: $0.id, topics)) }, errors: errors,
                strings)
        ]
        contentLanguage = shelf.taught.course.language.rawValue
        let list = CourseItemList(
            shelf.items, of: [topic.id], naming: [topics.path(to: topic.id).map(\.title)], strings)
        items = list.rows.isEmpty ? nil : list
        removeAction = TeachTopicRoutes.removals(of: topic.id)
        obstacle = Self.obstacle(topics.children(of: topic.id).count, use, strings)
        self.errors = ErrorSummary(errors, strings, of: titles + priorities + places + mergeFields)
    }

    /// What a topic has that cannot be deleted along with it; nil where there is nothing.
    private static func obstacle(_ subtopics: Int, _ use: TopicUse?, _ strings: Strings) -> String? {
        guard subtopics > 0 || use?.isReferred == true else { return nil }
        let things = (subtopics > 0 ? [strings("teach.subtopics", n: subtopics)] : []) + (use?.things(strings) ?? [])
        let all = things.isEmpty ? [strings("teach.topic-history")] : things
        return strings("teach.topic-has", ["things": strings.formats.list(all)])
    }

    private static func stored(_ topic: Topic, _ knowledge: TopicKnowledge, _ strings: Strings) -> String {
        [strings("teach.stored-title", ["title": topic.title]), knowledge.sentence(strings)].compactMap { $0 }
            .joined(separator: " · ")
    }

    private static func words(for place: TopicPlace, _ topics: TopicTree, _ strings: Strings) -> String {
        switch place {
        case .first: strings("teach.place-first")
        case .below(let id): strings("teach.place-below", ["topic": path(to: id, topics)])
        case .after(let id): strings("teach.place-after", ["topic": path(to: id, topics)])
        }
    }

    private static func path(to id: ID<Topic>, _ topics: TopicTree) -> String {
        topics.path(to: id).map(\.title).joined(separator: " / ")
    }
}
