/// What somebody wrote in courses, by kind.
struct PersonalWritingResource: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let subject: SubjectResource
        let at: String
        let reason: String?
    }

    let drafts: [Item]
    let revisions: [Item]
    let publications: [Item]
    let withdrawals: [Item]
    let files: [Item]
    let testDrafts: [Item]
    let testRevisions: [Item]
    let interventions: [Item]
    let corrections: [Item]

    init(_ writing: [PersonalWriting]) {
        func items(_ kind: PersonalWriting.Kind) -> [Item] {
            writing.filter { $0.kind == kind }.map { Item(subject: .init($0.subject), at: $0.doneAt.iso8601, reason: $0.reason) }
        }
        drafts = items(.draft)
        revisions = items(.revision)
        publications = items(.publication)
        withdrawals = items(.withdrawal)
        files = items(.file)
        testDrafts = items(.testDraft)
        testRevisions = items(.testRevision)
        interventions = items(.intervention)
        corrections = items(.correction)
    }
}

/// A one-time link, without its secret, which nobody knows.
struct PersonalLinkResource: Encodable, Sendable {
    let isForPerson: Bool
    /// "invitation" or "password".
    let purpose: String
    let madeAt: String
    let expiresAt: String
    let usedAt: String?

    init(_ link: PersonalLink) {
        (isForPerson, purpose, madeAt) = (link.isForPerson, link.purpose.rawValue, link.madeAt.iso8601)
        (expiresAt, usedAt) = (link.expiresAt.iso8601, link.usedAt?.iso8601)
    }
}
