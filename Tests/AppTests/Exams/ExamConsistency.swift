import Database

@testable import App

extension ExamScene {
    /// What does not fit together, see `ExamConsistency`.
    func complaints() async throws -> [String] {
        let now = site.clock.now
        return try await site.database.read { tx in try ExamConsistency(tx, now).complaints }
    }
}

/// Everything that is stored of registrations, and whether it fits together.
struct ExamConsistency {
    private let now: Instant
    private let registrations: [ExamRegistration]
    private let places: [ExamPlaceRows.Place]
    private let charges: [String: Charge]
    /// Of each seat that was given, the registration and the number of its event.
    private let receipts: [String]
    private let dates: [ExamDate]
    /// As they stand beside the dates.
    private let crowds: [ID<ExamDate>: ExamCrowd]
    /// The most seats that a date ever had.
    private let most: [ID<ExamDate>: Int]

    init(_ tx: ReadTransaction, _ now: Instant) throws {
        self.now = now
        registrations = try ExamRegistrationRows.all(tx, where: "1 = 1")
        places = try ExamPlaceRows.places(tx, where: "1 = 1")
        charges = try Dictionary(
            AccountRows.charges(tx, where: "1 = 1").map { ($0.id.text, $0) }, uniquingKeysWith: { first, _ in first })
        receipts = try tx.rows("SELECT registration_id, sequence FROM exam_receipt ORDER BY registration_id, sequence").map {
            row in
            let (registration, sequence): (String, Int) = try (row["registration_id"], row["sequence"])
            return "\(registration) \(sequence)"
        }
        dates = try ExamDateRows.all(tx)
        crowds = try ExamPlaceRows.crowds(tx, where: "1 = 1")
        let versions = try ExamDateRows.versions(tx, where: "1 = 1")
        most = Dictionary(versions.map { ($0.id, $0.fields.seats) }, uniquingKeysWith: max)
    }

    /// Places that do not follow from the events, or are counted wrong, dates with more people than they had room for, seats that
    /// are free while somebody waits, a second registration for the same, seats without a receipt, and charges that do not agree
    /// with the registrations to the cent.
    var complaints: [String] {
        let twice = Dictionary(grouping: registrations.filter(\.state.holds)) { "\($0.person) \($0.course) \($0.period)" }
        let given = registrations.flatMap { registration in
            registration.events.filter(\.kind.isSeat).map { "\(registration.id) \($0.sequence)" }
        }
        return registrations.flatMap(placeComplaints) + registrations.flatMap(chargeComplaints) + sumComplaints
            + dates.compactMap(countComplaint) + dates.filter { !$0.isBegun(at: now) }.flatMap(dateComplaints)
            + twice.filter { $1.count > 1 }.keys.sorted()
            + (given.sorted() == receipts.sorted() ? [] : ["\(receipts.count) receipts of \(given.count) seats"])
    }

    private func placeComplaints(_ registration: ExamRegistration) -> [String] {
        let own = places.filter { $0.registration == registration.id }
        let (seat, waiting) = (own.first { $0.kind == .seat }?.date, own.first { $0.kind == .waiting }?.date)
        let state = registration.state
        let isNumbered = registration.events.map(\.sequence) == Array(1...max(1, registration.events.count))
        return [
            seat != state.seat || waiting != state.waiting ? "\(registration.number): place" : nil,
            seat != nil && seat == waiting ? "\(registration.number): waits for its own seat" : nil,
            isNumbered ? nil : "\(registration.number): events \(registration.events.map(\.sequence))",
        ].compactMap(\.self)
    }

    private func countComplaint(_ date: ExamDate) -> String? {
        let own = places.filter { $0.date == date.id }
        let crowd = ExamCrowd(seated: own.count { $0.kind == .seat }, waiting: own.count { $0.kind == .waiting })
        let counted = crowds[date.id] ?? ExamCrowd()
        return crowd == counted ? nil : "\(date.id): \(counted) stands beside it, and it is \(crowd)"
    }

    /// What costs something is charged with the first seat, once, and that is taken back with the end.
    private func chargeComplaints(_ registration: ExamRegistration) -> [String] {
        let first = registration.events.first { $0.kind.isSeat }
        let charged = registration.events.filter { $0.charge != nil }
        guard charged == [registration.fee == nil ? nil : first].compactMap(\.self) else {
            return ["\(registration.number): charged with \(charged.map(\.sequence))"]
        }
        guard let fee = registration.fee, let id = first?.charge else { return [] }
        guard let charge = charges[id] else { return ["\(registration.number): its charge is missing"] }
        return [
            charge.person == registration.person && charge.kind.rawValue == fee.kind.rawValue
                && charge.money == fee.amount
                ? nil : "\(registration.number) costs \(fee), charged is \(charge.money) of \(charge.kind)",
            charge.isReversed == (registration.state.ending != nil) ? nil : "\(registration.number): charge reversed or not",
        ].compactMap(\.self)
    }

    private var sumComplaints: [String] {
        let ofSeats = Dictionary(
            registrations.filter { $0.state.seat != nil }.map { ($0.person, $0.fee?.amount.minor ?? 0) },
            uniquingKeysWith: +)
        let charged = Dictionary(
            charges.values.filter { !$0.isReversed }.map { ($0.person, $0.money.minor) }, uniquingKeysWith: +)
        let used = Set(registrations.flatMap { $0.events.compactMap(\.charge) })
        return Set(ofSeats.keys).union(charged.keys).filter { (ofSeats[$0] ?? 0) != (charged[$0] ?? 0) }
            .map { "\($0): \(charged[$0] ?? 0) is charged for \(ofSeats[$0] ?? 0)" }.sorted()
            + Set(charges.keys).subtracting(used).sorted().map { "charge \($0) is of nothing" }
    }

    private func dateComplaints(_ date: ExamDate) -> [String] {
        let seated = places.filter { $0.date == date.id && $0.kind == .seat }
        let begun = Set(dates.filter { $0.isBegun(at: now) }.map(\.id))
        // Whoever sat another date's exam keeps that seat.
        let waiting = places.filter { place in
            place.date == date.id && place.kind == .waiting
                && !places.contains { $0.registration == place.registration && $0.kind == .seat && begun.contains($0.date) }
        }
        return [
            seated.count > (most[date.id] ?? 0) ? "\(date.id): \(seated.count) of \(most[date.id] ?? 0)" : nil,
            !waiting.isEmpty && seated.count < date.fields.seats ? "\(date.id): free and waiting" : nil,
        ].compactMap(\.self)
    }
}
