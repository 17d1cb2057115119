/// What the page of a one-time link posts: a new password, twice.
struct WelcomeForm: Decodable, Sendable {
    let newPassword: String?
    let newPasswordAgain: String?

    enum CodingKeys: String, CodingKey {
        case newPassword = "new-password"
        case newPasswordAgain = "new-password-again"
    }

    /// The new password, if it is allowed. `context` is the list of words that it must not be.
    func password(context: [String]) throws -> String {
        let new = newPassword ?? ""
        var errors = FormErrors()
        PasswordForm.check(new, newPasswordAgain, context: context, &errors)
        try errors.check()
        return new
    }
}
