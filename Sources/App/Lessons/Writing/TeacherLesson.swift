/// The one draft of a lesson that all who teach its course share.
struct SavedDraft: Sendable, Equatable {
    /// Grows with each save.
    let version: Int
    /// The revision that it began from.
    let base: ID<LessonRevision>?
    let person: ID<Person>
    let personName: String
    let savedAt: Instant
    let text: WrittenText
    /// Whether it still says what the revision says that it began from.
    let isUntouched: Bool
}

/// The revision of a lesson that its readers see.
struct ShownRevision: Sendable, Equatable {
    let id: ID<LessonRevision>
    let digest: String
    let text: WrittenText
    let publishedAt: Instant
}

/// A lesson as those see it who write it.
struct TeacherLesson: Sendable, Equatable {
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
    let draft: SavedDraft?

    /// For so long a deleted lesson can be put back.
    static let undoDays = 30

    /// The draft that somebody changed; one that nobody did follows what is shown.
    private var ownDraft: SavedDraft? {
        draft.flatMap { $0.isUntouched && shown != nil ? nil : $0 }
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

    /// Of the draft; 0 before there is one.
    var version: Int { draft?.version ?? 0 }

    /// Whether readers see something else than what is to be written on.
    var hasChanges: Bool { shown.map { $0.text != current } ?? false }

    /// Whether something else was published, by an import for example, since the draft was begun.
    var isOvertaken: Bool {
        guard let ownDraft, let shown else { return false }
        return ownDraft.base != shown.id && ownDraft.text != shown.text
    }
}
