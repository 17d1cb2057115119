/// What the page of one's own tokens posts to make one.
struct NewTokenForm: Decodable, Sendable {
    var name: String?
    var scopes: [String]?
    var days: String?

    /// What was typed.
    /// - Parameter roles: the person's, which decide what a token may do.
    /// - Throws: `FormErrors`
    func plan(for roles: Set<Role>) throws -> TokenPlan {
        var errors = FormErrors()
        let name = TypedText.line(name)
        let scopes = Set((scopes ?? []).compactMap(TokenScope.init(rawValue:)).filter { $0.isOpen(to: roles) })
        let days = TypedText.line(days).map { Int($0) ?? 0 } ?? AccessToken.usualLife
        if name == nil { errors.add("name", "tokens.name-missing") }
        if let name, !name.isWithin(letters: AccessToken.longestName) { errors.add("name", "form.too-long") }
        if scopes.isEmpty { errors.add("scopes", "tokens.scopes-missing") }
        if !(1...AccessToken.longestLife).contains(days) { errors.add("days", "tokens.days-wrong") }
        guard errors.items.isEmpty, let name else { throw errors }
        return TokenPlan(name: name, scopes: scopes, days: days)
    }
}

/// What a button of the list of tokens posts.
struct TokenEndingForm: Decodable, Sendable {
    /// The token to revoke; nil to revoke all.
    let revoked: String?
}
