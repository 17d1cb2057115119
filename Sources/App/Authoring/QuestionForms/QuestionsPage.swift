/// The questions of a test's text in their order, with what can be done with each.
struct QuestionsPage: Page {
    static let template = "Authoring/questions"

    struct Row: Sendable {
        let number: Int
        let id: String
        let href: String
        let text: String
        let detail: String
        let topic: String?
        let mistakes: [String]
        let movesAction: String
        /// What a button does, where it can be done: for those who do not see beside which question it is.
        let rise: String?
        let sink: String?
        let copiesAction: String
        let copy: String
        let removalHref: String
        let removal: String
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let publishing: PublishingState
    let state: String
    /// The editor of the text, also for one that cannot be split.
    let editHref: String
    let isUnreadable: Bool
    /// What has to be corrected outside all questions, each with the place where that is done.
    let mistakes: [PublishingState.Missing]
    let hasMistakes: Bool
    let rows: [Row]
    let hasRows: Bool
    let newHref: String
    let version: Int
    let base: String?

    init(
        frame: Frame, strings: Strings, editor: TestInEditor, sectioned: SectionedTest?, mistakes: [Mistake],
        publishing: PublishingState
    ) {
        let (test, places) = (editor.test, sectioned?.sections.questions ?? [])
        self.frame = frame
        contentLanguage = test.course.course.language.rawValue
        title = TestSentence.title(test, strings)
        editHref = TestWritingRoutes.edit(test.id)
        isUnreadable = sectioned == nil
        self.publishing = publishing
        let lines = TestText.lines(of: editor.text)
        let found = Dictionary(grouping: mistakes) { mistake in mistake.line.flatMap { Self.number(of: $0, among: places) } }
        self.mistakes = MistakePlaces(editor, strings).missing(found[nil] ?? [])
        hasMistakes = found[nil] != nil
        state = TestSentence.count(mistakes, strings)
        rows = places.compactMap { place in
            let own = (found[place.number] ?? []).map { TestSentence.mistake($0, in: lines, strings) }
            return sectioned.map { Self.row(place, among: places, $0, own, strings) }
        }
        hasRows = !rows.isEmpty
        newHref = QuestionFormRoutes.new(in: test.id)
        version = test.version
        base = test.base?.text
    }

    /// The number of the question that contains a line of the text. The questions follow one another.
    static func number(of line: Int, among places: [TestSections.Place]) -> Int? {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if let place = places.at(middle), place.lines.upperBound < line { low = middle + 1 } else { high = middle }
        }
        return places.at(low).flatMap { $0.lines.contains(line) ? $0.number : nil }
    }

    private static func row(
        _ place: TestSections.Place, among places: [TestSections.Place], _ sectioned: SectionedTest, _ mistakes: [String],
        _ strings: Strings
    ) -> Row {
        let (id, number) = (sectioned.test.id, place.number)
        let draft = sectioned.written(place)?.draft
        let n = ["n": strings.formats.number(number)]
        return Row(
            number: number, id: "q-\(number)", href: QuestionFormRoutes.edit(number, of: id), text: text(draft, strings),
            detail: detail(draft, strings), topic: place.topic.isEmpty ? nil : TopicPath.text(place.topic),
            mistakes: mistakes,
            movesAction: QuestionFormRoutes.moves(of: number, in: id),
            rise: TestSections.canRise(number, among: places) ? strings("compose.up", n) : nil,
            sink: TestSections.canRise(number + 1, among: places) ? strings("compose.down", n) : nil,
            copiesAction: QuestionFormRoutes.copies(of: number, in: id), copy: strings("compose.copy-n", n),
            removalHref: QuestionFormRoutes.removal(of: number, in: id), removal: strings("compose.remove-n", n))
    }

    /// The beginning of a question, without marks.
    private static func text(_ draft: QuestionDraft?, _ strings: Strings) -> String {
        let words = draft.flatMap { try? DocumentText($0.text, file: "").plainText() } ?? ""
        if words.isEmpty { return strings("write.untitled") }
        return words.shortened(letters: 120)
    }

    private static func detail(_ draft: QuestionDraft?, _ strings: Strings) -> String {
        guard let draft else { return "" }
        let points = strings.formats.decimal(thousandths: draft.points, places: 3)
        return QuestionKind(rawValue: draft.kind).map { strings($0.wordsKey) + " · " }.map {
            $0 + strings("compose.row-points", ["n": points])
        } ?? ""
    }
}
