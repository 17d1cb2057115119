import Foundation
import Markdown

/// Collects the blocks of one question, from its heading to the next.
struct QuestionReader {
    let heading: QuestionHeading
    let topic: [String]
    /// The lines that are read as answers and not as Markdown.
    private(set) var answerLines: [Int] = []
    private let text: DocumentText
    private var body: [Block] = []
    private var answer: QuestionAnswer?
    /// Whether its answer may be on a line that Markdown reads as something else.
    private var hasLostAnswer = false
    private var explanation: Block?
    private var mistakes: [Mistake] = []

    init(heading: QuestionHeading, topic: [String], text: DocumentText) {
        self.heading = heading
        self.topic = topic
        self.text = text
        mistakes = heading.mistakes
    }

    private mutating func add(_ line: Int, _ key: String) {
        mistakes.append(Mistake(text.file, line: line, key))
    }

    /// Whether a heading is really text above an answer: in Markdown, a line of `=` or `-` turns the text above it into a
    /// heading.
    func isAnswer(_ heading: Block) -> Bool {
        AnswerLine.begins(text.line(heading.lines.lowerBound)) || answerBelow(heading) != nil
    }

    mutating func add(_ block: Block) {
        if block.kind == .list, let list = OptionList(block, lines: text.lines, file: text.file) {
            take(.options(list.options), at: block)
            mistakes += list.mistakes
        } else if let line = AnswerLine(text.line(block.lines.lowerBound), line: block.lines.lowerBound), block.isText {
            addAnswer(line, block)
        } else if answer == nil {
            addToBody(block)
        } else if block.kind == .quote, explanation == nil {
            addExplanation(block)
        } else {
            add(block.lines.lowerBound, "mistake.text-after-options")
        }
    }

    private mutating func addAnswer(_ line: AnswerLine, _ block: Block) {
        answerLines.append(line.line)
        if text.lastLine(of: block) > line.line {
            add(line.line + 1, "mistake.answer-lines")
            hasLostAnswer = true
        } else {
            take(.typed(line), at: block)
        }
    }

    private mutating func addToBody(_ block: Block) {
        body.append(block)
        guard let line = answerBelow(block) else { return }
        answerLines.append(line)
        add(line, "mistake.answer-joined")
        hasLostAnswer = true
    }

    private mutating func addExplanation(_ block: Block) {
        explanation = block
        let stray = block.lines.first { !text.line($0).drop { $0 == " " }.hasPrefix(">") }
        if let stray { add(stray, "mistake.quote-unmarked") }
    }

    private mutating func take(_ new: QuestionAnswer, at block: Block) {
        switch (answer, new) {
        case (nil, _): answer = new
        case (.options, .options): add(block.lines.lowerBound, "mistake.options-twice")
        case (.typed, .typed): add(block.lines.lowerBound, "mistake.answer-twice")
        case (.options, .typed), (.typed, .options): add(block.lines.lowerBound, "mistake.options-and-answer")
        }
    }

    /// The line of an answer that Markdown reads as part of the block above it.
    private func answerBelow(_ block: Block) -> Int? {
        switch block.kind {
        case .paragraph, .table: block.lines.dropFirst().first { AnswerLine.begins(text.line($0)) }
        // Only a line that is not indented; an indented one belongs to the block.
        case .list, .quote: block.lines.dropFirst().first { text.line($0).hasPrefix("=") && AnswerLine.begins(text.line($0)) }
        case .heading:
            text.line(text.lastLine(of: block)).wholeMatch(of: #/ {0,3}=\s*/#) == nil ? nil : text.lastLine(of: block)
        case .item, .code, .html, .rule: nil
        }
    }

    /// The question, with all mistakes in it.
    /// - Parameter penalty: the penalty of the whole test, in thousandths.
    func draft(penalty: Int) -> (draft: QuestionDraft, mistakes: [Mistake]) {
        let resolved = ResolvedAnswer(answer, heading, file: text.file)
        let found = hasLostAnswer && answer == nil ? [] : resolved.mistakes
        let penalty = heading.attributes.penalty ?? penalty
        let draft = QuestionDraft(
            key: heading.key, topic: topic, points: heading.attributes.points.thousandths, isMultiple: resolved.isMultiple,
            text: heading.text, body: text.source(of: body), options: resolved.options,
            explanation: explanation.map(text.unquoted), accepted: resolved.accepted, folding: resolved.folding,
            isFixed: heading.attributes.order == .fixed ? true : nil, penalty: penalty == 0 ? nil : penalty,
            objectives: heading.attributes.objectives)
        return (draft, mistakes + found)
    }
}

extension Block {
    /// Whether the block is a paragraph, or a paragraph that the line below turned into a heading or a table.
    fileprivate var isText: Bool {
        switch kind {
        case .paragraph, .heading, .table: true
        case .list, .item, .quote, .code, .html, .rule: false
        }
    }
}
