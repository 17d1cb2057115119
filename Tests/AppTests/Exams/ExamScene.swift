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
    var exchanges: ExamExchangeStore { ExamExchangeStore(database: site.database, desk: desk) }
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

    /// Ana's.
    func details(_ id: ID<ExamRegistration>) throws -> ExamDetails? {
        try registrations.find(id, of: ana, at: site.clock.now)
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
                try tx.execute("INSERT INTO person_role (person_id, role) VALUES (\(person), \(Role.student))")
                try tx.execute("INSERT INTO enrolment (course_id, person_id) VALUES (\(course), \(person))")
            }
        }
        return people
    }
}
