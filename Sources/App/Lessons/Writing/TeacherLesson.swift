/// The revision of a lesson that its readers see.
struct ShownRevision: Sendable, Equatable {
    let id: ID<LessonRevision>
    let digest: String
    let text: WrittenText
    let publishedAt: Instant
}

/// A lesson as those see it who write it.
struct TeacherLesson: Drafted {
    let id: ID<Lesson>
    let course: TeacherCourse
    let key: String
    let topic: ID<Topic>?
    let quiz: ID<Assessment>?
    let audience: Audience
    /// When it was deleted; it can still be put back.
    let removedAt: Instant?
    /// Nil while readers see nothing of it.
    let shown: ShownRevision?
    let draft: SavedDraft<WrittenText, LessonRevision>?
    /// Whether the draft still says what the revision says that it began from.
    var isUntouched = false

    /// For so long a deleted lesson can be put back.
    static let undoDays = 30

    /// The draft that somebody changed; one that nobody did follows what is shown.
    private var ownDraft: SavedDraft<WrittenText, LessonRevision>? {
        isUntouched && shown != nil ? nil : draft
    }

    /// What there is to write on.
    var current: WrittenText {
        ownDraft?.text ?? shown?.text ?? WrittenText(title: "", body: "")
    }

    /// The revision that it began from.
    var base: ID<LessonRevision>? {
        if let ownDraft { return ownDraft.base }
        return shown?.id
    }

    /// Whether readers see something else than what is to be written on.
    var hasChanges: Bool { shown.map { $0.text != current } ?? false }

    /// Whether something else was published, by an import for example, since the draft was begun.
    var isOvertaken: Bool {
        guard let ownDraft, let shown else { return false }
        return ownDraft.base != shown.id && ownDraft.text != shown.text
    }
}
