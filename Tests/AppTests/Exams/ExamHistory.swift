import Database
import Testing

@testable import App

/// A random history of registrations, in the product and in the model at the same time.
struct ExamHistory {
    let scene: ExamScene
    private var model: ExamModel
    private var dice: SeededGenerator
    private var people: [ID<Person>] = []
    private var dates: [ID<ExamDate>] = []

    /// Seven students of two courses, with two periods: whoever has a seat in one registers before a commission in the other.
    init(_ scene: ExamScene, seed: Int) async throws {
        self.scene = scene
        model = ExamModel(now: scene.site.clock.now)
        dice = SeededGenerator(seed: Int64(seed), stream: 27)
        let english = try await scene.site.courseID("ENG1")
        people = try await scene.students(7)
        model.periods[scene.period.id] = scene.period.fields
        var second = scene.period.fields
        (second.name, second.commissionFrom) = ("A doua", 2)
        let (fields, students) = (second, people)
        try await scene.site.database.write { tx in
            try ExamPeriodRows.insert(fields, as: ID(text: "second"), key: nil, tx)
            for person in students {
                try tx.execute("INSERT INTO enrolment (course_id, person_id) VALUES (\(english), \(person))")
            }
        }
        model.periods[ID(text: "second")] = second
        let plan = [
            (scene.course, scene.period.id, 3), (english, scene.period.id, 2), (scene.course, ID<ExamPeriod>(text: "second"), 2),
        ]
        for (course, period, count) in plan {
            for _ in 0..<count { try await addDate(of: course, in: period) }
        }
    }

    private mutating func addDate(of course: ID<Course>, in period: ID<ExamPeriod>) async throws {
        let id = ID<ExamDate>(text: "date-\(dates.count)")
        let now = scene.site.clock.now
        let fields = SampleExams.date(now + .days(2 + below(10)), seats: below(4), waits: below(3) > 0, room: "\(dates.count)")
        #expect(try await scene.dates.add(fields, as: id, of: course, in: period, by: scene.carmen.id, at: now))
        dates.append(id)
        model.dates[id] = .init(course: course, period: period, fields: fields)
    }

    private mutating func below(_ bound: Int) -> Int { Int(dice.next() % UInt64(bound)) }

    private mutating func one<Element>(of elements: [Element]) throws -> Element {
        try #require(elements.at(below(elements.count)))
    }

    /// One step; gives what was done, for whoever has to find a mistake.
    mutating func step() async throws -> String {
        switch below(20) {
        case 0..<7: try await register()
        case 7..<12: try await change()
        case 12, 13: try await withdraw()
        case 14: try await cancel()
        case 15: below(3) == 0 ? try await close() : try await pass()
        case 16, 17: try await update { $0.seats = $1 % 5 }
        case 18:
            try await update { fields, number in
                switch number % 4 {
                case 0: fields.isClosed.toggle()
                case 1: fields.hasWaitingList.toggle()
                default: fields.room = "sala \(number)"
                }
            }
        default: below(2) == 0 ? try await move() : try await wait()
        }
    }
}

// MARK: - Steps

extension ExamHistory {
    private mutating func register() async throws -> String {
        let person = try one(of: people)
        let chosen = try (0...below(2)).map { _ in try one(of: dates) }
        let expected = chosen.map { model.register(person, $0) }
        let outcomes = try await scene.registrations.register(chosen, by: person, at: scene.site.clock.now)
        #expect(outcomes.map(Self.answer) == expected)
        return "\(person) registers for \(chosen): \(expected)"
    }

    private mutating func change() async throws -> String {
        guard let (key, own) = try await anybody() else { return "nobody changes" }
        let (date, isStale) = (try one(of: dates), below(8) == 0)
        let expected = model.change(key, to: date, isStale: isStale)
        let change = try await scene.registrations.change(
            own.id, to: date, seen: own.sequence - (isStale ? 1 : 0), by: key.person, at: scene.site.clock.now)
        #expect(change.map(Self.answer) == expected)
        return "\(key) changes to \(date): \(expected)"
    }

