import Database
import Testing

@testable import App

@Suite("Seats that can be exchanged since an exam has begun")
struct ExamExchangeTests {
    /// Two who would exchange their seats, behind somebody who has a seat on an early date and waits for one of theirs.
    private struct Crossing {
        let sitter: ID<Person>
        let first: ID<Person>
        let second: ID<Person>
        let early = ID<ExamDate>(text: "early")
        let one = ID<ExamDate>(text: "one")
        let two = ID<ExamDate>(text: "two")

        init(_ scene: ExamScene) async throws {
            let people = try await scene.students(1)
            (sitter, first, second) = (try #require(people.first), scene.ana, scene.bogdan)
            try await scene.date("early", days: 3, seats: 1)
            try await scene.date("one", seats: 1)
            try await scene.date("two", days: 12, seats: 1)
            for (person, date) in [(sitter, early), (first, one), (second, two)] { _ = try await scene.register(person, date) }
            for (person, date) in [(sitter, two), (first, two), (second, one)] { _ = try await scene.change(person, to: date) }
        }

        /// The seats of the two, in their order.
        func seats(_ scene: ExamScene) async throws -> [ID<ExamDate>?] {
            try await [scene.registration(first).state.seat, scene.registration(second).state.seat]
        }
    }

    @Test("the two behind somebody whose exam has begun have each other's seats without anybody doing anything")
    func timeAlone() async throws {
        try await ExamScene.run { scene in
            let crossing = try await Crossing(scene)
            #expect(try await scene.exchanges.settle(at: scene.site.clock.now) == 0)
            #expect(try await crossing.seats(scene) == [crossing.one, crossing.two])
            scene.site.clock.advance(by: .days(4))
            #expect(try await scene.exchanges.settle(at: scene.site.clock.now) == 2)
            #expect(try await crossing.seats(scene) == [crossing.two, crossing.one])
            #expect(try await scene.registration(crossing.sitter).state.seat == crossing.early)
            let last = try #require(try await scene.registration(crossing.first).events.last)
            #expect(last.kind == .movedUp && last.maker == nil && last.madeAt == scene.site.clock.now)
            #expect(try await scene.complaints() == [])
            #expect(try await scene.exchanges.settle(at: scene.site.clock.now) == 0, "it is done once")
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("pages write nothing: they show the place in the list before the exchange, and the new seat with news of it after")
    func pages() async throws {
        try await ExamScene.run { scene in
            let crossing = try await Crossing(scene)
            scene.site.clock.advance(by: .days(4))
            let own = try await scene.registration(crossing.first)
            let (ana, events) = (try await scene.site.signedIn("ana"), try await scene.site.count("exam_registration_event"))
            let words = scene.site.sentence("exams.event-moved-up")
            for address in ["/registration", ExamRoutes.confirmation(own.id), "/"] {
                #expect(try await !ana.get(address).words.contains(words), "\(address)")
            }
            #expect(try scene.details(own.id)?.rank == 1)
            #expect(try await scene.site.count("exam_registration_event") == events)
            _ = try await scene.exchanges.settle(at: scene.site.clock.now)
            for address in [ExamRoutes.confirmation(own.id), "/"] {
                #expect(try await ana.get(address).words.contains(words), "\(address)")
            }
            #expect(try scene.details(own.id)?.rank == nil)
            #expect(try scene.details(own.id)?.registration.state == ExamState([(.movedUp, crossing.two)]))
        }
    }

    @Test("a seat for an exam that has begun is exchanged for no other, and nobody gets it")
    func bothBegun() async throws {
        try await ExamScene.run { scene in
            let crossing = try await Crossing(scene)
            let moment = scene.site.clock.now + .days(10)
            _ = try await scene.update(crossing.early) { ($0.starts, $0.ends) = (moment, moment + .hours(2)) }
            scene.site.clock.advance(by: .days(11))
            #expect(try await scene.exchanges.settle(at: scene.site.clock.now) == 0)
            #expect(try await crossing.seats(scene) == [crossing.one, crossing.two])
            #expect(try await scene.complaints() == [])
        }
    }
}
