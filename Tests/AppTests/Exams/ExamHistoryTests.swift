import Database
import Testing

@testable import App

@Suite("Whatever happens to registrations")
struct ExamHistoryTests {
    @Test("seats, waiting lists and charges fit together after every step of a random history", arguments: 1...12)
    func randomHistory(seed: Int) async throws {
        try await ExamScene.run { scene in
            var generator = SeededGenerator(seed: Int64(seed), stream: 27)
            func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
            let people = try await scene.students(8)
            var dates: [ID<ExamDate>] = []
            for number in 0..<3 {
                dates.append(
                    try await scene.date("date-\(number)", days: 10 + number, seats: below(4), waits: below(3) > 0))
            }
            for step in 1...60 {
                let person = people[below(people.count)]
                let date = dates[below(dates.count)]
                let seated = try await seated(scene)
                var mayEnd: Set<ID<Person>> = []
                switch below(8) {
                case 0...2: _ = try await scene.register(person, date)
                case 3, 4:
                    if try await scene.current(person) != nil { _ = try await scene.change(person, to: date) }
                case 5:
                    if try await scene.current(person) != nil {
                        _ = try await scene.withdraw(person)
                        mayEnd = [person]
                    }
                case 6: _ = try await scene.update(date) { $0.seats = below(5) }
                default:
                    _ = try await scene.update(date) {
                        $0.isClosed = below(2) == 0
                        $0.room = "\(below(3))"
                    }
                }
                #expect(try await scene.complaints() == [], "seed \(seed), step \(step)")
                let lost = seated.subtracting(try await self.seated(scene)).subtracting(mayEnd)
                #expect(lost.isEmpty, "seed \(seed), step \(step): \(lost) lost a seat")
            }
        }
    }

    private func seated(_ scene: ExamScene) async throws -> Set<ID<Person>> {
        try await scene.site.database.read { tx in
            Set(try ExamPlaceRows.places(tx, where: "place.kind = 'seat'").map(\.person))
        }
    }
}
