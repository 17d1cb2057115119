import Testing

@testable import App

@Suite("Many want the same seats")
struct ExamRaceTests {
    @Test("two hundred press at once for twenty seats: exactly twenty have one, and each of the others is told the truth")
    func oneDate() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 20, waits: false)
            let people = try await scene.students(200)
            let store = scene.registrations
            let now = scene.site.clock.now
            let outcomes = try await withThrowingTaskGroup(of: (ID<Person>, ExamOutcome?).self) { group in
                for person in people {
                    group.addTask { (person, try await store.register([one], by: person, at: now).first) }
                }
                return try await group.reduce(into: [ID<Person>: ExamOutcome]()) { $0[$1.0] = $1.1 }
            }
            #expect(outcomes.values.count { $0.registration != nil } == 20)
            #expect(outcomes.values.count { $0.refusal == .full } == 180)
            for (person, outcome) in outcomes {
                #expect(try await scene.current(person)?.state.seat == (outcome.registration == nil ? nil : one))
            }
            #expect(try await scene.crowd(one) == ExamCrowd(seated: 20, waiting: 0))
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("two hundred for twenty seats with a waiting list: each has a place of its own in it")
    func waitingList() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 20)
            let people = try await scene.students(200)
            let (store, now) = (scene.registrations, scene.site.clock.now)
            let ranks = try await withThrowingTaskGroup(of: Int?.self) { group in
                for person in people {
                    group.addTask {
                        guard case .queued(_, let place) = try await store.register([one], by: person, at: now).first else {
                            return nil
                        }
                        return place
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(ranks.compactMap(\.self).sorted() == Array(1...180) && ranks.count { $0 == nil } == 20)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("two dates crossing over: everyone wants the other one, twenty have a seat on each, and nobody loses one")
    func crossing() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one", seats: 20), scene.date("two", days: 12, seats: 20))
            let people = try await scene.students(200)
            let (store, now) = (scene.registrations, scene.site.clock.now)
            let own = Dictionary(
                people.enumerated().map { ($1, $0.isMultiple(of: 2) ? one : two) }, uniquingKeysWith: { first, _ in first })
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (person, date) in own {
                    group.addTask { _ = try await store.register([date], by: person, at: now) }
                }
                try await group.waitForAll()
            }
            let before = try await seats(scene, people)
            #expect(before.count == 40)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (person, date) in own {
                    group.addTask {
                        guard let registration = try await scene.current(person) else { return }
                        _ = try await store.change(
                            registration.id, to: date == one ? two : one, seen: registration.sequence, by: person, at: now)
                    }
                }
                try await group.waitForAll()
            }
            let after = try await seats(scene, people)
            #expect(Set(after.keys).isSuperset(of: before.keys), "nobody who had a seat is without one")
            #expect(after.values.count { $0 == one } == 20 && after.values.count { $0 == two } == 20)
            #expect(try await scene.complaints() == [])
        }
    }

    private func seats(_ scene: ExamScene, _ people: [ID<Person>]) async throws -> [ID<Person>: ID<ExamDate>] {
        var seats: [ID<Person>: ID<ExamDate>] = [:]
        for person in people { seats[person] = try await scene.current(person)?.state.seat }
        return seats
    }
}
