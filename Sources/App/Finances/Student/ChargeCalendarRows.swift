import Database

/// What is to be paid in somebody's calendar: each charge on its last day, until it is paid or that day is over.
struct ChargeCalendarRows: CalendarRows {
    func events(for visit: CalendarVisit, _ tx: ReadTransaction) throws -> [CalendarEvent] {
        Self.events(try AccountRows.account(of: visit.viewer.id, tx), visit)
    }

    static func events(_ account: MoneyAccount, _ visit: CalendarVisit) -> [CalendarEvent] {
        let strings = visit.strings
        return account.unpaid.filter { $0.due >= visit.today }.map { charge in
            CalendarEvent(
                id: "charge-\(charge.id)", when: .day(charge.due),
                title: strings("calendar.payment", ["what": FinanceWords.name(of: charge, strings)]),
                notes: [strings.formats.money(account.open(charge))], address: visit.origin + FinanceRoutes.charge(charge.id))
        }
    }
}
