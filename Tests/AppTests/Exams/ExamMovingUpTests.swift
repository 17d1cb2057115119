import Database
import Testing

@testable import App

@Suite("Who moves up, and who does not")
struct ExamMovingUpTests {
    @Test("whoever has sat one exam while waiting for another keeps that seat, and the next one moves up")
    func begun() async throws {
        try await ExamScene.run({ $0.withdrawUntil = $0.opens + .days(60) }) { scene in
            let (early, late) = try await (scene.date("early", days: 3), scene.date("late", days: 12, seats: 1))
            let people = try await scene.students(2)
            let (other, next) = try (#require(people.at(0)), #require(people.at(1)))
            _ = try await scene.register(scene.bogdan, late)
            _ = try await scene.register(scene.ana, early)
            _ = try await scene.change(scene.ana, to: late)
            _ = try await scene.register(other, late)
            #expect(try await scene.crowd(late) == ExamCrowd(seated: 1, waiting: 2))
            scene.site.clock.advance(by: .days(4))
            _ = try await scene.withdraw(scene.bogdan)
            #expect(try await scene.registration(scene.ana).state.seat == early)
            let seated = try await scene.site.database.read { tx in
                try ExamPlaceRows.places(tx, where: "place.date_id = 'late' AND place.kind = 'seat'").map(\.person)
            }
            #expect(seated == [other])
            #expect(try await scene.complaints() == [])
            _ = try await scene.update(late) { ($0.seats, $0.hasWaitingList) = (2, false) }
            let last = try #require(try await scene.register(next, late).first)
            #expect(last.registration?.state.seat == late, "a free seat is free, whoever waits that cannot take it: \(last)")
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("an exchange of seats goes past somebody who has sat one of the exams meanwhile")
    func exchange() async throws {
        try await ExamScene.run { scene in
            let early = try await scene.date("early", days: 3, seats: 1)
            let (one, two) = try await (scene.date("one", seats: 1), scene.date("two", days: 12, seats: 1))
            let people = try await scene.students(3)
            let (sitter, first, second) = try (#require(people.at(0)), #require(people.at(1)), #require(people.at(2)))
            for (person, date) in [(sitter, early), (first, one), (second, two)] { _ = try await scene.register(person, date) }
            _ = try await scene.change(sitter, to: two)
            scene.site.clock.advance(by: .days(4))
            _ = try await scene.change(first, to: two)
            _ = try await scene.change(second, to: one)
            #expect(try await scene.registration(first).state.seat == two)
            #expect(try await scene.registration(second).state.seat == one)
            #expect(try await scene.registration(sitter).state.seat == early)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("pressing twice to wait for another date gives the same answer twice")
    func twice() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one"), scene.date("two", days: 12, seats: 0))
            _ = try await scene.register(scene.ana, one)
            let own = try await scene.registration(scene.ana)
            for _ in 1...2 {
                let change = try await scene.registrations.change(
                    own.id, to: two, seen: own.sequence, by: scene.ana, at: scene.site.clock.now)
                guard case .done(.queued(let both, 1)) = change else {
                    Issue.record("\(String(describing: change))")
                    return
                }
                #expect(both.events.count == 2)
            }
        }
    }

    @Test("whoever waited in vain can choose another date of the period, or leave")
    func inVain() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one", days: 3, seats: 0), scene.date("two", days: 12))
            for person in [scene.ana, scene.bogdan] { _ = try await scene.register(person, one) }
            scene.site.clock.advance(by: .days(4))
            guard case .done(.registered(let seated)) = try await scene.change(scene.ana, to: two) else {
                Issue.record("not changed")
                return
            }
            #expect(seated.state.seat == two && seated.charge != nil)
            guard case .done(.registered(let ended)) = try await scene.withdraw(scene.bogdan) else {
                Issue.record("not withdrawn")
                return
            }
            #expect(ended.state.ending == .withdrawn)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("a student who is removed from the course is registered for its exams no more, and the seat goes on")
    func removed() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 1)
            let (ended, site, ana, course) = (EndedExamRows(desk: scene.desk), scene.site, scene.ana, scene.course)
            _ = try await scene.register(ana, one)
            _ = try await scene.register(scene.bogdan, one)
            let enrolments = EnrolmentStore(database: site.database) { person, course, maker, now, tx in
                try ended.leave(course, person, by: maker, at: now, tx)
            }
            let (isTaught, student) = try await enrolments.end(
                ana, in: course, anyway: true, by: scene.carmen, at: site.clock.now)
            #expect(isTaught && student?.id == ana)
            #expect(try await scene.current(ana) == nil)
            #expect(try await scene.registration(scene.bogdan).state.seat == one)
            let last = try await site.database.read { tx in
                try ExamRegistrationRows.all(tx, where: "registration.person_id = \(ana)").last?.events.last?.kind
            }
            #expect(last == .unenrolled)
            #expect(try await site.count("charge_reversal") == 1)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("the seat of somebody who is removed from the course through the site goes on as well")
    func removedThroughTheSite() async throws {
        try await TestSite.run { site in
            let registration = try await AccessExams.add(to: site)
            let (course, ana) = (try await site.courseID("PDM301"), try await site.person("ana").id)
            let carmen = try await site.signedIn("carmen")
            _ = try await carmen.post(
                CoursePeopleRoutes.enrolmentEndings(of: course), [("person", ana.text), ("anyway", "1")])
            let state = try await site.database.read { tx in
                try ExamRegistrationRows.find(ID(text: registration), tx)?.state
            }
            #expect(state?.ending == .unenrolled)
        }
    }

    @Test("an import that brings a pass, or takes a student out of the course, ends what is to come, and the seat goes on")
    func imported() async throws {
        try await ExamScene.run { scene in
            let (past, one) = try await (scene.date("past", days: 3), scene.date("one", seats: 1))
            let people = try await scene.students(2)
            let (sitter, next) = try (#require(people.at(0)), #require(people.at(1)))
            let (course, ana, bogdan, now) = (scene.course, scene.ana, scene.bogdan, scene.site.clock.now)
            _ = try await scene.register(sitter, past)
            for person in [ana, bogdan, next] { _ = try await scene.register(person, one) }
            func finish(_ receipts: ExamReceiptRows?, removes: Bool, at moment: Instant) async throws -> [ImportChange] {
                var run = ImportRun(now: moment)
                run.removesVanished = removes
                let (settings, part) = (run, ImportedEndingRows(receipts: receipts))
                return try await scene.site.database.write { tx in try part.finish(settings, tx) }
            }
            let (receipts, later) = (scene.desk.receipts, now + .days(4))
            #expect(try await finish(nil, removes: true, at: now) == [], "nothing to end needs no key")
            try await scene.site.database.write { tx in
                for person in [ana, sitter] {
                    let mark = ConfirmedMark(
                        person: person, sequence: 1, verdict: .mark(Mark(scheme: .serbian, thousandths: 9000)), scheme: .serbian,
                        points: .zero, maker: nil, madeAt: now, reason: nil)
                    try ConfirmedMarkRows.append(mark, in: course, by: nil, tx)
                }
            }
            await #expect(throws: ImportedRegistrationRows.NoReceiptKey.self) {
                try await finish(nil, removes: false, at: later)
            }
            #expect(try await finish(receipts, removes: false, at: later).map(\.name) == ["1"])
            #expect(try await finish(receipts, removes: false, at: later) == [])
            #expect(try await scene.current(ana) == nil)
            #expect(try await scene.registration(sitter).state.seat == past, "that exam was sat")
            #expect(try await scene.registration(bogdan).state.seat == one)
            try await scene.site.database.write { tx in
                try tx.execute("DELETE FROM enrolment WHERE course_id = \(course) AND person_id = \(bogdan)")
            }
            #expect(try await finish(receipts, removes: false, at: later) == [])
            #expect(try await finish(receipts, removes: true, at: later).count == 1)
            #expect(try await scene.registration(next).state.seat == one)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("a cancellation in the list of a date that the student has left is refused, and the seat on the other one stays")
    func cancelledElsewhere() async throws {
        try await ExamScene.run { scene in
            let (one, two) = try await (scene.date("one"), scene.date("two", days: 12))
            _ = try await scene.register(scene.ana, one)
            _ = try await scene.change(scene.ana, to: two)
            let (own, period, now) = (try await scene.registration(scene.ana), scene.period.id, scene.site.clock.now)
            await #expect(throws: FormErrors.one("registration", "exams.elsewhere")) {
                try await scene.dates.cancel(own.id, on: one, in: period, because: "Eroare", by: scene.carmen.id, at: now)
            }
            #expect(try await scene.registration(scene.ana).state.seat == two)
            let isDone = try await scene.dates.cancel(
                own.id, on: two, in: period, because: "Eroare", by: scene.carmen.id, at: now)
            #expect(isDone)
            #expect(try await scene.current(scene.ana) == nil)
            let withdrawn = try #require(try await scene.register(scene.bogdan, one).first?.registration)
            _ = try await scene.withdraw(scene.bogdan)
            await #expect(throws: FormErrors.one("registration", "exams.ended-already")) {
                try await scene.dates.cancel(
                    withdrawn.id, on: one, in: period, because: "Eroare", by: scene.carmen.id, at: now)
            }
        }
    }
}
