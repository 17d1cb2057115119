import Testing

@testable import App

@Suite("What is shown of waiting lists is so when it is read, though nothing is written when an exam begins")
struct ExamWaitingTests {
    @Test("a place in a list is one until the exam begins, and none beside a seat whose exam has begun")
    func states() {
        let dates = [SampleExams.held("past", days: -1), SampleExams.held("next")]
        func waiting(_ seat: String?, _ list: String?) -> ExamWaiting {
            let events = [
                seat.map { (kind: ExamRegistration.Kind.registered, date: ID<ExamDate>(text: $0)) },
                list.map { (kind: ExamRegistration.Kind.queued, date: ID<ExamDate>(text: $0)) },
            ].compactMap(\.self)
            return ExamWaiting(ExamState(events), at: SampleExams.now) { id in dates.first { $0.id == id } }
        }
        #expect(waiting(nil, "next") == .waits && waiting("next", nil) == .none)
        #expect(waiting(nil, "past") == .inVain)
        #expect(waiting("next", "past") == .none, "the seat on the other date stays")
        #expect(waiting("past", "next") == .none, "whoever sat the exam waits for no other")
    }

    @Test("who waits when the exam begins is told so on every page, and the office and the teacher read it as well")
    func begun() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", days: 3, seats: 0)
            let registered = try #require(try await scene.register(scene.ana, one).first?.registration)
            let (ana, words) = (try await scene.site.signedIn("ana"), scene.site.sentence("exams.in-vain"))
            let addresses = [
                "/registration", ExamRoutes.confirmation(registered.id), ExamRoutes.change(registered.id), "/",
            ]
            for address in addresses { #expect(try await !ana.get(address).words.contains(words), "\(address)") }
            let events = try await scene.site.count("exam_registration_event")
            scene.site.clock.advance(by: .hours(73))
            let later = try await scene.site.signedIn("ana")
            for address in addresses { #expect(try await later.get(address).words.contains(words), "\(address)") }
            #expect(try await scene.site.count("exam_registration_event") == events, "a page writes nothing")
            let carmen = try await scene.site.signedIn("carmen")
            let list = try await carmen.get(TeacherExamRoutes.list(of: one, in: scene.course))
            #expect(list.words.contains(scene.site.sentence("exams.in-vain-list")))
            let all = try await ExamListStore(database: scene.site.database).all(
                of: scene.course, by: scene.carmen, at: scene.site.clock.now)
            #expect(all?.dates.map(\.crowd.waiting) == [0])
            #expect(try await scene.register(scene.ana, one) == [.refused(.begun)])
            scene.site.clock.advance(by: .days(6))
            let past = try #require(try scene.registrations.overview(of: scene.ana, at: scene.site.clock.now).past.first)
            #expect(past.waitedFor?.id == one)
        }
    }

    @Test("whoever sits an exam is no longer in front of those who wait for another one")
    func sitting() async throws {
        try await ExamScene.run { scene in
            let (early, late) = try await (scene.date("early", days: 3), scene.date("late", days: 12, seats: 0))
            _ = try await scene.register(scene.ana, early)
            _ = try await scene.change(scene.ana, to: late)
            let queued = try #require(try await scene.register(scene.bogdan, late).first)
            guard case .queued(let waiting, place: 2) = queued else {
                Issue.record("\(queued)")
                return
            }
            func shown() throws -> ExamDetails? {
                try scene.registrations.find(waiting.id, of: scene.bogdan, at: scene.site.clock.now)
            }
            #expect(try shown()?.rank == 2 && shown()?.choices.last?.crowd == ExamCrowd(seated: 0, waiting: 2))
            scene.site.clock.advance(by: .days(4))
            #expect(try shown()?.rank == 1 && shown()?.choices.last?.crowd == ExamCrowd(seated: 0, waiting: 1))
            let own = try await scene.registration(scene.ana)
            #expect(try scene.details(own.id)?.rank == nil)
            let again = try await scene.registrations.change(
                own.id, to: late, seen: own.sequence, by: scene.ana, at: scene.site.clock.now)
            #expect(again == .done(.refused(.begun)))
            let office = ExamListStore(database: scene.site.database)
            let list = try #require(try await office.find(late, in: scene.period.id, at: scene.site.clock.now))
            #expect(list.waiting.map(\.student.id) == [scene.bogdan])
        }
    }

    @Test("home asks whoever waited in vain to choose another date of the period, while there is one")
    func another() async throws {
        try await ExamScene.run({ ($0.closes, $0.lateCloses) = ($0.opens + .days(20), nil) }) { scene in
            let one = try await scene.date("one", days: 3, seats: 0)
            _ = try await scene.register(scene.ana, one)
            let viewer = try await scene.site.person("ana")
            func places() async throws -> [HomeItem.Place] {
                let visit = HomeVisit(viewer, at: scene.site.clock.now)
                return try await scene.site.database.read { tx in
                    try ExamsAtHome(ledger: .finances).items(for: visit, tx).map(\.place)
                }
            }
            #expect(try await places() == [])
            scene.site.clock.advance(by: .days(4))
            #expect(try await places() == [.news])
            _ = try await scene.date("two", days: 6)
            #expect(try await places() == [.news, .open])
        }
    }
}
