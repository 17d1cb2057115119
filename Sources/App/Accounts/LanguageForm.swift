/// What a language button posts.
struct LanguageForm: Decodable, Sendable {
    let language: String?
    /// The page to return to.
    let back: String?
}
