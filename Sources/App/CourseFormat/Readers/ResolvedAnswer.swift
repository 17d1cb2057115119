import Foundation

/// The answer of a question, as its document gives it below the text.
enum QuestionAnswer {
    case options([QuestionDraft.Option])
    case typed(AnswerLine)
}

/// The parts of a question that depend on both its heading and its answer.
struct ResolvedAnswer {
    private(set) var isMultiple = false
    private(set) var options: [QuestionDraft.Option] = []
    private(set) var accepted: [QuestionDraft.Accepted]?
    private(set) var folding: TextFolding?
    private(set) var mistakes: [Mistake] = []
    private let heading: QuestionHeading
    private let file: String

    init(_ answer: QuestionAnswer?, _ heading: QuestionHeading, file: String) {
        self.heading = heading
        self.file = file
        switch answer {
        case .options(let options): take(options)
        case .typed(let line): take(line)
        case nil: add("mistake.too-few-options")
        }
    }

    private mutating func add(_ key: String, _ values: [String: String] = [:]) {
        mistakes.append(Mistake(file, line: heading.line, key, values))
    }

    private mutating func take(_ options: [QuestionDraft.Option]) {
        let attributes = heading.attributes
        let ticks = options.count { $0.isRight }
        self.options = options
        isMultiple = attributes.kind == .multiple || attributes.kind != .single && ticks > 1
        if options.count < 2 {
            add("mistake.too-few-options")
        } else if ticks == 0 {
            add("mistake.no-tick")
        } else if attributes.kind == .single, ticks > 1 {
            add("mistake.single-with-ticks")
        }
        if let kind = attributes.kind, !kind.hasOptions { add("mistake.kind-without-answer", ["kind": kind.rawValue]) }
        if attributes.folding != nil { add("mistake.case-without-text") }
    }

    private mutating func take(_ line: AnswerLine) {
        let attributes = heading.attributes
        let typed = TypedAnswer(line, kind: attributes.kind, file: file)
        accepted = typed.accepted
        folding = typed.isNumber ? nil : attributes.folding ?? .exact
        mistakes += typed.mistakes
        if let kind = attributes.kind, kind.hasOptions { add("mistake.kind-without-options", ["kind": kind.rawValue]) }
        if attributes.order != nil { add("mistake.order-without-options") }
        if typed.isNumber, attributes.folding != nil { add("mistake.case-without-text") }
    }
}
