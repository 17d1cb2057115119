/// The form for a new or an existing account.
struct PersonEditPage: Page {
    static let template = "Accounts/person-edit"

    struct RoleChoice: Sendable {
        let value: String
        let text: String
        let isChosen: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The user name of an existing account, which cannot be changed.
    let userName: String?
    /// The fingerprint of what is shown, which is posted back.
    let seen: String?
    /// The present values, when somebody else changed the account meanwhile.
    let now: [AccountPage.Fact]
    let hasNow: Bool
    let fields: [TypedField]
    let roles: [RoleChoice]
    let rolesError: String?
    /// What it means that a student is none any more; nil for somebody who is none.
    let roleNote: String?
    let button: String

    init(
        frame: Frame, strings: Strings, action: String, person: Person?, form: PersonForm, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.action = action
        userName = person?.userName
        seen = person.map { errors.seen(form.seen, PersonFields($0).seen) }
        now = errors.isOvertaken ? person.map { Self.facts($0, strings) } ?? [] : []
        hasNow = !now.isEmpty
        let newName = TypedField(
            "user-name", strings("account.user-name"), form.userName, hint: strings("people.user-name-hint"), errors: errors,
            strings)
        fields =
            (person == nil ? [newName] : []) + [
                TypedField(
                    "title", strings("person.title"), form.title, hint: strings("person.title-hint"), errors: errors, strings),
                TypedField("name", strings("people.name"), form.name, errors: errors, strings),
                TypedField("surname", strings("people.surname"), form.surname, errors: errors, strings),
                TypedField("index-number", strings("account.index-number"), form.indexNumber, errors: errors, strings),
                TypedField("email", strings("account.email"), form.email, type: "email", errors: errors, strings),
                TypedField("phone", strings("person.phone"), form.phone, type: "tel", errors: errors, strings),
            ]
        roles = Role.allCases.map {
            RoleChoice(value: $0.rawValue, text: $0.text(strings), isChosen: form.roles?.contains($0.rawValue) == true)
        }
        rolesError = errors?.first("roles", strings)
        roleNote = person?.roles.contains(.student) == true ? strings("people.student-means") : nil
        button = person == nil ? strings("people.add") : strings("form.save")
    }

    private static func facts(_ person: Person, _ strings: Strings) -> [AccountPage.Fact] {
        [
            ("person.title", person.title), ("account.name", person.fullName), ("account.index-number", person.indexNumber),
            ("account.email", person.email),
            ("person.phone", person.phone), ("account.roles", person.roles.text(strings)),
        ].compactMap { key, value in value.map { .init(label: strings(key), value: $0) } }
    }
}
