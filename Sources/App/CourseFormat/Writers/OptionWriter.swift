import Foundation
import Markdown

/// Writes the options of a question as a list with boxes.
enum OptionWriter {
    /// - Parameter body: the text above the list. A list at its end must have another mark, or both would become one list.
    static func list(_ options: [QuestionDraft.Option], below body: String?) -> String {
        let mark = body.map(endsWithHyphens) == true ? "*" : "-"
        return options.map { item($0, mark) }.joined(separator: "\n")
    }

    private static func endsWithHyphens(_ body: String) -> Bool {
        let text = DocumentText(body, file: "")
        guard let last = try? text.blocks().last, last.kind == .list else { return false }
        return text.line(last.lines.lowerBound).drop { $0 == " " }.hasPrefix("-")
    }

    /// The first of several layouts that reads as the option: on the line of the box, below it, or below it as a block of code.
    private static func item(_ option: QuestionDraft.Option, _ mark: String) -> String {
        let box = mark + (option.isRight ? " [x]" : " [ ]")
        let lines = option.text.split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
        let (beside, below) = (box + " " + text.dropFirst(2), box + "\n" + text)
        if lines.count == 1, !option.text.contains("<") { return beside }
        let beginsWithCode = option.text.hasPrefix("```") || option.text.hasPrefix("~~~")
        let layouts = (beginsWithCode ? [below, beside] : [beside, below]) + [box + "\n\n    " + text]
        return layouts.first(where: { reads($0, as: option) }) ?? beside
    }

    private static func reads(_ item: String, as option: QuestionDraft.Option) -> Bool {
        let text = DocumentText(item, file: "")
        guard let blocks = try? text.blocks(), blocks.count == 1, !blocks[0].hasHeading,
            let list = OptionList(blocks[0], lines: text.lines, file: ""), let findings = try? text.findings()
        else { return false }
        return list.mistakes.isEmpty && list.options.count == 1 && list.options[0].text == option.text
            && findings.allSatisfy { !$0.isHTML }
    }
}

extension Block {
    /// Whether the block is or contains a heading.
    fileprivate var hasHeading: Bool {
        if case .heading = kind { true } else { children.contains(where: \.hasHeading) }
    }
}

extension Finding {
    var isHTML: Bool {
        if case .html = kind { true } else { false }
    }
}
