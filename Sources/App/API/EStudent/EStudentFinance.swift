/// A school year of a student's money, as the eStudent app reads it: of one currency, and of the others beside it where there
/// are some. What was taken back counts for nothing, and is left out.
enum EStudentFinance {
    static func document(_ year: YearAccount, _ strings: Strings) -> OrderedJSON {
        let charges = year.charges.filter { !$0.isReversed }
        let payments = year.payments.filter { !$0.isReversed }
        let all = Set(charges.map(\.money.currency) + payments.map(\.money.currency)).sorted()
        let first = all.contains(.euro) ? Currency.euro : all.first ?? .euro
        func part(_ currency: Currency) -> OrderedJSON.Fields {
            [
                ("valuta", .text(currency.code)),
                ("zaduzenja", .list(charges.filter { $0.money.currency == currency }.map { charge($0, strings) })),
                ("placanja", .list(payments.filter { $0.money.currency == currency }.map { payment($0, strings) })),
                ("sumirano", total(year.totals.first { $0.currency == currency }, currency)),
            ]
        }
        var fields: OrderedJSON.Fields = [("skolskaGodina", .text(year.year))]
        fields += part(first)
        let others = all.filter { $0 != first }.map { OrderedJSON.object(part($0)) }
        if !others.isEmpty { fields.append(("ostaleValute", .list(others))) }
        return .object(fields)
    }

    private static func charge(_ charge: Charge, _ strings: Strings) -> OrderedJSON {
        .object([
            ("datum", .text(charge.day.iso)), ("opis", .text(FinanceWords.name(of: charge, strings))),
            ("iznos", .money(charge.money)), ("rok", .text(charge.due.iso)),
        ])
    }

    private static func payment(_ payment: Payment, _ strings: Strings) -> OrderedJSON {
        .object([
            ("datum", .text(payment.paidOn.iso)), ("opis", .text(payment.title ?? strings("finances.payment"))),
            ("iznos", .money(payment.money)), ("pozivNaBroj", .word(payment.reference?.text)),
        ])
    }

    private static func total(_ total: YearAccount.Total?, _ currency: Currency) -> OrderedJSON {
        let none = Money.zero(currency)
        return .object([
            ("zaduzenje", .money(total?.charged ?? none)), ("placeno", .money(total?.paid ?? none)),
            ("dugovanje", .money(total?.open ?? none)),
        ])
    }
}
