/// The form for one's own profile: title, office, office hours, web page, e-mail and telephone, and whether forms explain their
/// fields.
struct ProfilePage: Page {
    static let template = "Accounts/profile"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let fields: [TypedField]

    /// - Parameter area: the area of a person who came from the account; nil for one who pressed the tab.
    init(frame: Frame, strings: Strings, form: ProfileForm, from area: AreaTab.Area? = nil, errors: FormErrors? = nil) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = area?.named(in: AccountRoutes.profile) ?? AccountRoutes.profile
        fields = [
            TypedField("title", strings("person.title"), form.title, hint: strings("person.title-hint"), errors: errors, strings),
            TypedField("office", strings("profile.office"), form.office, errors: errors, strings),
            TypedField(
                "office-hours", strings("profile.office-hours"), form.officeHours, hint: strings("profile.office-hours-hint"),
                errors: errors, strings),
            TypedField(
                "web-page", strings("profile.web-page"), form.webPage, type: "url", hint: strings("profile.web-page-hint"),
                errors: errors, strings),
            TypedField("email", strings("account.email"), form.email, type: "email", errors: errors, strings),
            TypedField("phone", strings("person.phone"), form.phone, type: "tel", errors: errors, strings),
            TypedField(
                "explanations", strings("profile.explanations"), chosen: form.explanations ?? "",
                of: [("", strings("profile.explanations-shown")), (ProfileForm.hidden, strings("profile.explanations-hidden"))],
                hint: strings("profile.explanations-hint"), errors: errors, strings),
        ]
    }
}
