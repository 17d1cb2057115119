/// A report as plain text, in lines short enough for any screen and printer.
enum TextReport {
    /// The most characters in a line, unless one word is longer.
    static let width = 76

    static func text(_ report: Report, _ strings: Strings) -> String {
        let facts = report.facts.map { "\($0.label): \($0.value)" }
        let topics = report.topics.map { ($0.isSubtopic ? "  " : "") + "\($0.title): \($0.percent) (\($0.count))" }
        let answers = report.answers.map { line in
            wrapped("\(line.number). \(line.question)", by: 4)
                + wrapped("    " + (line.answer ?? strings("review.no-answer")), by: 4)
        }
        let sections: [[[String]]] = [
            [[report.institution], wrapped(report.title), wrapped(report.course)],
            [facts.flatMap { wrapped($0, by: 4) }],
            report.hasTopics ? [heading(strings("results.topics")), topics.flatMap { wrapped($0, by: 4) }] : [],
            [heading(strings("results.answers"))] + (report.wordingLater.map { [wrapped($0) + [""]] } ?? []) + answers,
            [heading(strings("receipt.title")), [report.code, report.link]],
        ]
        return sections.filter { !$0.isEmpty }.map { $0.joined().joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private static func heading(_ text: String) -> [String] {
        [text, String(repeating: "-", count: text.count)]
    }

    /// Breaks a text into lines at spaces. The lines are indented at least as the first one is; those after the first by
    /// `indentation` more.
    private static func wrapped(_ text: String, by indentation: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        var lines: [String] = []
        var line = String(text.prefix { $0 == " " })
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                (line, isEmpty) = (margin, true)
            }
            line += isEmpty ? String(word) : " " + word
            isEmpty = false
        }
        return lines + [line]
    }
}
