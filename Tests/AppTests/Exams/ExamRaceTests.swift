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

    @Test("two dates crossing over: everyone wants the other one, twenty have a seat on each, and nobody loses a seat or a place")
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
            let before = try await states(scene)
            #expect(before.values.count { $0.seat != nil } == 40 && before.count == 200)
            let answers = try await withThrowingTaskGroup(of: (ID<Person>, ExamRegistrationStore.Change?).self) { group in
                for (person, date) in own {
                    group.addTask {
                        let own = try await scene.registration(person)
                        let other = date == one ? two : one
                        return (person, try await store.change(own.id, to: other, seen: own.sequence, by: person, at: now))
                    }
                }
                return try await group.reduce(into: [ID<Person>: ExamRegistrationStore.Change]()) { $0[$1.0] = $1.1 }
            }
            let after = try await states(scene)
            for person in people {
                let (then, present) = (try #require(before[person]), try #require(after[person]))
                #expect(then.seat == nil || present.seat != nil, "nobody who had a seat is without one")
                #expect(present.seat != nil || present.waiting != nil, "nobody is thrown out of a waiting list")
                #expect(Self.isTrue(try #require(answers[person]), present, own[person] == one ? two : one))
            }
            #expect(after.values.count { $0.seat == one } == 20 && after.values.count { $0.seat == two } == 20)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test(
        "two hundred press twice at once, and half of them withdraw at once: each has one registration, and each seat is somebody's"
    )
    func twice() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 20)
            let people = try await scene.students(200)
            let (store, now) = (scene.registrations, scene.site.clock.now)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for person in people + people {
                    group.addTask { _ = try await store.register([one], by: person, at: now) }
                }
                try await group.waitForAll()
            }
            #expect(try await scene.site.count("exam_registration") == 200)
            let leaving = people.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for person in leaving {
                    let own = try await scene.registration(person)
                    group.addTask {
                        for _ in 1...2 {
                            let left = try await store.withdraw(own.id, seen: own.sequence, by: person, at: now)
                            // Whoever moved up in the meantime is told so, and has the seat.
                            if case .overtaken = left { #expect(try await scene.registration(person).state.seat == one) }
                        }
                    }
                }
                try await group.waitForAll()
            }
            let crowd = try await scene.crowd(one)
            #expect(crowd.seated == 20 && (80...100).contains(crowd.waiting))
            #expect(try await scene.complaints() == [])
        }
    }

    /// Whether an answer to somebody who wanted another date is what holds, or what held before others moved up.
    private static func isTrue(
        _ change: ExamRegistrationStore.Change, _ present: ExamState, _ wanted: ID<ExamDate>
    ) -> Bool {
        switch change {
        case .done(.registered), .done(.unchanged): present.seat == wanted
        case .done(.queued): present.waiting == wanted || present.seat == wanted
        // Moved up before the press: to the date that was registered first.
        case .overtaken: present.seat != nil
        case .done(.refused): false
        }
    }

    private func states(_ scene: ExamScene) async throws -> [ID<Person>: ExamState] {
        Dictionary(try await scene.holding().map { ($0.person, $0.state) }, uniquingKeysWith: { first, _ in first })
    }
}
