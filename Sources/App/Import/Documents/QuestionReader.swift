import Foundation
import Markdown

/// Collects the blocks of one question between its heading and the next.
struct QuestionReader {
    let heading: QuestionHeading
    let topic: [String]
    let file: String
    private var body: [Block] = []
    private var options: [QuestionDraft.Option]?
    private var explanation: Block?
    private var mistakes: [Mistake] = []

    init(heading: QuestionHeading, topic: [String], file: String) {
        self.heading = heading
        self.topic = topic
        self.file = file
        mistakes = heading.mistakes
    }

    mutating func add(_ block: Block, _ lines: [Substring]) {
        let line = block.lines.lowerBound
        if block.kind == .list, let list = OptionList(block, lines: lines, file: file) {
            if options != nil { mistakes.append(Mistake(file, line: line, "mistake.options-twice")) }
            options = list.options
            mistakes += list.mistakes
        } else if options == nil {
            body.append(block)
        } else if block.kind == .quote, explanation == nil {
            explanation = block
            let stray = block.lines.first { !lines[$0 - 1].drop { $0 == " " }.hasPrefix(">") }
            if let stray { mistakes.append(Mistake(file, line: stray, "mistake.quote-unmarked")) }
        } else {
            mistakes.append(Mistake(file, line: line, "mistake.text-after-options"))
        }
    }

    /// The question, and all that is wrong with it.
    func draft(_ lines: [Substring]) -> (draft: QuestionDraft, mistakes: [Mistake]) {
        let options = options ?? []
        let ticks = options.count { $0.isRight }
        var found = mistakes
        if options.count < 2 {
            found.append(Mistake(file, line: heading.line, "mistake.too-few-options"))
        } else if ticks == 0 {
            found.append(Mistake(file, line: heading.line, "mistake.no-tick"))
        } else if heading.isMultiple == false, ticks > 1 {
            found.append(Mistake(file, line: heading.line, "mistake.single-with-ticks"))
        }
        let draft = QuestionDraft(
            key: heading.key, topic: topic, points: heading.points.thousandths,
            isMultiple: heading.isMultiple ?? (ticks > 1), text: heading.text,
            body: SourceLines.text(body, lines), options: options,
            explanation: explanation.map { SourceLines.unquoted($0, lines) })
        return (draft, found)
    }
}

/// The Markdown that blocks were read from.
enum SourceLines {
    /// From the first line of the first block to the last line of the last, nil when there is nothing.
    static func text(_ blocks: [Block], _ lines: [Substring]) -> String? {
        guard let first = blocks.first, let last = blocks.last else { return nil }
        let text = lines[(first.lines.lowerBound - 1)..<min(lines.count, last.lines.upperBound)].joined(separator: "\n")
        return text.trimmingCharacters(in: .newlines)
    }

    /// A block quote's text without its marks.
    static func unquoted(_ quote: Block, _ lines: [Substring]) -> String {
        lines[(quote.lines.lowerBound - 1)..<min(lines.count, quote.lines.upperBound)]
            .map { String($0.replacing(#/^ {0,3}> ?/#, with: "")) }
            .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
