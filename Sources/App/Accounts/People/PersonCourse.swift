/// A course that a person teaches or studies, as shown on the page of the account.
struct PersonCourse: Sendable {
    let href: String
    let text: String
    let contentLanguage: String
}
