/// Whom a call of the eStudent API says to be about: by the student's number, and by name where the call has one.
struct EStudentStudent: Sendable {
    private let number: String?
    private let name: String?
    private let surname: String?

    private static let longest = 200

    /// Reads it from the fields, which collect what is wrong.
    /// - Parameter isNamed: whether the call has to say the name.
    init(_ fields: inout JSONFields, isNamed: Bool) {
        fields.require(EStudentForm.student)
        if isNamed {
            fields.require("name")
            fields.require("surname")
        }
        number = fields.text(EStudentForm.student, longest: Self.longest)
        name = fields.text("name", longest: Self.longest)
        surname = fields.text("surname", longest: Self.longest)
    }

    /// Whether it is this person. Accents and capitals of names make no difference, those of the number do.
    func isSame(as person: Person) -> Bool {
        guard let own = person.indexNumber, !own.isEmpty, TypedText.line(number) == own else { return false }
        return [(name, person.name), (surname, person.surname)].allSatisfy { sent, own in
            sent.map { SearchText.fold($0) == SearchText.fold(own) } ?? true
        }
    }
}
