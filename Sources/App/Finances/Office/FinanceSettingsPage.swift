/// The form for where one pays, and for what debt means.
struct FinanceSettingsPage: Page {
    static let template = "Finances/finance-settings"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let fields: [TypedField]
    let hasIPS: Bool
    let blocks: Bool

    init(
        frame: Frame, strings: Strings, form: FinanceSettingsForm, institution: String, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = OfficeRoutes.settings
        fields = [
            TypedField(
                "recipient", strings("finances.recipient"), form.recipient,
                hint: strings("office.recipient-hint", ["institution": institution]), errors: errors, strings),
            TypedField(
                "account", strings("finances.account"), form.account, hint: strings("office.account-hint"), errors: errors,
                strings),
            TypedField(
                "purpose", strings("finances.purpose"), form.purpose, hint: strings("office.purpose-hint"), errors: errors,
                strings),
        ]
        (hasIPS, blocks) = (form.ips != nil, form.debt != nil)
    }
}
