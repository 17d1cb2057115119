/// A secret with which a program does what its person may do, within its scopes. The database knows only the secret's digest.
struct AccessToken: Sendable, Equatable {
    let id: ID<AccessToken>
    let person: ID<Person>
    /// What the person calls it.
    let name: String
    let scopes: Set<TokenScope>
    let madeAt: Instant
    let expiresAt: Instant
    /// The hour of its last use; nil when it was never used.
    let usedAt: Instant?

    /// What every secret begins with, so that people and scanners recognise one.
    static let prefix = "gata_"
    /// The most valid tokens of a person.
    static let most = 20
    static let longestName = 100
    static let longestLife = 365
    static let usualLife = 90

    func isValid(at now: Instant) -> Bool { now < expiresAt }

    /// Whether the hour of a use at a moment is not stored yet.
    func needsTouch(at now: Instant) -> Bool {
        guard let usedAt else { return true }
        return usedAt < Self.hour(of: now)
    }

    /// The hour that is stored of a use: nobody needs to know it more exactly.
    static func hour(of now: Instant) -> Instant {
        Instant(milliseconds: now.milliseconds - now.milliseconds % Milliseconds.hours(1).count)
    }
}
