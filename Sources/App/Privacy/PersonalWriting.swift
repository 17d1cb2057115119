/// Something of a course that the person wrote, published or stored.
struct PersonalWriting: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable {
        /// What is being written.
        case draft
        case revision
        case publication
        case withdrawal
        case file
    }

    let kind: Kind
    /// Of the lesson, or the name of the file.
    let subject: PersonalSubject
    let doneAt: Instant
}

/// A one-time link that was made for the person, or that the person made for somebody.
struct PersonalLink: Sendable, Equatable {
    let isForPerson: Bool
    let purpose: OneTimeLink.Purpose
    let madeAt: Instant
    let expiresAt: Instant
    /// When it was used, or another took its place.
    let usedAt: Instant?
}
