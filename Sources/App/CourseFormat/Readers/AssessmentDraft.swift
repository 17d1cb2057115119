import Foundation
import Markdown

/// A test as its document describes it, before it is stored.
struct AssessmentDraft: Sendable {
    /// The content of a revision. An equal digest means an unchanged revision.
    struct Content: Sendable, Encodable {
        var title: String
        var introduction: String?
        var questions: [QuestionDraft]
        // Settings that are absent are nil, so that the digest of a test imported before the setting existed stays the same.
        // Whether each attempt has the questions in a different order.
        var isShuffled: Bool?
        var draws: [DrawDraft]?
        var credit: CreditRule?
        // The rules that the texts need; nil where those of CommonMark are enough.
        var textRules: TextRules?
        /// Name in the text and SHA-256 of each picture.
        var pictures: [String: String]
    }

    struct Times: Sendable {
        let opens: TimeExpression
        let closes: TimeExpression
        /// The line of the closing time, for a mistake that only the database can show.
        let closesLine: Int?
        let limit: Milliseconds
    }

    /// When the test opens and closes for one person.
    struct Dates: Sendable {
        let opens: TimeExpression
        let closes: TimeExpression
        let reason: String?
        var line: Int?
    }

    /// The settings, which hold for all revisions.
    struct Rules: Sendable {
        /// The most attempts; nil for no limit.
        let allowed: Int?
        let counts: CountingRule
        let pause: Milliseconds
        var code: AccessCode?
        let results: Release<TimeExpression>
        let answers: Release<TimeExpression>
        let check: AnswerCheck
        /// Whether programs may take it; nil where the text does not say.
        var programs: Bool?
        /// By user name.
        var extraTimes: [String: ExtraTime]
        /// By user name.
        var dates: [String: Dates] = [:]
    }

    let file: String
    let key: String
    let position: Int
    let kind: AssessmentKind
    let topic: [String]
    /// Nil for a quiz.
    let times: Times?
    var rules: Rules
    let content: Content
    let pictures: [String: PictureFile]
    /// The objectives that its questions serve, for a mistake that only the database can show.
    var tags: [ObjectiveTag] = []

    var digest: String { get throws { try content.digest } }

    /// The same test with these extra times and other dates.
    func with(_ extraTimes: [String: ExtraTime], _ dates: [String: Dates]) -> AssessmentDraft {
        var draft = self
        (draft.rules.extraTimes, draft.rules.dates) = (extraTimes, dates)
        return draft
    }

    /// The same test with this access code.
    func with(_ code: AccessCode?) -> AssessmentDraft {
        var draft = self
        draft.rules.code = code
        return draft
    }

    /// Without the extra times and other dates of all others.
    func withTimes(of people: Set<String>) -> AssessmentDraft {
        with(rules.extraTimes.filter { people.contains($0.key) }, rules.dates.filter { people.contains($0.key) })
    }
}

/// How many questions of a topic, including its subtopics, each attempt gets.
struct DrawDraft: Sendable, Encodable, Equatable {
    let topic: [String]
    let count: Int
}

/// A question as its document says; texts are Markdown.
struct QuestionDraft: Sendable, Encodable, Equatable {
    struct Option: Sendable, Encodable, Equatable {
        let text: String
        let isRight: Bool
    }

    /// A number or a short text that is accepted; `tolerance` is nil for a text.
    struct Accepted: Sendable, Encodable, Equatable {
        let text: String
        let tolerance: String?
    }

    var key: String
    var topic: [String]
    let points: Int
    let isMultiple: Bool
    let text: String
    var body: String?
    let options: [Option]
    var explanation: String?
    // Absent values are nil, so that the digest stays the same.
    // The accepted answers, for a question without options. The first is shown as the right answer.
    var accepted: [Accepted]?
    /// Of a short text; nil for every other kind.
    var folding: TextFolding?
    /// True when the options stay in the document's order.
    var isFixed: Bool?
    /// In thousandths of the points; nil for none of its own.
    var penalty: Int?
    /// The keys of the objectives that it serves; nil for none.
    var objectives: [String]?
}

extension QuestionDraft {
    /// As the database names it.
    var kind: String {
        guard accepted != nil else { return isMultiple ? "multiple" : "single" }
        return folding == nil ? "number" : "text"
    }
}

extension AssessmentDraft.Content {
    var digest: String {
        get throws { try ContentDigest(json: self).base64URL }
    }

    /// The pools of questions from which the draws are made.
    var pools: DrawPools { DrawPools(draws ?? []) }

    /// How many questions an attempt has.
    var askedCount: Int {
        let pools = pools
        return questions.count { pools.place(of: $0.topic) == nil } + (draws ?? []).reduce(0) { $0 + $1.count }
    }
}
