/// What is posted to make slips.
struct SlipForm: Decodable, Sendable {
    /// The fingerprint of the links that the page said would end.
    var seen: String?
    /// Present when only those get a slip who have none that works.
    var only: String?
}