    private mutating func withdraw() async throws -> String {
        guard let (key, own) = try await anybody() else { return "nobody withdraws" }
        let isStale = below(8) == 0
        let expected = model.withdraw(key, isStale: isStale)
        let change = try await scene.registrations.withdraw(
            own.id, seen: own.sequence - (isStale ? 1 : 0), by: key.person, at: scene.site.clock.now)
        #expect(change.map(Self.answer) == expected)
        return "\(key) withdraws: \(expected)"
    }

    private mutating func cancel() async throws -> String {
        guard let (key, own) = try await anybody(), let date = own.state.date else { return "nobody is cancelled" }
        model.end(key)
        #expect(
            try await scene.dates.cancel(
                own.id, on: date, in: key.period, because: "Eroare", by: scene.carmen.id, at: scene.site.clock.now))
        return "\(key) is cancelled"
    }

    private mutating func pass() async throws -> String {
        guard let (key, _) = try await anybody() else { return "nobody passes" }
        let mark = ConfirmedMark(
            person: key.person, sequence: 1, verdict: .mark(Mark(scheme: .serbian, thousandths: 9000)), scheme: .serbian,
            points: .zero, maker: nil, madeAt: scene.site.clock.now, reason: nil)
        let own = model.places.keys.filter { $0.person == key.person && $0.course == key.course }
        for each in own.sorted(by: { $0.period.text < $1.period.text }) { model.pass(each) }
        let (passed, course, carmen) = (EndedExamRows(desk: scene.desk), key.course, scene.carmen.id)
        try await scene.site.database.write { tx in try passed.follow(mark, in: course, by: carmen, tx) }
        return "\(key) passes"
    }

    /// An account is disabled.
    private mutating func close() async throws -> String {
        guard let (key, _) = try await anybody() else { return "nobody's account is disabled" }
        for own in model.places.keys.filter({ $0.person == key.person }).sorted(by: { $0.description < $1.description }) {
            model.pass(own)
        }
        let (ended, carmen, now) = (EndedExamRows(desk: scene.desk), scene.carmen.id, scene.site.clock.now)
        try await scene.site.database.write { tx in try ended.close(key.person, by: carmen, at: now, tx) }
        return "the account of \(key.person) is disabled"
    }

    private mutating func update(_ change: (inout ExamDateFields, Int) -> Void) async throws -> String {
        let date = try one(of: dates)
        var fields = try #require(model.dates[date]).fields
        change(&fields, below(1000))
        try await update(date, fields)
        return "\(date) has \(fields.seats) seats, closed \(fields.isClosed), waits \(fields.hasWaitingList)"
    }

    /// Also to a moment that makes an exam begin that had not, or the other way round.
    private mutating func move() async throws -> String {
        let (date, now) = (try one(of: dates), scene.site.clock.now)
        var fields = try #require(model.dates[date]).fields
        fields.starts = now + .hours(below(400) - 20)
        fields.ends = fields.starts + .hours(2)
        try await update(date, fields)
        return "\(date) is moved to \(fields.starts)"
    }

    /// Time goes on, and what is shown follows it; then the server exchanges what time has made exchangeable.
    private mutating func wait() async throws -> String {
        scene.site.clock.advance(by: .hours(1 + below(30)))
        model.now = scene.site.clock.now
        #expect(try await untruths() == [])
        let count = try await scene.exchanges.settle(at: model.now)
        model.settle()
        return "it is \(model.now), \(count) seats are exchanged"
    }

    private mutating func update(_ date: ID<ExamDate>, _ fields: ExamDateFields) async throws {
        let period = try #require(model.dates[date]).period
        model.update(date, fields)
        let sequence = try await scene.site.database.read { tx in try ExamDateRows.find(date, tx) }?.version.sequence
        let update = try await scene.dates.update(
            date, in: period, fields, seen: sequence, because: nil, by: scene.carmen.id, at: scene.site.clock.now)
        #expect(update != nil)
    }

    /// One of the registrations that hold.
    private mutating func anybody() async throws -> (ExamModel.Key, ExamRegistration)? {
        let all = try await scene.holding()
        if all.isEmpty { return nil }
        let own = try one(of: all)
        return (ExamModel.Key(own), own)
    }

    private static func answer(_ outcome: ExamOutcome) -> ExamModel.Answer {
        switch outcome {
        case .registered: .registered
        case .queued(_, let place): .queued(place)
        case .unchanged: .unchanged
        case .refused: .refused
        }
    }

    private static func answer(_ change: ExamRegistrationStore.Change) -> ExamModel.Answer {
        switch change {
        case .done(let outcome): answer(outcome)
        case .overtaken: .overtaken
        }
    }
}

