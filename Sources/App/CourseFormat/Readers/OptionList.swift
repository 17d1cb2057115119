import Foundation
import Markdown

/// The options of a question: a list whose items begin with `[ ]` or `[x]`.
struct OptionList {
    let options: [QuestionDraft.Option]
    let mistakes: [Mistake]

    /// Nil for a list without any task marker: that is ordinary Markdown.
    init?(_ list: Block, lines: TextLines, file: String) {
        guard list.children.contains(where: { Self.isTicked($0, lines) != nil }) else { return nil }
        var mistakes: [Mistake] = []
        var options: [QuestionDraft.Option] = []
        for item in list.children {
            guard let isRight = Self.isTicked(item, lines) else {
                mistakes.append(Mistake(file, line: item.lines.lowerBound, "mistake.option-without-box"))
                continue
            }
            let source = Self.source(item, lines)
            if let stray = source.stray { mistakes.append(Mistake(file, line: stray, "mistake.unindented")) }
            if source.text.isEmpty { mistakes.append(Mistake(file, line: item.lines.lowerBound, "mistake.option-empty")) }
            if let line = Self.table(item, source.text) { mistakes.append(Mistake(file, line: line, "mistake.option-table")) }
            options.append(.init(text: source.text, isRight: isRight))
        }
        self.options = options
        self.mistakes = mistakes
    }

    /// The line of a table in an item, or in the text of its option, which is printed without the box and may begin with one.
    /// A text that cannot be read has none: it is refused by who reads the whole document.
    private static func table(_ item: Block, _ text: String) -> Int? {
        if let table = item.children.first(where: { $0.kind == .table }) { return table.lines.lowerBound }
        guard text.contains("\n"), let blocks = try? Markdown.blocks(text, rules: .newest),
            let table = blocks.first(where: { $0.kind == .table })
        else { return nil }
        return min(item.lines.lowerBound + table.lines.lowerBound - 1, item.lines.upperBound)
    }

    /// Whether an item begins with a ticked box; nil when it begins with no box.
    private static func isTicked(_ item: Block, _ lines: TextLines) -> Bool? {
        let line = lines.line(item.lines.lowerBound)
        guard let box = line.prefixMatch(of: Patterns.boxedItem) else { return nil }
        return box.1 != " "
    }

    /// The Markdown of an item after its box, and the first of its lines that is indented less than the item.
    private static func source(_ item: Block, _ lines: TextLines) -> (text: String, stray: Int?) {
        let first = lines.line(item.lines.lowerBound)
        let bullet = first.prefixMatch(of: Patterns.item)
        let indent = bullet.map { first.distance(from: first.startIndex, to: $0.range.upperBound) } ?? 0
        let head = String(first.dropFirst(indent).replacing(Patterns.box, with: ""))
        var stray: Int?
        let rest = item.lines.dropFirst().map { number -> String in
            let line = lines.line(number)
            let spaces = line.prefix { $0 == " " || $0 == "\t" }.count
            if spaces < indent, spaces < line.count, stray == nil { stray = number }
            return String(line.dropFirst(min(spaces, indent)))
        }
        let text = ([head] + rest).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        return (text, stray)
    }
}
