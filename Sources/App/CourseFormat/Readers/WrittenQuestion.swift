import Foundation

/// One question as its lines in a test's text describe it, for a form with a field for each part.
struct WrittenQuestion: Sendable {
    let draft: QuestionDraft
    /// Lines that are not shown, such as link definitions. They stay with the question.
    let rest: [String]
    /// Whether a form can show the whole question.
    let isWhole: Bool

    /// Mistakes in a question that do not keep a form from showing all of it.
    private static let bearable: Set<String> = [
        "mistake.no-tick", "mistake.too-few-options", "mistake.single-with-ticks", "mistake.question-empty",
        "mistake.option-empty",
    ]

    /// Nil for lines that are not a question.
    /// - Parameters:
    ///   - text: the lines from the heading on.
    ///   - penalty: the penalty of the whole test, in thousandths.
    init?(_ text: String, topic: [String], penalty: Int) {
        let document = DocumentText(text, file: "")
        guard let body = try? AssessmentBody(document, hasTopic: { _ in true }), body.questions.count == 1,
            let blocks = try? document.blocks()
        else { return nil }
        var (draft, mistakes) = body.questions[0].draft(penalty: penalty)
        draft.topic = topic
        self.draft = draft
        let inside = Set(blocks.flatMap(\.lines))
        let shown = Set((draft.body ?? "").split(separator: "\n"))
        rest = document.lines.all.enumerated().filter { index, line in
            !inside.contains(index + 1) && !line.allSatisfy(\.isWhitespace) && !shown.contains(line)
        }.map { String($0.element) }
        isWhole = body.mistakes.isEmpty && body.introduction == nil && mistakes.allSatisfy { Self.bearable.contains($0.key) }
    }

    /// The penalty in the settings of a test's text, in thousandths.
    static func penalty(in text: String) -> Int {
        guard let parts = try? FrontMatter(TextFile(name: "", text: text)), var settings = try? Settings(parts.settings, file: "")
        else {
            return 0
        }
        return settings.optionalText("penalty").flatMap(Thousandths.share) ?? 0
    }

    /// The lines of a question, followed by those that are not shown.
    static func text(of draft: QuestionDraft, rest: [String], penalty: Int) -> String {
        ([QuestionWriter.text(of: draft, penalty: penalty)] + (rest.isEmpty ? [] : [rest.joined(separator: "\n")]))
            .joined(separator: "\n\n")
    }

    /// An identifier that no other question of the text has.
    static func freeKey(_ words: String, among taken: Set<String>) -> String {
        let key = QuestionHeading.identifier(from: words)
        return taken.contains(key) ? (2...).lazy.map { "\(key)-\($0)" }.first { !taken.contains($0) } ?? key : key
    }
}
