import Crypto
import Foundation

/// A test as its document says, not yet in the database.
struct AssessmentDraft: Sendable {
    /// What a revision keeps; equal digests mean an unchanged revision.
    struct Content: Sendable, Encodable {
        var title: String
        var introduction: String?
        var questions: [QuestionDraft]
        /// Name in the text and SHA-256 of each picture.
        var pictures: [String: String]
    }

    struct Times: Sendable {
        let opens: TimeExpression
        let closes: TimeExpression
        /// For a mistake that only the database can see.
        let closesLine: Int?
        let limit: Milliseconds
    }

    let file: String
    let key: String
    let position: Int
    let kind: AssessmentKind
    let topic: [String]
    /// Nil for a quiz.
    let times: Times?
    let content: Content
    let pictures: [String: PictureFile]

    var digest: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return Base64URL.encode(SHA256.hash(data: try encoder.encode(content)))
        }
    }
}

/// A question as its document says; texts are Markdown.
struct QuestionDraft: Sendable, Encodable {
    struct Option: Sendable, Encodable {
        let text: String
        let isRight: Bool
    }

    let key: String
    let topic: [String]
    let points: Int
    let isMultiple: Bool
    let text: String
    let body: String?
    let options: [Option]
    let explanation: String?
}
