import Database

/// A link with which one person can choose a password once. It is printed or handed over; the database stores only the digest of
/// its secret.
struct OneTimeLink: Sendable, Equatable {
    enum Purpose: String, Sendable, DatabaseValue {
        /// To an account without a password.
        case invitation
        /// To replace a forgotten password.
        case password

        /// How long the link is valid.
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
