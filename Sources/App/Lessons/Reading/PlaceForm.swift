/// What a lesson's page sends when its reader leaves it.
struct PlaceForm: Decodable, Sendable {
    let anchor: String?
    /// Set by the script, which expects no page.
    let quiet: String?
}
