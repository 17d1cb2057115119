/// What the page for a new password posts.
struct PasswordForm: Decodable, Sendable {
    let currentPassword: String?
    let newPassword: String?
    let newPasswordAgain: String?

    enum CodingKeys: String, CodingKey {
        case currentPassword = "current-password"
        case newPassword = "new-password"
        case newPasswordAgain = "new-password-again"
    }

    /// The present and the new password, if the new one may be one; `context` are words that it must not be.
    func passwords(context: [String]) throws -> (current: String, new: String) {
        let current = currentPassword ?? ""
        let new = newPassword ?? ""
        var errors = FormErrors()
        if current.isEmpty { errors.add("current-password", "password.current-missing") }
        Self.check(new, newPasswordAgain, context: context, &errors)
        try errors.check()
        return (current, new)
    }

    /// What is wrong with a new password, typed twice.
    static func check(_ new: String, _ again: String?, context: [String], _ errors: inout FormErrors) {
        if let objection = PasswordRules.objection(to: new, context: context) {
            errors.add("new-password", objection)
        } else if new != again {
            errors.add("new-password-again", "password.not-the-same")
        }
    }
}