// MARK: - Comparing

extension ExamHistory {
    /// What is not as in the model, and what does not fit together.
    func differences() async throws -> [String] {
        let stored = try await scene.holding()
        let keys = Dictionary(stored.map { ($0.id, ExamModel.Key($0)) }, uniquingKeysWith: { first, _ in first })
        let places = Dictionary(stored.map { (ExamModel.Key($0), ExamModel.Place($0)) }, uniquingKeysWith: { first, _ in first })
        let (waiting, charges) = try await scene.site.database.read { tx in
            try (ExamPlaceRows.places(tx, where: "place.kind = 'waiting'"), AccountRows.charges(tx, where: "1 = 1"))
        }
        let queues = Dictionary(grouping: waiting, by: \.date).mapValues { $0.compactMap { keys[$0.registration] } }
        let owed = Dictionary(charges.filter { !$0.isReversed }.map { ($0.person, $0.money.minor) }, uniquingKeysWith: +)
        return [
            places == model.places ? nil : "places \(places) are not \(model.places)",
            queues == model.queues.filter { !$0.value.isEmpty } ? nil : "queues \(queues) are not \(model.queues)",
            owed == model.owed ? nil : "\(owed) is owed, and should be \(model.owed)",
        ].compactMap(\.self) + (try await untruths()) + (try await scene.complaints())
    }

    /// Places in waiting lists, and numbers of those who sit and wait, that are shown and are not so at this moment.
    private func untruths() async throws -> [String] {
        let (stored, now, students) = (try await scene.holding(), scene.site.clock.now, people)
        let (ranks, crowds) = try await scene.site.database.read { tx in
            let ranks = try students.map { try ExamPlaceRows.ranks(of: $0, at: now, tx) }
            return try (
                ranks.reduce(into: [ID<ExamRegistration>: Int]()) { $0.merge($1) { first, _ in first } },
                ExamPlaceRows.crowds(of: ExamDateRows.all(tx), at: now, tx)
            )
        }
        let wrong = stored.filter { ranks[$0.id] != model.rank(ExamModel.Key($0)) }
        return wrong.map { "\($0.number): place \(ranks[$0.id] ?? 0)" }
            + dates.filter { crowds[$0] ?? ExamCrowd() != model.crowd($0) }.map { "\($0): \(crowds[$0] ?? ExamCrowd())" }
    }
}

extension ExamScene {
    /// All registrations that hold, by number.
    func holding() async throws -> [ExamRegistration] {
        try await site.database.read { tx in try ExamRegistrationRows.all(tx, where: "1 = 1").filter(\.state.holds) }
    }
}

extension ExamModel.Key {
    init(_ registration: ExamRegistration) {
        self.init(person: registration.person, course: registration.course, period: registration.period)
    }
}

extension ExamModel.Place {
    fileprivate init(_ registration: ExamRegistration) {
        self.init(
            seat: registration.state.seat, waiting: registration.state.waiting, fee: registration.fee?.kind,
            isCharged: registration.charge != nil)
    }
}
