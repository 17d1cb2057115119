import Foundation

/// A lesson as its document says, not yet in the database.
struct LessonDraft: Sendable {
    /// What a revision keeps; equal digests mean an unchanged revision.
    struct Content: Sendable, Encodable {
        let title: String
        /// Markdown.
        let body: String
        /// Name in the text and SHA-256 of each file.
        let files: [String: String]
    }

    let file: String
    let key: String
    let position: Int
    let topic: [String]
    /// Key of the quiz that ends it.
    let quiz: String?
    let audience: Audience
    let content: Content
    let wordCount: Int
    /// Title and text, as they are searched.
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
