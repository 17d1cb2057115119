/// The page on which the code of a slip is typed, with the user name.
struct CodePage: Page {
    static let template = "Accounts/code"

    let frame: Frame
    let errors: ErrorSummary?
    /// How long to wait after too many wrong codes.
    let notice: String?
    let action: String
    let user: String
    let userError: String?
    let code: String
    let codeError: String?
    /// Whom to ask for another slip.
    let help: String
    let signInHref: String

    init(
        frame: Frame, strings: Strings, contact: String?, form: CodeForm = CodeForm(), notice: String? = nil,
        errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.notice = notice
        action = LinkRoutes.code
        user = form.user ?? ""
        userError = errors?.first("user", strings)
        code = form.code ?? ""
        codeError = errors?.first("code", strings)
        help = contact.map { strings("sign-in.help", ["contact": $0]) } ?? strings("sign-in.help-nobody")
        signInHref = AccountRoutes.signIn
    }
}
