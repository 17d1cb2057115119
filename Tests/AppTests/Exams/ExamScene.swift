import Database
import Foundation
import Testing

@testable import App

/// The sample's course with an exam period that is open, and dates that tests add. An exam costs 500 dinars, a late one 1000, one
/// before a commission 5000.
struct ExamScene {
    let site: TestSite
    let course: ID<Course>
    let carmen: Viewer
    let ana: ID<Person>
    let bogdan: ID<Person>
    let period: ExamPeriod
    let desk: ExamDesk

    static func run(
        _ change: @escaping @Sendable (inout ExamPeriodFields) -> Void = { _ in },
        _ body: @escaping @Sendable (ExamScene) async throws -> Void
    ) async throws {
        try await TestSite.run { site in try await body(ExamScene(site, change)) }
    }

    init(_ site: TestSite, _ change: (inout ExamPeriodFields) -> Void = { _ in }) async throws {
        self.site = site
        course = try await site.courseID("PDM301")
        carmen = try await site.person("carmen")
        (ana, bogdan) = try await (site.person("ana").id, site.person("bogdan").id)
        var fields = SampleExams.fields(site.clock.now)
        change(&fields)
        period = ExamPeriod(id: ID(text: "period"), key: nil, fields: fields)
        desk = ExamDesk(receipts: ExamReceiptRows(key: ReceiptKey(bytes: Array(0..<32))), ledger: .finances)
        let (period, now) = (period, site.clock.now)
        try await site.database.write { tx in
            for (kind, minor) in [(ChargeKind.exam, 50_000), (.lateExam, 100_000), (.commission, 500_000)] {
                let price = Price(
                    kind: kind, firstOn: LocalDay(number: 0), money: Money(minor: minor, currency: .dinar))
                try PriceRows.add(price, by: nil, at: now, tx)
            }
            try ExamPeriodRows.insert(period.fields, as: period.id, key: nil, tx)
        }
    }

    var registrations: ExamRegistrationStore { ExamRegistrationStore(database: site.database, desk: desk) }
    var dates: ExamDateStore { ExamDateStore(database: site.database, desk: desk) }

    /// Adds a date, so many days from now.
    @discardableResult
    func date(
        _ id: String, days: Int = 10, seats: Int = 2, waits: Bool = true, room: String? = "201", course: ID<Course>? = nil
    ) async throws -> ID<ExamDate> {
        let fields = SampleExams.date(site.clock.now + .days(days), seats: seats, waits: waits, room: room)
        let isAdded = try await dates.add(
            fields, as: ID(text: id), of: course ?? self.course, in: period.id, by: carmen.id, at: site.clock.now)
        #expect(isAdded)
        return ID(text: id)
    }

    func fields(_ date: ID<ExamDate>) async throws -> ExamDateFields {
        try #require(try await site.database.read { tx in try ExamDateRows.find(date, tx) }).fields
    }

