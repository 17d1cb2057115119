import Database
import Testing

@testable import App

@Suite("Whoever's account is disabled or removed, or who is no student any more, is registered for no exam to come")
struct ExamAccountTests {
    /// Disables an account, and enables it again.
    private static func changes(_ scene: ExamScene) -> PersonChangeStore {
        let ended = EndedExamRows(desk: scene.desk)
        return PersonChangeStore(
            database: scene.site.database, sitting: .attempts,
            consequence: { person, maker, now, tx in try ended.close(person, by: maker, at: now, tx) },
            roleConsequence: { person, maker, now, tx in try ended.endRole(of: person, by: maker, at: now, tx) })
    }

    private static func setRoles(_ roles: Set<Role>, of id: ID<Person>, _ scene: ExamScene) async throws {
        let site = scene.site
        let person = try #require(try await PersonStore(database: site.database).find(id))
        let fields = PersonFields(
            name: person.name, surname: person.surname, indexNumber: person.indexNumber, email: person.email, roles: roles)
        let dan = try await site.person("dan").id
        _ = try await changes(scene).update(id, fields, seen: nil, by: dan, at: site.clock.now)
    }

    @Test("the seat goes to the first who waits, the fee is no longer owed, and enabling the account brings nothing back")
    func disabled() async throws {
        try await ExamScene.run { scene in
            let (ana, dan, changes) = (scene.ana, try await scene.site.person("dan").id, Self.changes(scene))
            let course = try await scene.site.courseID("ENG1")
            let (one, english) = try await (scene.date("one", seats: 1), scene.date("english", course: course))
            try await scene.site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO enrolment (course_id, person_id) VALUES (\(course), \(ana))
                    ON CONFLICT (course_id, person_id) DO NOTHING
                    """)
            }
            #expect(try await scene.register(ana, one, english).allSatisfy { $0.refusal == nil })
            _ = try await scene.register(scene.bogdan, one)
            #expect(try await changes.disable(ana, by: dan, evenSitting: true, at: scene.site.clock.now)?.id == ana)
            let own = try await scene.site.database.read { tx in
                try ExamRegistrationRows.all(tx, where: "registration.person_id = \(ana)")
            }
            #expect(own.map(\.state.ending) == [.accountEnded, .accountEnded])
            #expect(own.allSatisfy { $0.events.last?.maker != nil })
            let next = try await scene.registration(scene.bogdan)
            #expect(next.state.seat == one && next.events.last?.kind == .movedUp && next.charge != nil)
            #expect(try await scene.site.count("charge_reversal") == 2)
            #expect(try await scene.complaints() == [])
            _ = try await changes.disable(ana, by: dan, evenSitting: true, at: scene.site.clock.now)
            _ = try await changes.enable(ana)
            #expect(try await scene.current(ana) == nil)
            let again = try await scene.register(ana, one).first
            #expect(again?.registration?.state.waiting == one, "she registers again as anybody does")
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("the seat of an exam that has begun stays in its list, and the place in another list is given up")
    func begun() async throws {
        try await ExamScene.run { scene in
            let (past, next) = try await (scene.date("past", days: 3), scene.date("next", days: 12, seats: 0))
            _ = try await scene.register(scene.ana, past)
            _ = try await scene.change(scene.ana, to: next)
            scene.site.clock.advance(by: .days(4))
            let (dan, changes) = (try await scene.site.person("dan").id, Self.changes(scene))
            _ = try await changes.disable(scene.ana, by: dan, evenSitting: true, at: scene.site.clock.now)
            let state = try await scene.registration(scene.ana).state
            #expect(state.seat == past && state.waiting == nil)
            #expect(try await scene.site.count("charge_reversal") == 0)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("what an administrator disables through the site frees the seat as well, and the page says so before")
    func throughTheSite() async throws {
        try await TestSite.run { site in
            let registration = try await AccessExams.add(to: site)
            let (dan, ana) = (try await site.signedIn("dan"), try await site.person("ana").id)
            let address = PeopleRoutes.disablings(of: ana)
            #expect(try await dan.get(address).words.contains(site.sentence("people.disable-means")))
            #expect(try await dan.post(address, [("sitting", "1")]).status == .seeOther)
            let state = try await site.database.read { tx in
                try ExamRegistrationRows.find(ID(text: registration), tx)?.state
            }
            #expect(state?.ending == .accountEnded)
        }
    }

    @Test("whoever loses the role of students gives up the seat and owes no fee, and registers again only as a student")
    func role() async throws {
        try await ExamScene.run { scene in
            let (past, one) = try await (scene.date("past", days: 3), scene.date("one", seats: 1))
            let sitter = try #require(try await scene.students(1).first)
            _ = try await scene.register(sitter, past)
            for person in [scene.ana, scene.bogdan] { _ = try await scene.register(person, one) }
            let roles = try await scene.site.person("ana").roles
            try await Self.setRoles([.student, .qualityOffice], of: scene.ana, scene)
            #expect(try await scene.registration(scene.ana).state.seat == one, "whoever stays a student keeps the seat")
            try await Self.setRoles([.teacher], of: scene.ana, scene)
            #expect(try await scene.current(scene.ana) == nil)
            let next = try await scene.registration(scene.bogdan)
            #expect(next.state.seat == one && next.events.last?.kind == .movedUp && next.charge != nil)
            let ana = scene.ana
            let ended = try await scene.site.database.read { tx in
                try ExamRegistrationRows.all(tx, where: "registration.person_id = \(ana)").last?.events.last
            }
            #expect(ended?.kind == .roleEnded && ended?.maker != nil)
            #expect(try await scene.site.count("charge_reversal") == 1)
            #expect(try await scene.register(ana, one) == [.refused(.notStudent)], "still enrolled, and no student")
            try await Self.setRoles(roles, of: ana, scene)
            #expect(try await scene.current(ana) == nil, "the role brings nothing back")
            #expect(try await scene.register(ana, one).first?.registration?.state.waiting == one)
            scene.site.clock.advance(by: .days(4))
            try await Self.setRoles([.teacher], of: sitter, scene)
            #expect(try await scene.registration(sitter).state.seat == past, "that exam was sat")
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("the page of an account says before what losing the role means, and then it is so")
    func roleThroughTheSite() async throws {
        try await TestSite.run { site in
            let registration = try await AccessExams.add(to: site)
            let dan = try await site.signedIn("dan")
            let ana = try #require(try await PersonStore(database: site.database).find(userName: "ana"))
            #expect(try await dan.get(PeopleRoutes.edit(ana.id)).words.contains(site.sentence("people.student-means")))
            let other = try await site.person("carmen").id
            #expect(try await !dan.get(PeopleRoutes.edit(other)).words.contains(site.sentence("people.student-means")))
            let answer = try await dan.post(
                PeopleRoutes.person(ana.id),
                [
                    ("name", ana.name), ("surname", ana.surname), ("index-number", ana.indexNumber ?? ""),
                    ("email", ana.email ?? ""), ("roles[]", "teacher"),
                ])
            #expect(answer.status == .seeOther)
            let state = try await site.database.read { tx in
                try ExamRegistrationRows.find(ID(text: registration), tx)?.state
            }
            #expect(state?.ending == .roleEnded)
            let home = try await site.signedIn("ana").get("/").words
            #expect(home.contains(site.sentence("exams.event-role-ended")))
        }
    }

    @Test("an import that takes the role from a student ends the registrations")
    func roleImported() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 1)
            let (ana, now) = (scene.ana, scene.site.clock.now)
            for person in [ana, scene.bogdan] { _ = try await scene.register(person, one) }
            let changes = try await scene.site.database.write { tx in
                try PersonStore.changeRoles(from: [.student], to: [.teacher], of: ana, at: now, tx)
                return try ImportedEndingRows(receipts: scene.desk.receipts).finish(ImportRun(now: now), tx)
            }
            #expect(changes.map(\.name) == ["1"])
            #expect(try await scene.current(ana) == nil)
            #expect(try await scene.registration(scene.bogdan).state.seat == one)
            #expect(try await scene.site.count("charge_reversal") == 1)
            #expect(try await scene.complaints() == [])
        }
    }

    @Test("an import ends the registrations of those whom it has removed, and of those who are disabled")
    func imported() async throws {
        try await ExamScene.run { scene in
            let one = try await scene.date("one", seats: 2)
            let people = try await scene.students(1)
            let (ana, bogdan, next, now) = (scene.ana, scene.bogdan, try #require(people.first), scene.site.clock.now)
            for person in [ana, bogdan, next] { _ = try await scene.register(person, one) }
            try await scene.site.database.write { tx in
                try PersonWriteRows.putAway(ana, at: now, tx)
                try tx.execute("UPDATE person SET disabled_at = \(now) WHERE id = \(bogdan)")
            }
            let part = ImportedEndingRows(receipts: scene.desk.receipts)
            let changes = try await scene.site.database.write { tx in try part.finish(ImportRun(now: now), tx) }
            #expect(changes.map(\.name) == ["2"])
            #expect(try await scene.current(ana) == nil)
            #expect(try await scene.current(bogdan) == nil)
            #expect(try await scene.registration(next).state.seat == one)
            #expect(try await scene.complaints() == [])
            let again = try await scene.site.database.write { tx in try part.finish(ImportRun(now: now), tx) }
            #expect(again == [])
        }
    }
}
