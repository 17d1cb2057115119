/// What the page of somebody who teaches a course posts.
struct InstructorForm: Decodable, Sendable {
    /// The id of somebody new, made when the form was shown; nil for somebody who is named already.
    var instructor: String?
    /// The account of somebody new; nil for somebody without one.
    var person: String?
    /// The version that the form showed; nil for somebody new.
    var seen: String?
    var firstName: String?
    var lastName: String?
    var email: String?
    var phone: String?
    var officeHours: String?
    var webPage: String?
    /// The key of a role; empty for none.
    var role: String?
    var office: String?
    var go: String?

    enum CodingKeys: String, CodingKey {
        case instructor, person, seen, email, phone, role, office, go
        case firstName = "first-name"
        case lastName = "last-name"
        case officeHours = "office-hours"
        case webPage = "web-page"
    }

    /// Whether nothing is typed.
    var isEmpty: Bool {
        [firstName, lastName, email, phone, officeHours, webPage, role, office].allSatisfy { TypedText.line($0) == nil }
    }

    /// What was typed.
    /// - Parameter hasAccount: whether the person has an account, which has the names and the e-mail address.
    /// - Throws: `FormErrors`
    func fields(hasAccount: Bool) throws -> CourseInstructor.Fields {
        var errors = FormErrors()
        var fields = CourseInstructor.Fields(
            phone: TypedText.line(phone), officeHours: TypedText.line(officeHours),
            webPage: WebAddress.completed(TypedText.line(webPage)), office: TypedText.line(office))
        if !hasAccount { names(&fields, &errors) }
        if let phone = fields.phone, !PhoneNumber.isValid(phone) { errors.add("phone", "person.phone-invalid") }
        for (field, text) in [("office-hours", fields.officeHours), ("office", fields.office)] {
            if let text, !text.isWithin(letters: WrittenDesign.longestLine) { errors.add(field, "form.too-long") }
        }
        if let page = fields.webPage, !StaffProfile.isWebPage(page) { errors.add("web-page", "profile.web-page-invalid") }
        let chosen = TypedText.line(role)
        fields.role = chosen.flatMap(InstructorRole.init)
        if chosen != nil, fields.role == nil { errors.add("role", "teach.choose") }
        try errors.check()
        return fields
    }

    private func names(_ fields: inout CourseInstructor.Fields, _ errors: inout FormErrors) {
        (fields.firstName, fields.lastName) = (TypedText.line(firstName), TypedText.line(lastName))
        fields.email = TypedText.line(email)
        if fields.firstName == nil { errors.add("first-name", "design.first-name-missing") }
        if fields.lastName == nil { errors.add("last-name", "design.last-name-missing") }
        for (field, text) in [("first-name", fields.firstName), ("last-name", fields.lastName)] {
            if let text, !text.isWithin(letters: WrittenDesign.longestLine) { errors.add(field, "form.too-long") }
        }
        if let email = fields.email, !EmailAddress.isValid(email) { errors.add("email", "form.email-invalid") }
    }
}

extension InstructorForm {
    init(_ instructor: CourseInstructor) {
        let fields = instructor.fields
        self.init(
            seen: String(instructor.version), firstName: fields.firstName, lastName: fields.lastName, email: fields.email,
            phone: fields.phone, officeHours: fields.officeHours, webPage: fields.webPage, role: fields.role?.rawValue,
            office: fields.office)
    }
}
