/// The fields of an account that an administrator edits.
struct PersonFields: Sendable, Equatable {
    let name: String
    let surname: String
    let indexNumber: String?
    let email: String?
    let roles: Set<Role>
    let title: String?
    let phone: String?

    static let longestTitle = PersonTitle.longest
    static let longestName = 100
    static let longestIndexNumber = 40

    /// A fingerprint, to notice that somebody else changed the fields.
    var seen: String { Fingerprint.of([name, surname, indexNumber, email, roles.names, title, phone]) }

    init(
        name: String, surname: String, indexNumber: String?, email: String?, roles: Set<Role>, title: String? = nil,
        phone: String? = nil
    ) {
        (self.name, self.surname, self.indexNumber, self.email, self.roles) = (name, surname, indexNumber, email, roles)
        (self.title, self.phone) = (title, phone)
    }

    /// The fields as they are stored.
    init(_ person: Person) {
        self.init(
            name: person.name, surname: person.surname, indexNumber: person.indexNumber, email: person.email, roles: person.roles,
            title: person.title, phone: person.phone)
    }

    /// Whether the fields say the same as the account.
    func isSame(as person: Person) -> Bool {
        name == person.name && surname == person.surname && indexNumber == person.indexNumber && email == person.email
            && roles == person.roles && title == person.title && phone == person.phone
    }
}
