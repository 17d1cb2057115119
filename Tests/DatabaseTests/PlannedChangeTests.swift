import Database
import Synchronization
import Testing

@Suite("What takes long to work out is worked out beside the writer, and written on what it was worked out from")
struct PlannedChangeTests {
    /// Puts a topic behind all others, by the sum of their places.
    private struct LastPlace: PlannedChange {
        struct Plan: Sendable {
            let sum: Int
            let place: Int
        }

        let topic: String
        /// How often it was worked out.
        let plans = Counter()
        /// What happens while it is worked out.
        var meanwhile: @Sendable (_ plan: Int) -> Void = { _ in }
        var refuses: Int?

        func begin(_ tx: ReadTransaction) throws -> Int? {
            guard try tx.first("SELECT id FROM topic WHERE id = \(topic)") != nil else { return nil }
            return try Self.sum(tx)
        }

        func plan(_ begun: Int, _ tx: ReadTransaction) throws -> Plan {
            meanwhile(plans.next())
            return Plan(sum: begun, place: begun + 1)
        }

        func answer(_ plan: Plan) -> Int? { plan.place == refuses ? 0 : nil }

        func stands(_ plan: Plan, _ tx: ReadTransaction) throws -> Bool { try Self.sum(tx) == plan.sum }

        func write(_ plan: Plan, _ tx: WriteTransaction) throws -> Int {
            try tx.execute("UPDATE topic SET position = \(plan.place) WHERE id = \(topic)")
            return plan.place
        }

        static func sum(_ tx: ReadTransaction) throws -> Int {
            try tx.first("SELECT CAST(coalesce(sum(position), 0) AS BIGINT) AS total FROM topic")?["total"] ?? 0
        }
    }

    private final class Counter: Sendable {
        private let value = Mutex(0)
        var count: Int { value.withLock { $0 } }
        func next() -> Int {
            value.withLock { value in
                value += 1
                return value
            }
        }
    }

    private func run(_ body: (Database) async throws -> Void) async throws {
        let file = try DatabaseFile()
        let database = try file.open()
        try await database.write { tx in
            try tx.execute("INSERT INTO topic (id, position) VALUES ('loops', 1), ('types', 2), ('names', 0)")
        }
        try await body(database)
        try database.close()
        // Its folder goes with it.
        withExtendedLifetime(file) {}
    }

    private func place(of topic: String, _ database: Database) async throws -> Int {
        let row = try await database.read { tx in try tx.first("SELECT position FROM topic WHERE id = \(topic)") }
        return try #require(row)["position"]
    }

    @Test("where nothing moves, it is worked out once, and written")
    func still() async throws {
        try await run { database in
            let change = LastPlace(topic: "names")
            let written = try await database.write(planned: change)
            #expect(written == 4)
            #expect(try await place(of: "names", database) == 4)
            #expect(change.plans.count == 1)
        }
    }

    @Test("what others write does not wait while it is worked out, and where they moved something it is worked out again")
    func moved() async throws {
        try await run { database in
            let isPlanning = Turnstile()
            let change = LastPlace(topic: "names", meanwhile: { if $0 == 1 { isPlanning.passAndWait() } })
            async let place: Int? = database.write(planned: change)
            await isPlanning.reached()
            // Returns while the first plan is not at its end.
            try await database.write { tx in try tx.execute("UPDATE topic SET position = 10 WHERE id = 'loops'") }
            isPlanning.open()
            let written = try await place
            #expect(written == 13)
            #expect(change.plans.count == 2)
        }
    }

    @Test("what moves each time is worked out at last where nothing can move")
    func alwaysMoving() async throws {
        try await run { database in
            let (first, second) = (Turnstile(), Turnstile())
            let change = LastPlace(
                topic: "names", meanwhile: { if $0 < 3 { ($0 == 1 ? first : second).passAndWait() } })
            async let place: Int? = database.write(planned: change)
            for (turn, position) in [(first, 10), (second, 20)] {
                await turn.reached()
                try await database.write { tx in try tx.execute("UPDATE topic SET position = \(position) WHERE id = 'loops'") }
                turn.open()
            }
            let written = try await place
            #expect(written == 23)
            #expect(change.plans.count == 3)
            #expect(try await self.place(of: "names", database) == 23)
        }
    }

    @Test("where there is nothing to change, or the plan has an answer of its own, nothing is written")
    func nothing() async throws {
        try await run { database in
            let (gone, refused) = (LastPlace(topic: "gone"), LastPlace(topic: "names", refuses: 4))
            let answers = try await [database.write(planned: gone), database.write(planned: refused)]
            #expect(answers == [nil, 0])
            #expect(try await place(of: "names", database) == 0)
        }
    }
}
