import Database
import Testing

@testable import App

@Suite("Whatever happens to registrations")
struct ExamHistoryTests {
    @Test(
        "seats, waiting lists and charges are after every step of a random history what the rules make of them", arguments: 1...12
    )
    func randomHistory(seed: Int) async throws {
        try await ExamScene.run { scene in
            var history = try await ExamHistory(scene, seed: seed)
            var steps: [String] = []
            for _ in 1...70 {
                steps.append(try await history.step())
                let differences = try await history.differences()
                guard differences.isEmpty else {
                    Issue.record("seed \(seed): \(differences)\nafter\n\(steps.joined(separator: "\n"))")
                    return
                }
            }
        }
    }

    @Test("whoever sits an exam keeps that seat when one of the date that was waited for becomes free, and the next one moves up")
    func begun() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", days: 2, seats: 1)
            let two = try await scene.date("two", days: 12, seats: 1)
            let other = try #require(try await scene.students(1).first)
            _ = try await scene.register(scene.ana, one)
            _ = try await scene.register(scene.bogdan, two)
            _ = try await scene.change(scene.ana, to: two)
            _ = try await scene.register(other, two)
            scene.site.clock.advance(by: .days(3))
            _ = try await scene.withdraw(scene.bogdan)
            #expect(try await scene.registration(scene.ana).state.seat == one)
            #expect(try await scene.registration(other).state.seat == two)
            #expect(try await scene.complaints() == [])
            _ = try await scene.withdraw(other)
            #expect(try await scene.registration(scene.ana).state.waiting == two)
            let later = scene.site.clock.now + .days(9)
            _ = try await scene.update(one) { ($0.starts, $0.ends) = (later, later + .hours(2)) }
            #expect(try await scene.registration(scene.ana).state.seat == two, "the exam was moved, and she did not sit it")
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("a registration is about a date from when it has a seat there, or waits, until it has neither")
    func spans() {
        let (one, two) = (ID<ExamDate>(text: "one"), ID<ExamDate>(text: "two"))
        let kinds: [(ExamRegistration.Kind, ID<ExamDate>)] = [
            (.registered, one), (.queued, two), (.left, two), (.changed, two), (.queued, one), (.withdrawn, two),
        ]
        let events = kinds.enumerated().map { index, event in
            ExamRegistration.Event(
                sequence: index + 1, kind: event.0, date: event.1, maker: nil, madeAt: SampleExams.now + .hours(index),
                reason: nil, charge: nil)
        }
        func span(_ date: ID<ExamDate>, _ from: Int, _ until: Int?) -> ExamSpan {
            ExamSpan(date: date, from: SampleExams.now + .hours(from), until: until.map { SampleExams.now + .hours($0) })
        }
        let all = ExamSpan.all(of: SampleExams.registration(events))
        #expect(all == [span(one, 0, 3), span(one, 4, 5), span(two, 1, 2), span(two, 3, 5)])
        let open = ExamSpan.all(of: SampleExams.registration(Array(events.prefix(4))))
        #expect(open == [span(one, 0, 3), span(two, 1, 2), span(two, 3, nil)])
    }

    @Test("whoever has registered and changed five hundred times can only withdraw, and nothing grows without end")
    func flood() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one"), scene.date("two", days: 12))
            let own = try #require(try await scene.register(scene.ana, one).first?.registration)
            let now = scene.site.clock.now
            try await scene.site.database.write { tx in
                for sequence in (own.sequence + 1)...ExamRegistration.mostEvents {
                    try tx.execute(
                        """
                        INSERT INTO exam_registration_event (registration_id, sequence, kind, date_id, made_at)
                        VALUES (\(own.id), \(sequence), \(ExamRegistration.Kind.left), \(two), \(now))
                        """)
                }
            }
            #expect(try await scene.change(scene.ana, to: two) == .done(.refused(.tooOften)))
            #expect(try await scene.registration(scene.ana).state.seat == one)
            guard case .done(.registered) = try await scene.withdraw(scene.ana) else {
                Issue.record("not withdrawn")
                return
            }
            #expect(try await scene.register(scene.ana, one) == [.refused(.tooOften)])
            #expect(try await scene.register(scene.bogdan, one).first?.registration?.state.seat == one)
        }
    }

    @Test("a calendar's file is newer after the exam was moved, and after another date was taken, and not otherwise")
    func revision() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one", seats: 1), scene.date("two", days: 12))
            let own = try #require(try await scene.register(scene.ana, one).first?.registration)
            func revision() throws -> Int { try #require(try scene.details(own.id)).revision }
            var revisions = try [revision(), revision()]
            #expect(revisions.first == revisions.last)
            for starts in [scene.site.clock.now + .days(11), scene.site.clock.now + .days(9)] {
                _ = try await scene.update(one) { ($0.starts, $0.ends) = (starts, starts + .hours(2)) }
                revisions.append(try revision())
            }
            _ = try await scene.change(scene.ana, to: two)
            revisions.append(try revision())
            #expect(zip(revisions.dropFirst(), revisions.dropFirst(2)).allSatisfy(<))
        }
    }
}
