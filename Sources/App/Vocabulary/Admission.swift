/// By what a person is signed in.
enum Admission: Sendable, Equatable {
    /// By the cookie of a session, in a browser.
    case session(ID<Session>)
    /// By a token, in a program.
    case token(ID<AccessToken>)
    /// By the account's own password in each request, where the institution allows that.
    case password
    /// By the secret in the address of a calendar, which only reads that.
    case feed(ID<CalendarFeed>)
}
