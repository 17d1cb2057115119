/// The addresses of the student office's pages. The features that have the pages mount them.
extension OfficePlace {
    /// The first page of the office.
    static let start = "/office"

    var href: String {
        switch self {
        case .accounts: "/office/accounts"
        case .groupCharges: "/office/charges/group"
        case .charges: "/office/lists/charges"
        case .payments: "/office/lists/payments"
        case .bank: "/office/lists/bank"
        case .received: "/office/received"
        case .debtors: "/office/debtors"
        case .prices: "/office/prices"
        case .settings: "/office/settings"
        case .periods: "/office/periods"
        case .newPeriod: "/office/periods/new"
        }
    }
}
