/// The answer to a save of a draft in the background.
struct DraftNotice: Encodable, Sendable {
    struct Wrong: Encodable, Sendable {
        let line: Int?
        let text: String
    }

    /// In words, with the server's time; or why nothing was saved.
    let saved: String
    /// Of the draft now; nil when nothing was saved.
    var version: Int?
    /// The revision that it began from.
    var base: String?
    /// As readers will see it, if that was asked for.
    var html: String?
    /// How many mistakes there are, in words.
    var found: String?
    var mistakes: [Wrong]?
}
