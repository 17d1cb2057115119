/// The questions of a test's text in their order, with what can be done with each.
struct QuestionsPage: Page {
    static let template = "Assessment/questions"

    struct Row: Sendable {
        let number: Int
        let id: String
        let href: String
        let text: String
        let detail: String
        let topic: String?
        let mistakes: [String]
        let movesAction: String
        let canRise: Bool
        let canSink: Bool
        let copiesAction: String
        let removalHref: String
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let state: String
    /// Leads to the text, for a text that cannot be cut, or mistakes that no question has.
    let editHref: String
    let isUnreadable: Bool
    let mistakes: [String]
    let hasMistakes: Bool
    let rows: [Row]
    let hasRows: Bool
    let newHref: String
    let version: Int
    let base: String?

    init(frame: Frame, strings: Strings, desk: TestDesk, composed: ComposedTest?, mistakes: [Mistake]) {
        let (test, places) = (desk.test, composed?.sections.questions ?? [])
        self.frame = frame
        contentLanguage = test.course.course.language.rawValue
        title = TestSentence.title(test, strings)
        editHref = TestWritingRoutes.edit(test.id)
        isUnreadable = composed == nil
        let others = mistakes.filter { mistake in !places.contains { place in mistake.line.map(place.lines.contains) ?? false } }
        self.mistakes = others.map { TestSentence.mistake($0, in: desk.text, strings) }
        hasMistakes = !others.isEmpty
        state = TestSentence.count(mistakes, strings)
        rows = places.compactMap { place in
            composed.flatMap { Self.row(place, $0, mistakes.filter { $0.line.map(place.lines.contains) ?? false }, strings) }
        }
        hasRows = !rows.isEmpty
        newHref = ComposingRoutes.new(in: test.id)
        version = test.version
        base = test.base?.text
    }

    private static func row(
        _ place: TestSections.Place, _ composed: ComposedTest, _ mistakes: [Mistake], _ strings: Strings
    ) -> Row {
        let (id, number) = (composed.test.id, place.number)
        let draft = composed.written(place)?.draft
        return Row(
            number: number, id: "q-\(number)", href: ComposingRoutes.edit(number, of: id), text: text(draft, strings),
            detail: detail(draft, strings), topic: place.topic.isEmpty ? nil : TopicPath.text(place.topic),
            mistakes: mistakes.map { TestSentence.mistake($0, in: composed.desk.text, strings) },
            movesAction: ComposingRoutes.moves(of: number, in: id), canRise: composed.sections.canRise(number),
            canSink: composed.sections.canRise(number + 1), copiesAction: ComposingRoutes.copies(of: number, in: id),
            removalHref: ComposingRoutes.removal(of: number, in: id))
    }

    /// The beginning of a question, without marks.
    private static func text(_ draft: QuestionDraft?, _ strings: Strings) -> String {
        let words = draft.flatMap { try? DocumentText($0.text, file: "").plainText() } ?? ""
        if words.isEmpty { return strings("write.untitled") }
        return words.count > 120 ? words.prefix(119) + "…" : words
    }

    private static func detail(_ draft: QuestionDraft?, _ strings: Strings) -> String {
        guard let draft else { return "" }
        let points = strings.formats.decimal(Points(thousandths: draft.points).decimal, places: 3)
        return QuestionKind(rawValue: draft.kind).map { strings($0.wordsKey) + " · " }.map {
            $0 + strings("compose.row-points", ["n": points])
        } ?? ""
    }
}
