/// The response to a save of a draft by the page's script.
struct DraftNotice: Encodable, Sendable {
    struct Wrong: Encodable, Sendable {
        let line: Int?
        let text: String
    }

    /// Says when it was saved, by the server's clock, or why nothing was saved.
    let saved: String
    /// The version of the present draft; nil when nothing was saved.
    var version: Int?
    /// The revision that it is based on.
    var base: String?
    /// The text as readers will see it, when that was asked for.
    var html: String?
    /// How many mistakes there are, in words.
    var found: String?
    var mistakes: [Wrong]?
}
