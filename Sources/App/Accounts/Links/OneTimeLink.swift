import Database

/// A link that lets one person choose a password once: printed, or handed over. The database knows only the digest of its secret.
struct OneTimeLink: Sendable, Equatable {
    enum Purpose: String, Sendable, DatabaseValue {
        /// Into an account that nobody has signed in to.
        case invitation
        /// In place of a password that was forgotten.
        case password

        /// How long it can be used.
        var life: Milliseconds {
            switch self {
            case .invitation: .days(14)
            case .password: .days(1)
            }
        }
    }

    let id: ID<OneTimeLink>
    let person: ID<Person>
    let purpose: Purpose
    let expiresAt: Instant
}
