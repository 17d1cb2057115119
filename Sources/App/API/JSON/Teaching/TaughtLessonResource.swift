/// A lesson for those who may change it, published or not.
struct TaughtLessonResource: Encodable, Sendable {
    let id: String
    let course: String
    /// What links from other lessons and import folders call it.
    let key: String
    /// As it is written, which may be newer than what is published.
    let title: String
    let language: String
    let topic: String?
    /// The quiz at its end.
    let quiz: String?
    let isForEveryone: Bool
    let isPublished: Bool
    let publishedAt: String?
    /// Whether the written text differs from what readers see.
    let hasChanges: Bool
    /// Whether another text was published since the draft was begun.
    let isOvertaken: Bool
    /// When it was removed; for a while it can be restored.
    let removedAt: String?

    init(_ lesson: TeacherLesson) {
        let course = lesson.course.course
        (id, self.course, key) = (lesson.id.text, course.id.text, lesson.key)
        (title, language) = (lesson.current.title, course.language.rawValue)
        (topic, quiz, isForEveryone) = (lesson.topic?.text, lesson.quiz?.text, lesson.audience == .everyone)
        (isPublished, publishedAt) = (lesson.shown != nil, lesson.shown?.publishedAt.iso8601)
        (hasChanges, isOvertaken) = (lesson.hasChanges, lesson.isOvertaken)
        removedAt = lesson.removedAt?.iso8601
    }
}

/// The text of a lesson as it is written: the draft, or what was published.
struct LessonTextResource: Encodable, Sendable {
    let lesson: String
    let title: String
    /// Markdown.
    let text: String
    /// Counts the drafts; 0 while nobody has changed what was published.
    let version: Int
    let savedAt: String?
    let savedBy: String?
    let publishedAt: String?
    /// All reasons in the text not to publish it.
    let mistakes: [WrittenMistakeResource]

    init(_ editor: LessonInEditor, _ strings: Strings) {
        let (lesson, written) = (editor.lesson, editor.lesson.current)
        (self.lesson, title, text, version) = (lesson.id.text, written.title, written.body, lesson.version)
        (savedAt, savedBy) = (lesson.draft?.savedAt.iso8601, lesson.draft?.personName)
        publishedAt = lesson.shown?.publishedAt.iso8601
        let found = CheckedText(written, files: editor.files, lessons: editor.keys).mistakes
        mistakes = WrittenMistakesResource(found, inLesson: written, strings).mistakes
    }
}

extension TeacherLesson {
    /// Other texts have another version.
    var resourceVersion: ResourceVersion {
        let words = Fingerprint.of([current.title, current.body])
        return ResourceVersion(text: [String(version), base?.text ?? "0", words].joined(separator: "-"))
    }
}
