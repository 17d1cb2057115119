/// What a form showed when it was made: posted with it, so that a change that somebody else made meanwhile is not lost unseen.
enum SeenValues {
    /// Short enough for a hidden field; the same for the same values.
    static func mark(_ values: [String?]) -> String {
        let whole = values.map { $0.map { "\($0.count) \($0)" } ?? "-" }.joined(separator: ",")
        return Base64URL.encode(whole.utf8)
    }
}
