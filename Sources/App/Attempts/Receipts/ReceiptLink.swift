/// The receipt of an own attempt, to follow: its public page, and where it can be taken away.
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
