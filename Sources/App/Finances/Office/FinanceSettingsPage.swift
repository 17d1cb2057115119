/// The form for where one pays, and for what debt means.
struct FinanceSettingsPage: Page {
    static let template = "Finances/finance-settings"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let fields: [TypedField]
    let hasIPS: Bool
    let blocks: Bool
    let seen: String
    /// What is there now, where somebody else has changed it meanwhile.
    let stored: [FinancesPage.Fact]
    let hasStored: Bool

    /// - Parameter present: what is stored.
    init(
        frame: Frame, strings: Strings, form: FinanceSettingsForm, present: FinanceSettings, institution: String,
        errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = OfficeRoutes.settings
        fields = Self.fields(form, institution, errors, strings)
        (hasIPS, blocks) = (form.ips != nil, form.debt != nil)
        seen = errors.seen(form.seen, present.fingerprint)
        stored = errors.isOvertaken ? Self.stored(present, institution, strings) : []
        hasStored = !stored.isEmpty
    }

    private static func stored(
        _ present: FinanceSettings, _ institution: String, _ strings: Strings
    ) -> [FinancesPage.Fact] {
        let texts = fields(FinanceSettingsForm(present), institution, nil, strings).map { ($0.label, $0.shown) }
        let flags = [("office.ips", present.offersIPS), ("office.debt-blocks", present.debtBlocks)].map { key, isOn in
            (strings(key), strings(isOn ? "exams.yes" : "exams.no"))
        }
        return (texts + flags).map { .init(label: $0.0, value: $0.1) }
    }

    private static func fields(
        _ form: FinanceSettingsForm, _ institution: String, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        [
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
    }
}
