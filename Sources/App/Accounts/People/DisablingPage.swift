/// Asks for confirmation before an account is disabled, and says what it means.
struct DisablingPage: Page {
    static let template = "Accounts/disabling"

    let frame: Frame
    let errors: ErrorSummary?
    let question: String
    let action: String
    let backHref: String
    /// Whether the person is taking a test: this has to be confirmed as well.
    let isSitting: Bool
    let sittingError: String?

    init(frame: Frame, strings: Strings, account: PeopleStore.Account, errors: FormErrors? = nil) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        let person = account.person
        question = strings("people.disable-question", ["name": person.fullName, "user": person.userName])
        action = PeopleRoutes.disablings(of: person.id)
        backHref = PeopleRoutes.person(person.id)
        isSitting = account.isSitting
        sittingError = errors?.first("sitting", strings)
    }
}
