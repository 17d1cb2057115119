import Foundation
import Markdown

/// Renders the texts of a test for its pages: of a stored revision, or of a document that is not published.
struct RevisionRendering {
    /// Keyed by the names in the texts.
    let pictures: [String: Picture]
    /// Those of the revision.
    let rules: TextRules

    /// Nil for no text.
    func html(_ text: String?) throws -> String? {
        try text.map { try Markdown.html($0, rules: rules, picture: { pictures[$0] }) }
    }

    /// - Parameter penalty: in thousandths of the points.
    func question(
        id: ID<Question>, number: Int, topic: ID<Topic>?, points: Points, penalty: Int, text: String, body: String?,
        explanation: String?, content: QuestionContent
    ) throws -> Question {
        try Question(
            id: id, number: number, topic: topic, points: points, penalty: Share(penalty, of: 1000),
            textHTML: Markdown.inlineHTML(text, rules: rules), plainText: Markdown.inlineText(text, rules: rules),
            bodyHTML: html(body),
            explanationHTML: html(explanation), content: content)
    }

    func option(position: Int, text: String, isRight: Bool) throws -> Choice.Option {
        try Choice.Option(
            position: position, textHTML: Markdown.inlineHTML(text, rules: rules, picture: { pictures[$0] }),
            plainText: Markdown.inlineText(text, rules: rules), isRight: isRight)
    }

    /// Nil when the text is not a number.
    static func accepted(_ text: String, tolerance: String?) -> NumberQuestion.Accepted? {
        NumberQuestion.value(of: text).map { .init(value: $0, tolerance: tolerance.flatMap(NumberQuestion.value) ?? 0) }
    }
}

extension AssessmentRevision {
    /// The revision that a document would become, without storing it.
    /// - Parameters:
    ///   - topics: the ids of the course's topics, by their paths.
    ///   - picture: gives the address of a picture by its name.
    init(_ draft: AssessmentDraft, topics: [[String]: ID<Topic>], picture: (String) -> String) throws {
        let content = draft.content
        let credit = content.credit ?? .rightMinusWrong
        let pictures = draft.pictures.map { name, file in
            (name, Picture(address: picture(name), width: file.width, height: file.height))
        }
        let rendering = RevisionRendering(
            pictures: Dictionary(pictures, uniquingKeysWith: { first, _ in first }), rules: content.textRules ?? .commonMark)
        func id(_ index: Int) -> ID<Question> { ID(text: "q-\(index + 1)") }
        let questions = try content.questions.enumerated().map { index, question in
            try rendering.question(
                id: id(index), number: index + 1, topic: topics[question.topic], points: Points(thousandths: question.points),
                penalty: question.penalty ?? 0, text: question.text, body: question.body, explanation: question.explanation,
                content: rendering.content(of: question, credit))
        }
        let places = content.pools
        let members = Dictionary(grouping: content.questions.indices) { places.place(of: content.questions[$0].topic) }
        let pools = (content.draws ?? []).enumerated().map { place, draw in
            Pool(questions: Set((members[place] ?? []).map(id)), count: draw.count)
        }
        self.init(
            id: ID(text: "trial"), title: content.title, introductionHTML: try rendering.html(content.introduction),
            questions: questions,
            isShuffled: content.isShuffled == true, pools: pools, credit: credit)
    }
}

extension RevisionRendering {
    fileprivate func content(of question: QuestionDraft, _ credit: CreditRule) throws -> QuestionContent {
        guard let accepted = question.accepted else {
            let options = try question.options.enumerated().map {
                try option(position: $0 + 1, text: $1.text, isRight: $1.isRight)
            }
            return .choice(
                Choice(options: options, isMultiple: question.isMultiple, credit: credit, isFixed: question.isFixed == true))
        }
        if let folding = question.folding { return .text(TextQuestion(accepted: accepted.map(\.text), folding: folding)) }
        return .number(NumberQuestion(accepted: accepted.compactMap { Self.accepted($0.text, tolerance: $0.tolerance) }))
    }
}
