/// Something of a course that the person wrote, published, stored or did to attempts.
struct PersonalWriting: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable {
        /// What is being written.
        case draft
        case revision
        case publication
        case withdrawal
        case file
        case testDraft
        case testRevision
        /// Minutes for an attempt, its end, or that it was opened again.
        case intervention
        /// Of a key, or of one answer's points.
        case correction
    }

    let kind: Kind
    /// Of the lesson or the test, or the name of the file.
    let subject: PersonalSubject
    let doneAt: Instant
    /// As the person gave it.
    var reason: String?
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
