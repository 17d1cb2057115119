/// The link from an attempt to its receipt.
struct ReceiptLink: Sendable {
    let code: String
    let href: String

    init(_ code: ReceiptCode) {
        self.code = code.text
        href = AttemptRoutes.receipt(code)
    }
}
