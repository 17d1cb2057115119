import Foundation

/// The account itself, in one's own data.
struct PersonalAccount: PersonalItem, Equatable {
    let person: Person
    let hasPassword: Bool
    let createdAt: Instant
    /// When the person was last here before the present visit.
    let visitedAt: Instant?
    let extraTime: ExtraTime
    let profile: StaffProfile

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let (strings, formats) = (facts.strings, facts.formats)
        return PersonalCard(
            heading: nil,
            facts: facts.facts([
                ("person.title", person.title), ("account.name", person.fullName), ("account.user-name", person.userName),
                ("account.index-number", person.indexNumber), ("account.email", person.email),
                ("person.phone", person.phone),
                ("profile.office", profile.office), ("profile.office-hours", profile.officeHours),
                ("profile.web-page", profile.webPage),
                ("account.roles", person.roles.text(strings)),
                ("my-data.language", person.language?.name),
                ("my-data.password", hasPassword ? strings("my-data.password-set") : strings("my-data.password-none")),
                ("my-data.created", formats.dayAndClock(createdAt)),
                ("my-data.previous-visit", visitedAt.map(formats.dayAndClock)),
                ("my-data.extra-time", extraTime == .none ? nil : extraTime.told(strings)),
            ]))
    }
}

/// The same as JSON.
struct PersonalAccountResource: Encodable, Sendable {
    let id: String
    let number: Int
    let userName: String
    let name: String
    let surname: String
    let indexNumber: String?
    let email: String?
    let title: String?
    let phone: String?
    let roles: [String]
    let language: String?
    let hasPassword: Bool
    let isPutAway: Bool
    let isDisabled: Bool
    let office: String?
    let officeHours: String?
    let webPage: String?
    let createdAt: String
    let previousVisitAt: String?
    let extraTime: ExtraTimeResource

    init(_ account: PersonalAccount) {
        let (person, profile) = (account.person, account.profile)
        (id, number, userName, name, surname) = (person.id.text, person.number, person.userName, person.name, person.surname)
        (indexNumber, email, language) = (person.indexNumber, person.email, person.language?.rawValue)
        (title, phone) = (person.title, person.phone)
        roles = person.roles.sorted().map(\.rawValue)
        (hasPassword, isPutAway, isDisabled) = (account.hasPassword, person.isPutAway, person.isDisabled)
        (office, officeHours, webPage) = (profile.office, profile.officeHours, profile.webPage)
        (createdAt, previousVisitAt) = (account.createdAt.iso8601, account.visitedAt?.iso8601)
        extraTime = ExtraTimeResource(account.extraTime)
    }
}

/// The factor in thousandths, and what is added after it in milliseconds.
struct ExtraTimeResource: Encodable, Sendable {
    let factor: Int
    let added: Int64

    init(_ time: ExtraTime) {
        (factor, added) = (time.factor, time.added.count)
    }
}

extension ExtraTime {
    func told(_ strings: Strings) -> String {
        strings(
            "my-data.extra-time-value",
            [
                "factor": strings.formats.decimal(thousandths: factor, places: 3),
                "minutes": strings.formats.decimal(Decimal(added.count) / 60_000),
            ])
    }
}
