/// What a language button posts.
struct LanguageForm: Decodable, Sendable {
    let language: String?
    /// The page to come back to.
    let back: String?
}
