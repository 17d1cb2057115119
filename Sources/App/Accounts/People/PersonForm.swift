/// What the form for a new or an existing account posts.
struct PersonForm: Decodable, Sendable {
    /// Only for a new account; it cannot be changed afterwards.
    var userName: String?
    var name: String?
    var surname: String?
    var indexNumber: String?
    var email: String?
    var title: String?
    var phone: String?
    var roles: [String]?
    /// What the page showed, see `Fingerprint`; nil for a new account.
    var seen: String?

    enum CodingKeys: String, CodingKey {
        case userName = "user-name"
        case name
        case surname
        case indexNumber = "index-number"
        case email, title, phone
        case roles
        case seen
    }

    /// The user name and the other fields of a new account.
    /// - Throws: `FormErrors`
    func newPerson() throws -> (userName: String, fields: PersonFields) {
        var errors = FormErrors()
        let userName = UserName.folded(userName ?? "")
        if !UserName.isValid(userName) { errors.add("user-name", "people.user-name-invalid") }
        let fields = fields(&errors)
        guard errors.items.isEmpty, let fields else { throw errors }
        return (userName, fields)
    }

    /// All fields but the user name.
    /// - Throws: `FormErrors`
    func fields() throws -> PersonFields {
        var errors = FormErrors()
        guard let fields = fields(&errors) else { throw errors }
        return fields
    }

    private func fields(_ errors: inout FormErrors) -> PersonFields? {
        let count = errors.items.count
        let name = required(name, "name", "people.name-missing", &errors)
        let surname = required(surname, "surname", "people.surname-missing", &errors)
        let (indexNumber, email) = (TypedText.line(indexNumber), TypedText.line(email))
        if let indexNumber, !indexNumber.isWithin(letters: PersonFields.longestIndexNumber) {
            errors.add("index-number", "form.too-long")
        }
        if let email, !EmailAddress.isValid(email) { errors.add("email", "form.email-invalid") }
        let (title, phone) = (TypedText.line(title), TypedText.line(phone))
        if let title, !title.isWithin(letters: PersonFields.longestTitle) { errors.add("title", "form.too-long") }
        if let phone, !PhoneNumber.isValid(phone) { errors.add("phone", "person.phone-invalid") }
        let chosen = Set((roles ?? []).compactMap(Role.init(rawValue:)))
        if chosen.isEmpty { errors.add("roles", "people.roles-missing") }
        guard errors.items.count == count, let name, let surname else { return nil }
        return PersonFields(
            name: name, surname: surname, indexNumber: indexNumber, email: email, roles: chosen, title: title, phone: phone)
    }

    private func required(_ text: String?, _ field: String, _ missing: String, _ errors: inout FormErrors) -> String? {
        guard let text = TypedText.line(text) else {
            errors.add(field, missing)
            return nil
        }
        if !text.isWithin(letters: PersonFields.longestName) { errors.add(field, "form.too-long") }
        return text
    }
}

extension PersonForm {
    /// The fields as they are stored.
    init(_ person: Person) {
        self.init(
            userName: person.userName, name: person.name, surname: person.surname, indexNumber: person.indexNumber,
            email: person.email, title: person.title, phone: person.phone, roles: person.roles.map(\.rawValue))
    }
}
