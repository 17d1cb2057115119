import Foundation

/// One question as its lines in a test's text say it, for a form that shows it field by field.
struct WrittenQuestion: Sendable {
    let draft: QuestionDraft
    /// Lines that are shown nowhere, the addresses of links for instance; they stay with the question.
    let rest: [String]
    /// Whether a form can show all of it: nothing stands where nothing may.
    let isWhole: Bool

    /// What is wrong with a question, but all of it is kept by a form.
    private static let bearable: Set<String> = [
        "mistake.no-tick", "mistake.too-few-options", "mistake.single-with-ticks", "mistake.question-empty",
        "mistake.option-empty",
    ]

    /// Nil for lines that are no question.
    /// - Parameters:
    ///   - text: from its heading on.
    ///   - penalty: of the whole test, in thousandths.
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

    /// The penalty that the settings of a test's text give all its questions, in thousandths.
    static func penalty(in text: String) -> Int {
        guard let parts = try? FrontMatter(TextFile(name: "", text: text)), var settings = try? Settings(parts.settings, file: "")
        else {
            return 0
        }
        return settings.optionalText("penalty").flatMap(Thousandths.share) ?? 0
    }

    /// The lines of a question, and below them those that are shown nowhere.
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
