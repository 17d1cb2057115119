/// Whom somebody wants to add to those who teach a course.
enum Colleague: Sendable, Equatable {
    /// Chosen among those who were found.
    case chosen(ID<Person>)
    /// A user name, or words of a name.
    case typed(String)

    /// The most that are shown to choose from.
    static let mostFound = 20
}

/// What the page asks before anything is changed: which colleague is meant, or whether an account is that of the right person.
enum CoursePeopleQuestion: Error, Sendable {
    /// - Parameter isMore: whether there are more than those.
    case colleague([CoursePeopleStore.Teacher], isMore: Bool)
    case account(EnrolmentPlan.Account)

    /// As errors at the fields of the page.
    var errors: FormErrors {
        switch self {
        case .colleague: FormErrors(items: [.init(field: "person", key: "teach.choose-teacher")])
        case .account: FormErrors(items: [.init(field: "same", key: "enrol.confirm-account")])
        }
    }
}
