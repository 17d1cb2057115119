/// The lists of money that the office enters.
enum MoneyListKind: String, CaseIterable, Sendable {
    case charges, payments
    /// What a bank writes: whose a payment is follows from its reference.
    case bank

    func title(_ strings: Strings) -> String {
        switch self {
        case .charges: strings("money-list.charges")
        case .payments: strings("money-list.payments")
        case .bank: strings("money-list.bank")
        }
    }

    /// Where it is entered.
    var place: OfficePlace {
        switch self {
        case .charges: .charges
        case .payments: .payments
        case .bank: .bank
        }
    }

    /// Which columns it has, in words.
    func columns(_ strings: Strings) -> String {
        switch self {
        case .charges: strings("money-list.charge-columns")
        case .payments: strings("money-list.payment-columns")
        case .bank: strings("money-list.bank-columns")
        }
    }
}

/// What a column of such a list holds.
enum MoneyListColumn: Sendable, Hashable {
    case indexNumber, userName, amount, currency, day, due, year, kind, title, reference, key, payer
    /// Something else, such as a name.
    case other

    /// What columns are called, in words without accents; the first that is found counts.
    private static let words: [(column: MoneyListColumn, words: Set<String>)] = [
        (.key, ["id", "identificator", "identifikator"]),
        (.reference, ["reference", "referinta", "referintei", "poziv"]),
        (.due, ["due", "scadenta", "scadentei", "scadent", "rok", "roka", "dospece", "dospeca"]),
        (.currency, ["currency", "moneda", "valuta"]),
        (.amount, ["amount", "suma", "iznos", "valoare", "valoarea", "value"]),
        (.year, ["year", "universitar", "godina"]),
        (.kind, ["kind", "type", "tip", "tipul", "vrsta"]),
        (.payer, ["payer", "platitor", "platitorul", "uplatilac", "platilac", "nalogodavac"]),
        (.title, ["purpose", "scop", "scopul", "svrha", "title", "titlu", "opis", "description", "descriere", "detalii"]),
        (.day, ["date", "day", "data", "ziua", "datum", "dan"]),
    ]

    /// The columns that a line names; nil where it is no heading of a list of this kind.
    static func columns(_ cells: [String], _ kind: MoneyListKind) -> [MoneyListColumn]? {
        var seen: Set<MoneyListColumn> = []
        let named = cells.map { cell in
            let column = column(cell)
            return column == .other || seen.insert(column).inserted ? column : .other
        }
        let hasPerson = seen.contains(.indexNumber) || seen.contains(.userName) || kind == .bank && seen.contains(.reference)
        return seen.contains(.amount) && hasPerson ? named : nil
    }

    private static func column(_ cell: String) -> MoneyListColumn {
        switch ListHeading.column(cell) {
        case .indexNumber: return .indexNumber
        case .userName: return .userName
        default: break
        }
        let found = Set(SearchText.words(of: PlainLetters.latin(cell)))
        return words.first { !found.isDisjoint(with: $0.words) }?.column ?? .other
    }
}
