/// The revision of a lesson that its readers see.
struct ShownRevision: Sendable, Equatable {
    let id: ID<LessonRevision>
    let digest: String
    let text: WrittenText
    let publishedAt: Instant
}

/// A lesson for those who write it.
struct TeacherLesson: Drafted {
    let id: ID<Lesson>
    let course: TeacherCourse
    let key: String
    let topic: ID<Topic>?
    let quiz: ID<Assessment>?
    let audience: Audience
    /// When it was deleted; it can be restored.
    let removedAt: Instant?
    /// Nil while it is not published.
    let shown: ShownRevision?
    let draft: SavedDraft<WrittenText, LessonRevision>?
    /// Whether the draft has the same text as the revision that it is based on.
    var isUntouched = false

    /// For so many days a deleted lesson can be restored.
    static let undoDays = 30

    /// The draft, if it was changed. An unchanged draft is replaced by what is published.
    private var ownDraft: SavedDraft<WrittenText, LessonRevision>? {
        isUntouched && shown != nil ? nil : draft
    }

    /// The present text.
    var current: WrittenText {
        ownDraft?.text ?? shown?.text ?? WrittenText(title: "", body: "")
    }

    /// The revision that the present text is based on.
    var base: ID<LessonRevision>? {
        if let ownDraft { return ownDraft.base }
        return shown?.id
    }

    /// Whether the present text differs from the published one.
    var hasChanges: Bool { shown.map { $0.text != current } ?? false }

    /// Whether another text was published since the draft was begun, for example by an import.
    var isOvertaken: Bool {
        guard let ownDraft, let shown else { return false }
        return ownDraft.base != shown.id && ownDraft.text != shown.text
    }
}
