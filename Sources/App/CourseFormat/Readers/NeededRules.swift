import Markdown

/// The rules that texts need: nil where those of CommonMark are enough, so that the digest of a content without tables and
/// formulas stays what it was before there were any.
enum NeededRules {
    static func lesson(_ body: String) throws(MarkdownProblem) -> TextRules? {
        try isExtended(body, isOneLine: false) ? .extended : nil
    }

    static func test(_ introduction: String?, _ questions: [QuestionDraft]) throws(MarkdownProblem) -> TextRules? {
        let blocks = [introduction] + questions.flatMap { [$0.body, $0.explanation] }
        let lines = questions.flatMap { [$0.text] + $0.options.map(\.text) }
        for text in blocks.compactMap({ $0 }) where try isExtended(text, isOneLine: false) { return .extended }
        for text in lines where try isExtended(text, isOneLine: true) { return .extended }
        return nil
    }

    private static func isExtended(_ text: String, isOneLine: Bool) throws(MarkdownProblem) -> Bool {
        try Markdown.rules(neededBy: text, isOneLine: isOneLine) == .extended
    }
}
