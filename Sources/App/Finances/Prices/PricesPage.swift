/// The price list: what holds now, what held before and what comes, and a form for another price.
struct PricesPage: Page {
    static let template = "Finances/prices"

    struct Row: Sendable {
        let title: String
        let price: String
        let from: String
        /// Whether it is the one that holds today.
        let isCurrent: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let rows: [Row]
    let hasRows: Bool
    let action: String
    let fields: [TypedField]

    /// - Parameters:
    ///   - prices: by kind and first day.
    ///   - today: in the institution's time zone.
    init(frame: Frame, strings: Strings, prices: [Price], today: LocalDay, form: PriceForm, errors: FormErrors? = nil) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        let current = Dictionary(
            prices.filter { $0.firstOn <= today }.map { ($0.kind, $0.firstOn) }, uniquingKeysWith: max)
        rows = prices.map { price in
            Row(
                title: FinanceWords.kind(price.kind, strings),
                price: price.money.map { strings.formats.money($0) } ?? strings("money.no-price"),
                from: strings("money.from", ["day": strings.formats.day(price.firstOn)]),
                isCurrent: current[price.kind] == price.firstOn)
        }
        hasRows = !rows.isEmpty
        action = OfficeRoutes.prices
        fields = form.typedFields(errors, strings)
    }
}
