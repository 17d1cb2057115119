import Database
import Foundation

extension ExamLedger {
    /// The institution's price list and accounts. A charge is of the school year in which somebody registers, and is due on the
    /// first day of exams of the period, or on its own day where that is later: who pays in time owes nothing until then.
    static let finances = ExamLedger(
        prices: { kinds, now, tx in
            let day = try day(now, tx)
            let prices = try tx.shared(PricesRead(day: day))
            return kinds.reduce(into: [:]) { $0[$1] = prices[$1.charge] }
        },
        debt: { person, now, tx in
            try AccountRows.debt(of: person, on: day(now, tx), tx).filter(\.isPositive)
        },
        stopsDebtors: { tx in try tx.shared(FinanceSettingsRead()).debtBlocks },
        charge: { fee, registration, maker, now, tx in
            let (id, today) = (ID<Charge>(at: now), try day(now, tx.reading))
            guard let year = SchoolYear(of: today), let period = try ExamPeriodRows.find(registration.period, tx.reading) else {
                throw NoLedger()
            }
            let draft = try ChargeDraft(
                person: registration.person, schoolYear: year.text, kind: fee.kind.charge,
                title: title(registration, tx.reading), money: fee.amount, dueOn: max(today, period.fields.days.lowerBound),
                reference: nil)
            try ChargeWriteRows.add(draft, as: id, by: maker, at: now, tx)
            return id.text
        },
        reverse: { charge, _, _, maker, now, tx in
            _ = try ChargeWriteRows.reverse(ID(text: charge), because: nil, by: maker, at: now, tx)
        })

    private static func day(_ now: Instant, _ tx: ReadTransaction) throws -> LocalDay {
        LocalDay(now, in: try tx.shared(InstitutionRead())?.zone ?? Institution.unnamed.zone)
    }

    /// The course's code, and its number of the registration, by which people find it again.
    private static func title(_ registration: ExamRegistration, _ tx: ReadTransaction) throws -> String {
        let course = try tx.shared(CourseRead(id: registration.course))?.course
        return [course?.subject, "#\(registration.number)"].compactMap(\.self).joined(separator: " ")
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
