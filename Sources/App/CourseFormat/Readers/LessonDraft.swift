import Foundation
import Markdown

/// A lesson as its document describes it, before it is stored.
struct LessonDraft: Sendable {
    /// The content of a revision. An equal digest means an unchanged revision.
    struct Content: Sendable, Encodable {
        let title: String
        /// Markdown.
        let body: String
        /// The SHA-256 of each file, by its name in the text.
        let files: [String: String]
        // The rules that the text needs. Nil where those of CommonMark are enough, so that the digest stays the same.
        var textRules: TextRules?
    }

    let file: String
    let key: String
    let position: Int
    let topic: [String]
    /// The objectives that it serves, in their written order.
    let objectives: [ObjectiveTag]
    /// The key of the quiz at the end of the lesson.
    let quiz: String?
    let audience: Audience
    let content: Content
    let wordCount: Int
    /// The title and the text in the form in which they are searched.
    let searchable: String
    let files: [String: MediaFile]

    var digest: String {
        get throws { try content.digest }
    }
}

extension LessonDraft.Content {
    var digest: String {
        get throws { try ContentDigest(json: self).base64URL }
    }
}
