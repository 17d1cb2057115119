/// Links from an attempt to its receipt: the public page, and the page for saving or sending the results.
struct ReceiptLink: Sendable {
    let code: String
    let href: String
    /// Nil while results may not be seen.
    let sharingHref: String?

    init(_ code: ReceiptCode, of id: ID<Attempt>, canShare: Bool) {
        self.code = code.text
        href = ReceiptRoutes.receipt(code)
        sharingHref = canShare ? ReceiptRoutes.sharing(of: id) : nil
    }
}