    func update(_ date: ID<ExamDate>, _ change: (inout ExamDateFields) -> Void) async throws -> ExamDateStore.Update {
        let held = try #require(try await site.database.read { tx in try ExamDateRows.find(date, tx) })
        var fields = held.fields
        change(&fields)
        return try #require(
            try await dates.update(
                date, in: period.id, fields, seen: held.version.sequence, because: "renovare", by: carmen.id, at: site.clock.now))
    }

    func register(_ person: ID<Person>, _ dates: ID<ExamDate>...) async throws -> [ExamOutcome] {
        try await registrations.register(dates, by: person, at: site.clock.now)
    }

    func registration(_ person: ID<Person>) async throws -> ExamRegistration {
        try #require(try await current(person))
    }

    func current(_ person: ID<Person>) async throws -> ExamRegistration? {
        let (course, period) = (course, period.id)
        return try await site.database.read { tx in
            try ExamRegistrationRows.current(of: person, in: course, period: period, tx)
        }
    }

    func change(_ person: ID<Person>, to date: ID<ExamDate>) async throws -> ExamRegistrationStore.Change? {
        let own = try await registration(person)
        return try await registrations.change(own.id, to: date, seen: own.sequence, by: person, at: site.clock.now)
    }

    func withdraw(_ person: ID<Person>) async throws -> ExamRegistrationStore.Change? {
        let own = try await registration(person)
        return try await registrations.withdraw(own.id, seen: own.sequence, by: person, at: site.clock.now)
    }

    func crowd(_ date: ID<ExamDate>) async throws -> ExamCrowd {
        try await site.database.read { tx in try ExamPlaceRows.crowd(of: date, tx) }
    }

    /// Adds students of the course.
    func students(_ count: Int) async throws -> [ID<Person>] {
        let people = (0..<count).map { ID<Person>(text: "student-\($0)") }
        let (course, now) = (course, site.clock.now)
        try await site.database.write { tx in
            for (index, person) in people.enumerated() {
                try tx.execute(
                    """
                    INSERT INTO person (id, number, user_name, name, surname, created_at)
                    VALUES (\(person), \(10_000 + index), \("student.\(index)"), 'Student', \("\(index)"), \(now))
                    """)
                try tx.execute("INSERT INTO enrolment (course_id, person_id) VALUES (\(course), \(person))")
            }
        }
        return people
    }

    /// What does not fit together: places that do not follow from the events, dates with more people than they had room for,
    /// seats that are free while somebody waits, and charges that do not agree with the registrations.
    func complaints() async throws -> [String] {
        let now = site.clock.now
        return try await site.database.read { tx in
            let all = try ExamRegistrationRows.all(tx, where: "1 = 1")
            let places = try ExamPlaceRows.places(tx, where: "1 = 1")
            let reversed = try Set(
                tx.rows("SELECT charge_id AS id FROM charge_reversal ORDER BY charge_id").map { try $0["id"] as String })
            let charged = try tx.rows("SELECT id, amount AS fee FROM charge ORDER BY id").map { row -> (String, Int64) in
                try (row["id"], row["fee"])
            }
            var complaints: [String] = []
            for registration in all {
                let own = places.filter { $0.registration == registration.id }
                let (seat, waiting) = (own.first { $0.kind == .seat }?.date, own.first { $0.kind == .waiting }?.date)
                let state = registration.state
                if seat != state.seat || waiting != state.waiting { complaints.append("\(registration.number): place") }
                if seat != nil && seat == waiting { complaints.append("\(registration.number): waits for its own seat") }
                let isCharged = registration.charge.map { !reversed.contains($0) } ?? false
                if isCharged != (seat != nil && registration.fee != nil) { complaints.append("\(registration.number): charge") }
                for charge in registration.events.compactMap(\.charge) where charge != registration.charge {
                    if !reversed.contains(charge) { complaints.append("\(registration.number): not reversed") }
                }
            }
            let owed = charged.filter { !reversed.contains($0.0) }.reduce(0) { $0 + $1.1 }
            let held = all.filter { $0.state.seat != nil }.reduce(0) { $0 + ($1.fee?.amount.minorUnits ?? 0) }
            if owed != held { complaints.append("\(owed) is owed for \(held)") }
            for date in try ExamDateRows.all(tx) where !date.isBegun(at: now) {
                let crowd = try ExamPlaceRows.crowd(of: date.id, tx)
                let most = try ExamDateRows.history(of: date.id, tx).map(\.fields.seats).max() ?? 0
                if crowd.seated > most { complaints.append("\(date.id): \(crowd.seated) of \(most)") }
                if crowd.waiting > 0 && crowd.free(of: date.fields.seats) > 0 {
                    complaints.append("\(date.id): free and waiting")
                }
            }
            let twice = Dictionary(grouping: all.filter(\.state.holds)) { "\($0.person) \($0.course) \($0.period)" }
            complaints += twice.filter { $1.count > 1 }.keys.map { "\($0) twice" }
            return complaints.sorted()
        }
    }
}
