/// Somebody who teaches a course, as its design names them: somebody without an account, or what holds for somebody with one
/// in this course alone. It gives no rights.
struct CourseInstructor: Sendable, Equatable {
    /// What a form or an import says.
    struct Fields: Sendable, Equatable {
        /// First name, last name and e-mail are nil for somebody with an account, who has them there.
        var firstName: String?
        var lastName: String?
        var email: String?
        var phone: String?
        var officeHours: String?
        var webPage: String?
        var role: InstructorRole?
        var office: String?

        var isEmpty: Bool { self == Fields() }
    }

    let id: ID<CourseInstructor>
    /// Nil for somebody without an account.
    let person: ID<Person>?
    var fields: Fields
    var version: Int
}

/// What the account of somebody says who teaches a course, or once taught it.
struct InstructorAccount: Sendable, Equatable {
    let person: ID<Person>
    let firstName: String
    let lastName: String
    let profile: StaffProfile
    /// Nil for somebody who does not teach the course any more.
    let teachingRole: TeachingRole?

    /// As lists have it.
    var name: String { lastName + ", " + firstName }
}
