/// What an administrator says about somebody.
struct PersonFields: Sendable, Equatable {
    let name: String
    let surname: String
    let indexNumber: String?
    let email: String?
    let roles: Set<Role>

    static let longestName = 100
    static let longestIndexNumber = 40

    /// Whether it says what is known already.
    func isSame(as person: Person) -> Bool {
        name == person.name && surname == person.surname && indexNumber == person.indexNumber && email == person.email
            && roles == person.roles
    }
}
