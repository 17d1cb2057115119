import Foundation

/// What the page of a subject posts: `a1`, `a2` … in the order of the paper, and the button that was pressed.
struct BallotForm: Decodable {
    enum Way: Equatable {
        case send
        /// Skips the subject by handing in an empty ballot.
        case skip
        /// Shows the page in another language, with what was filled in.
        case language(Language)
    }

    private let fields: [String: String]

    init(from decoder: any Decoder) throws {
        fields = try decoder.singleValueContainer().decode([String: String].self)
    }

    var way: Way {
        let button = fields["go"] ?? ""
        if button == "skip" { return .skip }
        let language = button.hasPrefix("language-") ? Language(rawValue: String(button.dropFirst("language-".count))) : nil
        return language.map(Way.language) ?? .send
    }

    /// The page to continue with; nil for the list of surveys.
    var back: String? { fields["back"] }

    /// The field of a slot, counted from 1; also the id of its part of the page.
    static func field(_ number: Int) -> String { "a\(number)" }

    /// What is said of a required slot without an answer.
    static let gap = "survey.gap"

    /// The value for "not applicable".
    static let notApplicable = "na"

    /// What was filled in, complete or not. Values that the page did not offer are ignored.
    func ballot(on paper: BallotPaper) -> Ballot {
        Ballot(
            answers: paper.slots.enumerated().map { index, slot in
                Self.answer(fields[Self.field(index + 1)] ?? "", to: slot.item)
            })
    }

    /// - Throws: `FormErrors` when a required slot has no answer, or a comment is too long.
    func check(_ ballot: Ballot, on paper: BallotPaper) throws {
        var errors = FormErrors()
        let gaps = Set(ballot.gaps(in: paper))
        for (index, answer) in ballot.answers.enumerated() {
            let field = Self.field(index + 1)
            if gaps.contains(index + 1) { errors.add(field, Self.gap) }
            if case .comment(let text) = answer, text.utf16.count > SurveyItem.longestComment {
                errors.add(field, "survey.comment-long")
            }
        }
        try errors.check()
    }

    private static func answer(_ text: String, to item: SurveyItem) -> Ballot.Answer {
        switch item.kind {
        case .comment:
            return Ballot.Answer(comment: text)
        case .scale where text == notApplicable: return .notApplicable
        case .scale, .choice:
            guard let value = Int(text), item.values?.contains(value) == true else { return .nothing }
            return .value(value)
        }
    }
}
