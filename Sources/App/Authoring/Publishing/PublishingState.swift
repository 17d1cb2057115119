/// Where a test is on its way to students: its state, what is missing before it can be published, and the button that publishes
/// it. The pages of the test, its questions and its settings have it alike.
struct PublishingState: Sendable {
    struct Missing: Sendable {
        let href: String
        let message: String
    }

    let state: String
    /// Says that the written text differs from what students see.
    let changed: String?
    let missing: [Missing]
    let hasMissing: Bool
    /// How many more mistakes there are.
    let more: String?
    /// Nil when there is nothing to publish, or something is missing.
    let action: String?
    let version: Int
    let base: String?

    private static let most = 6

    /// - Parameter isBeside: whether the page shows the mistakes itself.
    init(
        _ editor: TestInEditor, _ entry: TestListStore.Entry, _ mistakes: [Mistake], isBeside: Bool = false, at now: Instant,
        _ strings: Strings
    ) {
        let test = editor.test
        let isDue = test.removedAt == nil && (test.published == nil || entry.hasChanges)
        state = TestStanding.words(entry, at: now, strings)
        changed = entry.hasChanges ? strings("test-list.changed") : nil
        missing =
            isDue && !isBeside ? MistakePlaces(editor, strings).missing(mistakes.prefix(Self.most)) : []
        hasMissing = !missing.isEmpty
        let rest = mistakes.count - missing.count
        more = hasMissing && rest > 0 ? strings("publishing.more", n: rest) : nil
        action = isDue && mistakes.isEmpty ? TestWritingRoutes.publications(of: test.id) : nil
        version = test.version
        base = test.base?.text
    }
}

/// Where each mistake of a text is corrected: in the settings, in the form of a question, or in the text.
struct MistakePlaces {
    private let editor: TestInEditor
    private let strings: Strings
    private let head: TestFrontMatter?
    /// Whether the form of the settings has fields to correct.
    private let isReadable: Bool
    private let questions: [TestSections.Place]
    private let lines: TestText.Lines

    init(_ editor: TestInEditor, _ strings: Strings) {
        (self.editor, self.strings) = (editor, strings)
        head = TestFrontMatter(editor.text)
        isReadable = head.map { (try? Settings($0.lines.joined(separator: "\n"), file: "")) != nil } ?? false
        questions = TestSections(editor.text)?.questions ?? []
        lines = TestText.lines(of: editor.text)
    }

    func missing(_ mistakes: some Sequence<Mistake>) -> [PublishingState.Missing] {
        mistakes.map { mistake in
            let id = editor.test.id
            if mistake.key == "mistake.no-questions" {
                return .init(href: QuestionFormRoutes.new(in: id), message: strings(mistake.key))
            }
            if let head, isInHead(mistake), let field = TestSettingsCheck.field(of: mistake, in: head, strings) {
                return .init(href: TestWritingRoutes.settings(of: id) + "#" + field.id, message: field.words)
            }
            let number = mistake.line.flatMap { QuestionsPage.number(of: $0, among: questions) }
            return .init(
                href: number.map { QuestionFormRoutes.edit($0, of: id) } ?? TestWritingRoutes.edit(id),
                message: TestSentence.mistake(mistake, in: lines, strings))
        }
    }

    private func isInHead(_ mistake: Mistake) -> Bool {
        guard isReadable, let head, let line = mistake.line else { return false }
        return line <= head.lines.count + 1
    }
}

extension TestEditorLoader {
    /// The test of the editor with its state.
    /// - Throws: `Problem.notFound` when it is no longer there.
    func entry(of opened: TestInEditor, _ context: StaffContext) async throws -> TestListStore.Entry {
        guard let entry = try await lists.entry(opened.test.id, for: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return entry
    }

    func publishing(
        _ opened: TestInEditor, _ mistakes: [Mistake], isBeside: Bool = false, _ context: StaffContext
    ) async throws -> PublishingState {
        try await PublishingState(
            opened, entry(of: opened, context), mistakes, isBeside: isBeside, at: context.arrivedAt, site.strings(context))
    }
}
