import Foundation

/// What the form for one question posts. Whatever was typed is kept, with mistakes as well.
struct QuestionForm: Decodable, Sendable {
    /// The version of the draft that the page showed; 0 for none.
    var version: Int?
    /// The revision that the text is based on.
    var base: String?
    /// The identifier of the question; empty for a new one.
    var key: String?
    var text: String?
    var body: String?
    var kind: String?
    var option: [String]?
    /// Which of the options are right, from 0.
    var right: [Int]?
    /// The right option of a single choice.
    var only: Int?
    var fixed: String?
    var number: [String]?
    var tolerance: [String]?
    var accepted: [String]?
    var folding: String?
    var points: String?
    /// Empty for the penalty of the whole test.
    var penalty: String?
    var topic: String?
    var explanation: String?
    /// The keys of the objectives that it serves.
    var objective: [String]?
    /// The name of a picture that was chosen but not uploaded: browsers send it in place of the file.
    var picture: String?
    /// The description of that picture.
    var alt: String?
    /// The button that was pressed: `more` for more rows, `look` for a preview, `next` to save and go on.
    var go: String?

    /// The fields of a form that was posted with a file.
    init(_ fields: [(name: String, value: String)]) {
        func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
        func first(_ name: String) -> String? { fields.first { $0.name == name }?.value }
        (version, base, key) = (first("version").flatMap { Int($0) }, first("base"), first("key"))
        (text, body, kind) = (first("text"), first("body"), first("kind"))
        (option, right) = (all("option[]"), all("right[]").compactMap { Int($0) })
        (only, fixed) = (first("only").flatMap { Int($0) }, first("fixed"))
        (number, tolerance) = (all("number[]"), all("tolerance[]"))
        (accepted, folding) = (all("accepted[]"), first("folding"))
        (points, penalty, topic) = (first("points"), first("penalty"), first("topic"))
        (explanation, objective) = (first("explanation"), all("objective[]"))
    }

    /// The fields for a new question.
    init(topic: [String]) {
        self.topic = TopicPath.text(topic)
        (kind, points) = (QuestionKind.single.rawValue, "1")
    }

    /// The fields of an existing question.
    /// - Parameter penalty: the penalty of the whole test, in thousandths.
    init(_ question: QuestionDraft, penalty: Int) {
        key = question.key
        (text, body, explanation) = (question.text, question.body, question.explanation)
        kind = question.kind
        option = question.options.map(\.text)
        right = question.options.indices.filter { question.options[$0].isRight }
        only = right?.first
        fixed = question.isFixed == true ? "1" : nil
        let accepted = question.accepted ?? []
        if question.folding == nil {
            number = accepted.map(\.text)
            tolerance = accepted.map { $0.tolerance == "0" ? "" : $0.tolerance ?? "" }
        } else {
            self.accepted = accepted.map(\.text)
        }
        folding = question.folding?.rawValue
        points = Points(thousandths: question.points).written
        let own = question.penalty ?? 0
        self.penalty = own == penalty ? nil : Points(thousandths: own).written
        topic = TopicPath.text(question.topic)
        objective = question.objectives
    }

    /// A picture that was chosen and would be lost, because another button was pressed than the one that uploads it.
    func forgottenPicture(_ strings: Strings) -> QuestionPicture? {
        guard let picture, !picture.isEmpty else { return nil }
        return QuestionPicture(
            description: alt ?? "", fileError: strings("compose.picture-not-uploaded", ["name": picture]))
    }

    var wantsMore: Bool { go == "more" }
    /// Whether nothing is saved: the form comes back with what was typed.
    var isKept: Bool { wantsMore || go == "look" }
    var isNew: Bool { key?.isEmpty ?? true }

    var topicPath: [String] { topic.map { $0.isEmpty ? [] : TopicPath.read($0) } ?? [] }

    /// The right options as a set, because the order in which they are sent does not matter. A single choice has buttons of which
    /// one is chosen; where none is, the boxes of a multiple choice count.
    var ticked: Set<Int> {
        if isSingle, let only { return [only] }
        return Set(right ?? [])
    }

    var isSingle: Bool { kind.flatMap(QuestionKind.init) ?? .single == .single }
}
