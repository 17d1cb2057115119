/// What an administrator says about somebody.
struct PersonFields: Sendable, Equatable {
    let name: String
    let surname: String
    let indexNumber: String?
    let email: String?
    let roles: Set<Role>

    static let longestName = 100
    static let longestIndexNumber = 40

    /// Tells them from what somebody else has made of them.
    var seen: String { Fingerprint.of([name, surname, indexNumber, email, roles.names]) }

    init(name: String, surname: String, indexNumber: String?, email: String?, roles: Set<Role>) {
        (self.name, self.surname, self.indexNumber, self.email, self.roles) = (name, surname, indexNumber, email, roles)
    }

    /// As they are.
    init(_ person: Person) {
        self.init(
            name: person.name, surname: person.surname, indexNumber: person.indexNumber, email: person.email, roles: person.roles)
    }

    /// Whether it says what is known already.
    func isSame(as person: Person) -> Bool {
        name == person.name && surname == person.surname && indexNumber == person.indexNumber && email == person.email
            && roles == person.roles
    }
}
