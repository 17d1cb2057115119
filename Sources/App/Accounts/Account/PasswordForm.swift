/// What the page for a new password posts.
struct PasswordForm: Decodable, Sendable {
    let currentPassword: String?
    let newPassword: String?
    let newPasswordAgain: String?
    /// Ticked to shut out programs that act for the person or read the calendar; also where there were none when the form was
    /// shown.
    let endsTokens: String?

    enum CodingKeys: String, CodingKey {
        case currentPassword = "current-password"
        case newPassword = "new-password"
        case newPasswordAgain = "new-password-again"
        case endsTokens = "end-tokens"
    }

    /// The present password and the new one, if the new one is allowed. `context` is the list of words that it must not be.
    func passwords(context: [String]) throws -> (current: String, new: String) {
        let current = currentPassword ?? ""
        let new = newPassword ?? ""
        var errors = FormErrors()
        if current.isEmpty { errors.add("current-password", "password.current-missing") }
        Self.check(new, newPasswordAgain, context: context, &errors)
        try errors.check()
        return (current, new)
    }

    /// Checks a new password that was typed twice, and adds what is wrong with it to `errors`.
    static func check(_ new: String, _ again: String?, context: [String], _ errors: inout FormErrors) {
        if let objection = PasswordRules.objection(to: new, context: context) {
            errors.add("new-password", objection)
        } else if new != again {
            errors.add("new-password-again", "password.not-the-same")
        }
    }
}
