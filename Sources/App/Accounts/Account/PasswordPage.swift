/// The present password and a new one, twice.
struct PasswordPage: Page {
    static let template = "Accounts/password"
    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let userName: String
    let currentError: String?
    let newError: String?
    let againError: String?
    let rule: String
    /// Whether programs act for the person or read the calendar, and whether they shall be shut out.
    let hasTokens: Bool
    let endsTokens: Bool

    init(
        frame: Frame, strings: Strings, userName: String, area: AreaTab.Area, hasTokens: Bool = false, endsTokens: Bool = true,
        errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = area.kept(in: AccountRoutes.password)
        self.userName = userName
        currentError = errors?.first("current-password", strings)
        newError = errors?.first("new-password", strings)
        againError = errors?.first("new-password-again", strings)
        (self.hasTokens, self.endsTokens) = (hasTokens, endsTokens)
        rule = strings("password.rule", n: PasswordRules.shortest)
    }
}
