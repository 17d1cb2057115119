/// The public form for checking the code of a receipt.
struct ReceiptsPage: Page {
    static let template = "Receipts/receipts"

    /// The most characters of the input that are shown again in the field.
    private static let longest = 200

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The area to go on in; a form that is sent as an address has it as a field.
    let area: String?
    let typed: String
    let error: String?

    init(frame: Frame, typed: String, area: AreaTab.Area?, errors: FormErrors?, strings: Strings) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = ReceiptRoutes.receipts
        self.area = area?.rawValue
        self.typed = String(typed.beginning(letters: Self.longest))
        error = errors?.first("code", strings)
    }
}
