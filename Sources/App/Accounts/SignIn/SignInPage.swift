/// The sign-in page: fields for user name and password, and whom to ask for a new password.
struct SignInPage: Page {
    static let template = "Accounts/sign-in"
    let frame: Frame
    let errors: ErrorSummary?
    /// Why the page is shown, when another page was asked for.
    let notice: String?
    let user: String
    /// What a user name looks like.
    let example: String
    let userError: String?
    let passwordError: String?
    let backPath: String?
    let held: String?
    let help: String

    init(
        frame: Frame, strings: Strings, contact: String?, userNames: UserNamePattern? = nil, user: String = "",
        back: String? = nil, held: HeldForm? = nil,
        notice: String? = nil, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.notice = notice ?? (held == nil ? nil : strings("sign-in.held"))
        self.user = user
        example = (userNames ?? .usual).example(strings)
        userError = errors?.first("user", strings)
        passwordError = errors?.first("password", strings)
        backPath = held?.path ?? back
        self.held = held?.hiddenField
        help = contact.map { strings("sign-in.help", ["contact": $0]) } ?? strings("sign-in.help-nobody")
    }
}
