/// The editor of a lesson.
struct LessonWritePage: Page {
    static let template = "Lessons/lesson-write"

    /// A mistake, with its field and its line, to which the script leads.
    struct Wrong: Sendable {
        let href: String
        let line: Int?
        let message: String
    }

    struct File: Sendable {
        let name: String
        let details: String
        let button: String
        /// The Markdown that the script inserts at the cursor.
        let markdown: String
    }

    struct Choice: Sendable {
        let value: String
        let text: String
        let isChosen: Bool
    }

    let frame: Frame
    let contentLanguage: String
    let state: String
    let wrong: [Wrong]
    let hasWrong: Bool
    let titleError: String?
    let textError: String?
    let overtaken: Frame.Link?
    /// Restores a deleted lesson.
    let putBackAction: String?
    let title: String
    let text: String
    let version: Int
    let base: String?
    let draftAction: String
    /// The name under which the device keeps the text; it depends on the person.
    let deviceKey: String
    let previewAction: String
    let publishAction: String
    /// The address to which the script uploads files.
    let filesAction: String
    let limit: String
    let files: [File]
    let hasFiles: Bool
    let settingsAction: String
    /// Whether the settings are shown at once, because something is wrong with them.
    let isSettingsOpen: Bool
    let topics: [Choice]
    /// Nil where the course has none.
    let objectives: ObjectiveTicks?
    let quizzes: [Choice]
    let isForEveryone: Bool
    /// The page that readers see; nil while there is none.
    let readerHref: String?
    /// Who has read it; nil while nobody can.
    let readersHref: String?
    let historyHref: String
    let withdrawAction: String?
    let removalHref: String?

    /// - Parameter sent: a typed text that was not saved. It continues from the draft that its author saw, so a text that another
    ///   person saved since is still a conflict.
    /// - Parameter settings: typed settings that were not saved.
    init(
        frame: Frame, strings: Strings, editor: LessonInEditor, viewer: Viewer, sent: LessonDraftForm? = nil,
        settings: LessonSettingsForm? = nil, errors: FormErrors? = nil, mistakes: [Mistake] = [], now: Instant
    ) {
        let lesson = editor.lesson
        let written = sent?.written ?? lesson.current
        wrong = Self.wrong(errors, mistakes, in: written, strings)
        hasWrong = !wrong.isEmpty
        self.frame = hasWrong ? frame.titled(strings("form.error-prefix")) : frame
        contentLanguage = lesson.course.course.language.rawValue
        state = WritingSentence.state(lesson, of: viewer, now: now, strings)
        titleError =
            errors?.first("title", strings) ?? mistakes.first { $0.key == "write.mistake-title" }.map { strings($0.key) }
        textError = errors?.first("text", strings)
        overtaken = lesson.shown.flatMap { shown in
            lesson.isOvertaken
                ? Frame.Link(href: HistoryRoutes.revision(shown.id, of: lesson.id), text: strings("write.overtaken-link")) : nil
        }
        putBackAction = lesson.removedAt.map { _ in WritingRoutes.removalEndings(of: lesson.id) }
        title = written.title
        text = written.body
        version = sent.map { $0.version ?? 0 } ?? lesson.version
        base = sent == nil ? lesson.base?.text : sent?.base
        draftAction = WritingRoutes.draft(of: lesson.id)
        deviceKey = viewer.deviceKey
        previewAction = WritingRoutes.preview(of: lesson.id)
        publishAction = WritingRoutes.publications(of: lesson.id)
        filesAction = UploadRoutes.files(of: lesson.course.course.id)
        limit = strings("write.limit", ["most": strings.formats.number(WrittenText.longest)])
        files = editor.files.sorted { $0.key < $1.key }.compactMap { name, file in
            FileMarkdown.text(name, file.kind).map { markdown in
                File(
                    name: name, details: FileWords.details(name, size: file.size, strings),
                    button: strings("write.insert-file", ["name": name]), markdown: markdown)
            }
        }
        hasFiles = !files.isEmpty
        settingsAction = WritingRoutes.settings(of: lesson.id)
        topics = editor.topics.inOrder.map { topic in
            Choice(
                value: topic.id.text, text: editor.topics.path(to: topic.id).map(\.title).joined(separator: " / "),
                isChosen: settings.map { $0.topic == topic.id.text } ?? (topic.id == lesson.topic))
        }
        objectives = ObjectiveTicks(
            editor.objectives, ticked: settings.map { $0.objective ?? [] } ?? editor.tags, most: WrittenDesign.mostObjectives,
            of: lesson.course.course, errors: errors, strings)
        isSettingsOpen = settings != nil
        quizzes = editor.quizzes.map { quiz in
            Choice(
                value: quiz.id.text, text: quiz.title,
                isChosen: settings.map { $0.quiz == quiz.id.text } ?? (quiz.id == lesson.quiz))
        }
        isForEveryone = settings.map { $0.everyone != nil } ?? (lesson.audience == .everyone)
        let isRead = lesson.shown != nil && lesson.removedAt == nil
        readerHref = isRead ? LessonRoutes.lesson(lesson.id) : nil
        readersHref = isRead ? WritingRoutes.readers(of: lesson.id) : nil
        historyHref = HistoryRoutes.revisions(of: lesson.id)
        withdrawAction = isRead ? WritingRoutes.publicationEndings(of: lesson.id) : nil
        removalHref = lesson.removedAt == nil ? WritingRoutes.removal(of: lesson.id) : nil
    }

    private static func wrong(
        _ errors: FormErrors?, _ mistakes: [Mistake], in text: WrittenText, _ strings: Strings
    ) -> [Wrong] {
        let lines = text.lines
        let fields = (errors?.items ?? []).map { Wrong(href: "#" + $0.field, line: nil, message: strings($0.key, $0.values)) }
        return fields
            + mistakes.map { mistake in
                Wrong(
                    href: mistake.key == "write.mistake-title" ? "#title" : "#text", line: mistake.line,
                    message: WritingSentence.mistake(mistake, in: lines, strings))
            }
    }
}
