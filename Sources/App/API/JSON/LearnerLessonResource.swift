/// A lesson in a list, with the person's progress in it.
struct LearnerLessonResource: Encodable, Sendable {
    let id: String
    let course: String
    let topic: String?
    /// In the course, from 1.
    let position: Int
    let title: String
    let language: String
    /// What an attentive reader needs.
    let minutes: Int
    /// Whether anybody may read it.
    let isForEveryone: Bool
    /// The quiz at its end; absent for those who do not see the course.
    let quiz: String?
    /// Absent for those who do not study the course, of whom nothing is kept.
    let reading: ReadingResource?

    /// - Parameters:
    ///   - isInside: whether the person sees the course; others read of it what is for everyone.
    ///   - state: nil for those who do not study the course.
    init(_ lesson: Lesson, in course: Course, at position: Int, isInside: Bool = true, _ state: ReadingState?) {
        (id, self.course, topic) = (lesson.id.text, course.id.text, isInside ? lesson.topic?.text : nil)
        (title, language, self.position) = (lesson.title, course.language.rawValue, position)
        (minutes, isForEveryone, quiz) = (lesson.minutes, lesson.audience == .everyone, isInside ? lesson.quiz?.text : nil)
        reading = state.map(ReadingResource.init)
    }
}

/// The progress of a person in a lesson.
struct ReadingResource: Encodable, Equatable, Sendable {
    /// "unread", "in-progress" or "read".
    let state: String
    let readAt: String?
    /// The anchor of the heading where the person was last.
    let place: String?

    init(_ state: ReadingState) {
        switch state {
        case .unread: (self.state, readAt, place) = ("unread", nil, nil)
        case .inProgress(_, let place): (self.state, readAt, self.place) = ("in-progress", nil, place)
        case .read(let time): (self.state, readAt, place) = ("read", time.iso8601, nil)
        }
    }
}

/// A lesson with its text.
struct LearnerLessonDetailsResource: Encodable, Sendable {
    let lesson: LearnerLessonResource
    let content: Content

    struct Content: Encodable, Sendable {
        let html: String
        /// As it was written.
        let markdown: String
        let headings: [TextHeading]
        let files: [LessonFile]
        let previous: String?
        let next: String?
    }

    struct TextHeading: Encodable, Sendable {
        let level: Int
        let anchor: String
        let plain: String
    }

    struct LessonFile: Encodable, Sendable {
        /// In the text.
        let name: String
        let type: String
        let bytes: Int
        /// Where it is.
        let address: String
    }

    init(_ found: LessonStore.Details, _ source: LessonStore.Source) {
        let (lesson, article, progress) = (found.lesson, found.text.article, found.progress)
        self.lesson = LearnerLessonResource(
            lesson, in: found.course, at: progress.position(of: lesson.id) ?? 1, isInside: found.isInside,
            found.isEnrolled ? found.state : nil)
        let files = source.files.sorted { $0.key < $1.key }
        // Longer names first: one can be the beginning of another.
        let html = files.reversed().reduce(article.html) { html, file in
            html.replacing(
                LessonRoutes.file(file.value.digest, named: file.key, of: lesson.id),
                with: LearnerRoutes.file(file.key, of: lesson.id))
        }
        content = Content(
            html: html, markdown: source.markdown,
            headings: article.headings.map { TextHeading(level: $0.level, anchor: $0.anchor, plain: $0.plainText) },
            files: files.map { name, file in
                LessonFile(
                    name: name, type: file.contentType, bytes: file.size, address: LearnerRoutes.file(name, of: lesson.id))
            },
            previous: progress.before(lesson.id)?.id.text, next: progress.after(lesson.id)?.id.text)
    }

    func encode(to encoder: any Encoder) throws {
        try lesson.encode(to: encoder)
        try content.encode(to: encoder)
    }
}
