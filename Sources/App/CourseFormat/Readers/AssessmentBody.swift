import Foundation
import Markdown

/// What follows the settings of a test: the introduction, topics and questions.
struct AssessmentBody {
    private(set) var introduction: String?
    private(set) var questions: [QuestionReader] = []
    /// The headings of topics: the line and the path of each.
    private(set) var topics: [(line: Int, path: [String])] = []
    private(set) var mistakes: [Mistake] = []
    private let text: DocumentText
    private let hasTopic: ([String]) -> Bool
    /// The topic of the questions that follow.
    private var topic: [String] = []
    private var hasBegun = false

    /// - Throws: `ImportMistakes` when the text is too long or nested too deeply.
    init(_ text: DocumentText, hasTopic: @escaping ([String]) -> Bool) throws {
        self.text = text
        self.hasTopic = hasTopic
        var introduction: [Block] = []
        for block in try text.blocks() {
            if questions.isEmpty, try hasPicture(block) { add(block.lines.lowerBound, "mistake.picture-in-introduction") }
            for heading in block.children.flatMap(\.headings) { add(heading.lines.lowerBound, "mistake.heading-deep") }
            if !take(block) {
                if hasBegun { add(block.lines.lowerBound, "mistake.text-before-question") }
                introduction.append(block)
            }
        }
        self.introduction = text.source(of: introduction)
        if questions.isEmpty { add(nil, "mistake.no-questions") }
        requireUniqueKeys()
    }

    private mutating func add(_ line: Int?, _ key: String, _ values: [String: String] = [:]) {
        mistakes.append(Mistake(text.file, line: line, key, values))
    }

    /// Reads a heading or a part of a question; false for a block outside all questions.
    private mutating func take(_ block: Block) -> Bool {
        let line = block.lines.lowerBound
        if case .heading(let level) = block.kind, questions.last?.isAnswer(block) != true {
            switch level {
            case 1: add(line, "mistake.heading-one")
            case 2: beginTopic(block)
            case 3: beginQuestion(line)
            default: add(line, "mistake.heading-deep")
            }
            return true
        }
        if questions.isEmpty { return false }
        questions[questions.count - 1].add(block)
        return true
    }

    private mutating func beginTopic(_ block: Block) {
        hasBegun = true
        topic = TopicPath.read(block.text)
        topics.append((block.lines.lowerBound, topic))
        if !hasTopic(topic) { add(block.lines.lowerBound, "mistake.unknown-topic", ["topic": block.text]) }
    }

    private mutating func beginQuestion(_ line: Int) {
        hasBegun = true
        let heading = QuestionHeading(text.line(line), file: text.file, line: line)
        questions.append(QuestionReader(heading: heading, topic: topic, text: text))
    }

    /// A picture outside a question is a mistake: pictures are shown only to students with an attempt, and the start page has
    /// none.
    private func hasPicture(_ block: Block) throws -> Bool {
        try DocumentText(text.source(of: [block]) ?? "", file: text.file).findings().contains { finding in
            if case .picture = finding.kind { true } else { false }
        }
    }

    private mutating func requireUniqueKeys() {
        var lines: [String: Int] = [:]
        for heading in questions.map(\.heading) {
            if let first = lines[heading.key] {
                add(heading.line, "mistake.identifier-twice", ["value": heading.key, "line": String(first)])
            } else {
                lines[heading.key] = heading.line
            }
        }
    }
}

extension Block {
    /// The headings in the block, including itself.
    fileprivate var headings: [Block] {
        if case .heading = kind { [self] } else { children.flatMap(\.headings) }
    }
}
