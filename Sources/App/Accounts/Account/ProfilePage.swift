/// The form for one's own profile: office, office hours, web page and e-mail.
struct ProfilePage: Page {
    static let template = "Accounts/profile"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let fields: [TypedField]

    init(frame: Frame, strings: Strings, form: ProfileForm, errors: FormErrors? = nil) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = AccountRoutes.profile
        fields = [
            TypedField("office", strings("profile.office"), form.office, errors: errors, strings),
            TypedField(
                "office-hours", strings("profile.office-hours"), form.officeHours, hint: strings("profile.office-hours-hint"),
                errors: errors, strings),
            TypedField(
                "web-page", strings("profile.web-page"), form.webPage, type: "url", hint: strings("profile.web-page-hint"),
                errors: errors, strings),
            TypedField("email", strings("account.email"), form.email, type: "email", errors: errors, strings),
        ]
    }
}
