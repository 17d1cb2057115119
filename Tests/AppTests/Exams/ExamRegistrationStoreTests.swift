import Database
import Testing

@testable import App

@Suite("Registration for exams")
struct ExamRegistrationStoreTests {
    @Test("Ana registers with one press, and pressing again registers nothing else")
    func register() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one"), scene.date("two", days: 12))
            let outcomes = try await scene.register(scene.ana, one, ID(text: "nothing"))
            let registration = try #require(outcomes.first?.registration)
            #expect(registration.number == 1 && registration.state.seat == one && registration.ordinal == 1)
            #expect(registration.fee == ExamFee(kind: .exam, amount: Money(minor: 50_000, currency: .dinar)))
            #expect(outcomes.at(1) == .refused(.unknown))
            guard case .unchanged(let same)? = try await scene.register(scene.ana, one).first else {
                Issue.record("registered twice")
                return
            }
            #expect(same.id == registration.id && same.state == registration.state)
            #expect(try await scene.register(scene.ana, two) == [.refused(.registered(one))], "Back does not change a date")
            #expect(try await scene.crowd(one) == ExamCrowd(seated: 1, waiting: 0))
            #expect(try await scene.site.count("exam_registration") == 1)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("who is not enrolled, who has passed, and whoever is early or late is refused, and late costs more")
    func refused() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one")
            let ema = try await scene.site.person("ema").id
            #expect(try await scene.register(ema, one) == [.refused(.notEnrolled)])
            scene.site.clock.advance(by: .days(6))
            #expect(try await scene.register(scene.ana, one).first?.registration?.fee?.kind == .late)
            scene.site.clock.advance(by: .days(2))
            let last = scene.period.lastMoment
            #expect(try await scene.register(scene.bogdan, one) == [.refused(.over(last))])
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("a full date refuses or has a waiting list, and the seat that is given up goes to the first of it")
    func waiting() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 1)
            let full = try await scene.date("full", days: 11, seats: 0, waits: false)
            let others = try await scene.students(2)
            #expect(try await scene.register(scene.ana, full) == [.refused(.full)])
            #expect(try await scene.register(scene.ana, one).first?.registration?.state.seat == one)
            for (place, person) in ([scene.bogdan] + others).enumerated() {
                guard case .queued(let registration, let rank) = try await scene.register(person, one).first else {
                    Issue.record("not queued")
                    return
                }
                #expect(rank == place + 1 && registration.charge == nil && registration.state.waiting == one)
            }
            #expect(try await scene.site.count("charge") == 1)
            guard case .done(.registered(let ended)) = try await scene.withdraw(scene.ana) else {
                Issue.record("not withdrawn")
                return
            }
            #expect(ended.state.ending == .withdrawn && !ended.state.holds)
            let moved = try await scene.registration(scene.bogdan)
            #expect(moved.state.seat == one && moved.events.last?.kind == .movedUp && moved.events.last?.maker == nil)
            #expect(try await scene.crowd(one) == ExamCrowd(seated: 1, waiting: 2))
            #expect(try await scene.site.count("charge_reversal") == 1)
            #expect(try await scene.complaints() == [])
            #expect(try await scene.update(one) { $0.seats = 3 } == .init(movedUp: 2, above: 0, isMoved: false))
            #expect(try await scene.update(one) { $0.seats = 1 } == .init(movedUp: 0, above: 2, isMoved: false))
            #expect(try await scene.crowd(one) == ExamCrowd(seated: 3, waiting: 0), "nobody is thrown out")
        }
    }

    @Test(
        "the old seat is kept until the new one is certain: who waits for another date has both, and two who want each other's exchange them"
    )
    func change() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one", seats: 1), scene.date("two", days: 12, seats: 1))
            _ = try await scene.register(scene.ana, one)
            _ = try await scene.register(scene.bogdan, two)
            guard case .done(.queued(let both, 1)) = try await scene.change(scene.ana, to: two) else {
                Issue.record("not queued")
                return
            }
            #expect(both.state.seat == one && both.state.waiting == two)
            guard case .done(.registered(let exchanged)) = try await scene.change(scene.bogdan, to: one) else {
                Issue.record("not exchanged")
                return
            }
            #expect(exchanged.state.seat == one && exchanged.state.waiting == nil)
            #expect(try await scene.registration(scene.ana).state.seat == two)
            #expect(try await scene.complaints() == [])
            let stale = try await scene.registrations.change(
                exchanged.id, to: two, seen: 1, by: scene.bogdan, at: scene.site.clock.now)
            #expect(stale == .overtaken(try await scene.registration(scene.bogdan)))
            let foreign = try await scene.registrations.change(
                exchanged.id, to: two, seen: 9, by: scene.ana, at: scene.site.clock.now)
            #expect(foreign == nil, "somebody else's is not there")
        }
    }

    @Test("whoever passes is not registered any more, and owes nothing for it")
    func passed() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 1)
            _ = try await scene.register(scene.ana, one)
            _ = try await scene.register(scene.bogdan, one)
            let mark = ConfirmedMark(
                person: scene.ana, sequence: 1, verdict: .mark(Mark(scheme: .serbian, thousandths: 9000)), scheme: .serbian,
                points: .zero, maker: nil, madeAt: scene.site.clock.now, reason: nil)
            let (passed, course, carmen) = (EndedExamRows(desk: scene.desk), scene.course, scene.carmen.id)
            try await scene.site.database.write { tx in try passed.follow(mark, in: course, by: carmen, tx) }
            #expect(try await scene.current(scene.ana) == nil)
            #expect(try await scene.registration(scene.bogdan).state.seat == one)
            #expect(try await scene.site.count("charge_reversal") == 1)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("the office cancels a registration with a reason, closes a date and moves it, and the two who edit one date are told")
    func office() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one")
            let registered = try #require(try await scene.register(scene.ana, one).first?.registration)
            #expect(try await scene.update(one) { $0.room = "305" }.isMoved)
            let details = try #require(try scene.details(registered.id))
            #expect(details.moves.map(\.old.fields.room) == ["201"] && details.moves.map(\.new.fields.room) == ["305"])
            let fields = try await scene.fields(one)
            var other = fields
            other.seats = 9
            await #expect(throws: FormErrors.one("day", "exams.changed")) {
                try await scene.dates.update(
                    one, in: scene.period.id, other, seen: 1, because: nil, by: scene.carmen.id, at: scene.site.clock.now)
            }
            _ = try await scene.update(one) { $0.isClosed = true }
            #expect(try await scene.register(scene.bogdan, one) == [.refused(.dateClosed)])
            for _ in 1...2 {
                let isDone = try await scene.dates.cancel(
                    registered.id, on: one, in: scene.period.id, because: "Eroare", by: scene.carmen.id, at: scene.site.clock.now)
                #expect(isDone)
            }
            let ended = try #require(try scene.details(registered.id)).registration
            #expect(ended.events.map(\.kind) == [.registered, .cancelled] && ended.events.last?.reason == "Eroare")
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("a receipt tells what it was issued for, and what became of it since")
    func receipts() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one")
            let registered = try #require(try await scene.register(scene.ana, one).first?.registration)
            let desk = scene.desk
            let code = try #require(try scene.details(registered.id)?.receipt)
            func check() async throws -> ExamReceiptCheck? {
                try await scene.site.database.read { tx in try desk.receipts.check(code, tx) }
            }
            guard case .genuine(let found) = try await check() else {
                Issue.record("not genuine")
                return
            }
            #expect(found.holds && found.registration.id == registered.id && found.event.kind == .registered)
            _ = try await scene.withdraw(scene.ana)
            guard case .genuine(let later) = try await check() else {
                Issue.record("not genuine")
                return
            }
            #expect(!later.holds && later.registration.state.ending == .withdrawn)
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE exam_registration SET number = 99 WHERE id = \(registered.id)")
            }
            guard case .changed = try await check() else {
                Issue.record("a changed number is not found out")
                return
            }
        }
    }
}
