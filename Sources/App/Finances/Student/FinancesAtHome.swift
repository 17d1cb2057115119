import Database
import Foundation

/// What is overdue, and what is to be paid next, in the list at home.
struct FinancesAtHome: HomeSource {
    /// So many days before its last day a charge is in the list.
    static let daysAhead = 30

    func items(for visit: HomeVisit, _ tx: ReadTransaction) throws -> [HomeItem] {
        let account = try AccountRows.account(of: visit.viewer.id, tx)
        if account.unpaid.isEmpty { return [] }
        let zone = try tx.shared(InstitutionRead())?.zone ?? Institution.unnamed.zone
        return try Self.items(account, on: LocalDay(visit.now, in: zone), in: zone)
    }

    /// One row for all that is overdue, and one for what is due next.
    static func items(_ account: MoneyAccount, on today: LocalDay, in zone: TimeZone) throws -> [HomeItem] {
        let (overdue, debt) = (account.overdue(on: today), try account.debt(on: today))
        let next = account.unpaid.first { $0.due >= today && $0.due <= today + daysAhead }
        let late = overdue.first.map {
            HomeItem(place: .asked, time: nil, matter: DebtAtHome(first: $0, count: overdue.count, debt: debt))
        }
        let coming = next.map { charge in
            HomeItem(
                place: .coming, time: Instant(noon: charge.due, in: zone),
                matter: ChargeAtHome(charge: charge, open: account.open(charge)))
        }
        return [late, coming].compactMap(\.self)
    }
}

extension Instant {
    /// A moment in the middle of a day, which no change of the clocks moves to another one.
    fileprivate init(noon day: LocalDay, in zone: TimeZone) {
        let utc = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
        self.init(utc.addingTimeInterval(-Double(zone.secondsFromGMT(for: utc))))
    }
}

/// What is overdue.
struct DebtAtHome: HomeMatter {
    /// The one that was due first.
    let first: Charge
    let count: Int
    let debt: [Money]

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        let name = FinanceWords.name(of: first, strings)
        return HomeRow(
            title: count == 1 ? name : strings("finances.overdue-count", n: count),
            contentLanguage: strings.language.rawValue, kind: strings("finances.title"), course: nil,
            state: FinanceWords.due(first, isOverdue: true, strings) + " · "
                + debt.map { strings.formats.money($0) }.joined(separator: ", "),
            href: count == 1 ? FinanceRoutes.charge(first.id) : FinanceRoutes.finances)
    }
}

/// What is to be paid next.
struct ChargeAtHome: HomeMatter {
    let charge: Charge
    let open: Money

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        HomeRow(
            title: FinanceWords.name(of: charge, strings), contentLanguage: strings.language.rawValue,
            kind: strings("finances.title"), course: nil,
            state: FinanceWords.due(charge, isOverdue: false, strings) + " · " + strings.formats.money(open),
            href: FinanceRoutes.charge(charge.id))
    }
}
