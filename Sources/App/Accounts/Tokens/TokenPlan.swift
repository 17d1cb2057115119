/// What a new token shall be.
struct TokenPlan: Sendable, Equatable {
    let name: String
    let scopes: Set<TokenScope>
    /// For how many days it is valid.
    let days: Int
}
