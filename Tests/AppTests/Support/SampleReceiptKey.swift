@testable import App

extension ReceiptKey {
    /// Of institutions that tests import, whose registrations for exams have receipts.
    static let sample = ReceiptKey(bytes: Array(0..<32))
}
