import Database
import Foundation

extension ExamLedger {
    /// The institution's price list and accounts. A charge is of the school year in which somebody registers, which begins on
    /// 1 October, and is due on its day.
    static let finances = ExamLedger(
        price: { kind, now, tx in
            // Where the price list does not have the repeated exam, it costs as the first.
            let kinds = kind == .repeated ? [kind.charge, .exam] : [kind.charge]
            let day = try day(now, tx)
            for kind in kinds {
                if let price = try PriceRows.price(of: kind, on: day, tx) { return ExamAmount(price) }
            }
            return nil
        },
        debt: { person, now, tx in
            try AccountRows.debt(of: person, on: day(now, tx), tx).filter(\.isPositive).map(ExamAmount.init)
        },
        stopsDebtors: { tx in try FinanceSettingsRows.find(tx).debtBlocks },
        charge: { fee, registration, maker, now, tx in
            guard let currency = Currency(rawValue: fee.amount.currency), let minor = Int(exactly: fee.amount.minorUnits) else {
                throw NoLedger()
            }
            let id = ID<Charge>(at: now)
            let draft = try ChargeDraft(
                person: registration.person, schoolYear: schoolYear(of: day(now, tx.reading)), kind: fee.kind.charge,
                title: title(registration, tx.reading), money: Money(minor: minor, currency: currency), dueOn: nil,
                reference: nil)
            try ChargeWriteRows.add(draft, as: id, by: maker, at: now, tx)
            return id.text
        },
        reverse: { charge, _, _, maker, now, tx in
            _ = try ChargeWriteRows.reverse(ID(text: charge), because: nil, by: maker, at: now, tx)
        })

    private static func day(_ now: Instant, _ tx: ReadTransaction) throws -> LocalDay {
        LocalDay(now, in: try InstitutionStore.find(tx)?.zone ?? Institution.unnamed.zone)
    }

    /// 2026/2027 from 1 October 2026 on.
    static func schoolYear(of day: LocalDay) -> String {
        let start = day.month >= 10 ? day.year : day.year - 1
        return "\(start)/\(start + 1)"
    }

    /// The course's code, and its number of the registration, by which people find it again.
    private static func title(_ registration: ExamRegistration, _ tx: ReadTransaction) throws -> String {
        let course = try CourseStore.courses(tx, where: "course.id = \(registration.course)").first
        return [course?.subject, "#\(registration.number)"].compactMap(\.self).joined(separator: " ")
    }
}

extension ExamAmount {
    fileprivate init(_ money: Money) {
        self.init(minorUnits: Int64(money.minor), currency: money.currency.code)
    }
}

extension ExamFee.Kind {
    fileprivate var charge: ChargeKind {
        switch self {
        case .exam: .exam
        case .repeated: .repeatedExam
        case .late: .lateExam
        case .commission: .commission
        }
    }
}
