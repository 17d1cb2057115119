/// Asks before two topics are merged, and says what would move.
struct TopicMergePage: Page {
    static let template = "Courses/topic-merge"

    /// A subtopic, and what becomes of it.
    struct Subtopic: Sendable {
        let title: String
        let state: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let what: String
    let counts: String?
    let removed: String?
    let rows: [CourseItemList.Row]
    let hasRows: Bool
    /// How many resources and objectives belong to what disappears; nil where there are none.
    let hanging: String?
    /// Whether nothing at all moves.
    let isEmpty: Bool
    /// Says that drafts name a topic that disappears or moves.
    let isWritten: Bool
    let subtopics: [Subtopic]
    let hasSubtopics: Bool
    let undo: String
    let action: String
    let into: String
    let seen: String
    let backHref: String

    init(
        frame: Frame, strings: Strings, question: TopicMergeStore.Question, at now: Instant, errors: FormErrors? = nil
    ) {
        let (shelf, topic, plan) = (question.shelf, question.topic, question.plan)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = shelf.taught.course.language.rawValue
        func path(_ id: ID<Topic>) -> String { shelf.topics.path(to: id).map(\.title).joined(separator: " / ") }
        what = strings("topic-merge.what", ["topic": path(topic.id), "target": path(question.target.id)])
        let list = CourseItemList(
            shelf.items, of: plan.removed, naming: shelf.topics.paths(from: topic), strings)
        (counts, removed, rows, isWritten) = (list.counts, list.removed, list.rows, list.isWritten)
        hasRows = !rows.isEmpty
        let uses = plan.removed.compactMap { shelf.uses[$0] }
        hanging = TopicUse(resources: uses.reduce(0) { $0 + $1.resources }, objectives: uses.reduce(0) { $0 + $1.objectives })
            .sentence(strings)
        isEmpty = !hasRows && hanging == nil
        let joined = plan.steps.dropFirst().map { step in
            Subtopic(title: path(step.topic.id), state: strings("topic-merge.joined", ["topic": path(step.target)]))
        }
        let moved = plan.moves.map { move in
            Subtopic(title: path(move.topic.id), state: strings("topic-merge.moved", ["topic": path(move.parent)]))
        }
        subtopics = joined + moved
        hasSubtopics = !subtopics.isEmpty
        undo = strings(
            "topic-merge.undo-until", ["time": strings.formats.dayAndClock(now + .days(TopicMerge.undoDays))])
        action = TeachTopicRoutes.merges(of: topic.id)
        (into, seen) = (question.target.id.text, question.seen)
        backHref = TeachTopicRoutes.edit(topic.id)
    }
}

/// The last merge, on the page of the topics: what was merged, and the button that undoes it or what stands against that.
struct TopicMergeNotice: Sendable {
    let what: String
    /// Until when it can be undone; nil when it cannot.
    let until: String?
    /// What has changed since, when it cannot be undone.
    let obstacles: [String]
    let isRefused: Bool
    let action: String
    let merge: String

    init(_ undoable: TopicMergeStore.Undoable, in course: ID<Course>, at now: Instant, _ strings: Strings) {
        let merge = undoable.merge
        what = strings(
            "topic-merge.done",
            [
                "topic": merge.topicTitle, "target": merge.targetTitle,
                "time": strings.formats.atNear(merge.mergedAt, now: now),
            ])
        obstacles = undoable.obstacles.map { strings($0.key, $0.values) }
        isRefused = !obstacles.isEmpty
        until =
            isRefused
            ? nil : strings("topic-merge.undo-until", ["time": strings.formats.near(merge.undoneUntil, now: now)])
        action = TeachTopicRoutes.mergeEndings(in: course)
        self.merge = merge.id.text
    }
}
