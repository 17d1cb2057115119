/// A course that somebody teaches or studies, as the page of the account names it.
struct PersonCourse: Sendable {
    let href: String
    let text: String
    let contentLanguage: String
}
