/// What the page of a course's people posts, and its filter.
struct CoursePeopleForm: Decodable, Sendable {
    /// The words to filter by.
    var q: String?
    /// The user name or the name of a new teacher.
    var teacher: String?
    var role: String?
    /// The user name of a new student, and the data for a new account if there is none.
    var user: String?
    var name: String?
    var surname: String?
    var indexNumber: String?
    var email: String?
    /// The id of the person to remove, or of the colleague to add.
    var person: String?
    /// The id of the account whose enrolment is confirmed, although what was typed differs.
    var same: String?
    /// Ticked to confirm the removal of a person who is taking a test.
    var anyway: String?

    enum CodingKeys: String, CodingKey {
        case q, teacher, role, user, name, surname, email, person, same, anyway
        case indexNumber = "index-number"
    }

    /// - Throws: `FormErrors`
    func teaching() throws -> (colleague: Colleague, role: TeachingRole) {
        var errors = FormErrors()
        let (typed, role) = (TypedText.line(teacher) ?? "", role.flatMap(TeachingRole.init))
        let colleague = person.flatMap { ID<Person>(posted: $0) }.map { Colleague.chosen($0) } ?? .typed(typed)
        if colleague == .typed("") { errors.add("teacher", "teach.no-such-teacher") }
        guard let role, errors.items.isEmpty else {
            if role == nil { errors.add("role", "teach.choose") }
            throw errors
        }
        return (colleague, role)
    }

    /// - Throws: `FormErrors`
    func enrolment() throws -> EnrolmentLine {
        var line = EnrolmentLine(
            number: 1, userName: UserName.folded(user ?? ""), name: TypedText.line(name), surname: TypedText.line(surname),
            indexNumber: TypedText.line(indexNumber), email: TypedText.line(email))
        // Without a user name nobody is found, whatever else there is.
        let own = line.ownMistakes.filter { $0 != .nobody }
        try FormErrors((line.userName.isEmpty ? [.userName] : []) + own).check()
        line.confirmed = ID(posted: same)
        return line
    }
}

extension FormErrors {
    /// The mistakes as errors at the fields of the form for one person.
    init(_ mistakes: [EnrolmentMistake]) {
        self.init(items: mistakes.map { .init(field: $0.field, key: $0.key) })
    }
}
