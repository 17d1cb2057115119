import Synchronization

/// What tokens are for. It is said when a token is made and stays, so that it is read once for all requests of its program.
final class KnownTokenScopes: Sendable {
    /// When there are more than this many in memory, they are forgotten.
    private static let mostKept = 20_000
    private let kept = Mutex<[ID<AccessToken>: Set<TokenScope>]>([:])

    /// - Parameter read: finds them in the database.
    func scopes(of token: ID<AccessToken>, read: () throws -> Set<TokenScope>) rethrows -> Set<TokenScope> {
        if let known = kept.withLock({ $0[token] }) { return known }
        let scopes = try read()
        kept.withLock { kept in
            if kept.count >= Self.mostKept { kept.removeAll() }
            kept[token] = scopes
        }
        return scopes
    }
}
