import Testing

@testable import App

@Suite("Marks on the first page of those who teach")
struct MarkDeskTests {
    private static func desk(_ name: String, _ scene: PointsScene) async throws -> TestBrowser.Reply {
        try await scene.site.signedIn(name).get(TeachRoutes.courses)
    }

    @Test("a mark that is proposed waits there for a professor, and once it is confirmed it is one given lately, for two weeks")
    func confirmed() async throws {
        try await PointsScene.run { scene in
            let (waiting, marks) = (scene.site.sentence("desk.waiting"), scene.site.sentence("desk.marks"))
            let before = try await Self.desk("carmen", scene).words
            #expect(!before.contains(waiting) && !before.contains(marks))
            _ = try await scene.save(scene.edit("written-exam", 40), scene.edit("written-exam", 10, of: scene.bogdan))
            let address = TeachRoutes.confirmedMarks(in: scene.course)
            let proposed = try await Self.desk("carmen", scene)
            #expect(proposed.words.contains(waiting) && proposed.text.contains("<a class=\"row\" href=\"\(address)\""))
            #expect(proposed.words.contains(scene.site.sentence("desk.proposed", n: 2)))
            #expect(!proposed.words.contains(marks))
            let assistant = try await Self.desk("felix", scene).words
            #expect(!assistant.contains(waiting), "an assistant confirms nothing")

            let carmen = try await scene.site.signedIn("carmen")
            let page = try await carmen.get(address)
            let fields = try [scene.ana, scene.bogdan].map { person in
                let name = ConfirmedMarksForm.name(of: person)
                return (name, try #require(page.hidden(name)))
            }
            try await carmen.post(address, fields + [("person", scene.ana.text)])
            let one = try await Self.desk("carmen", scene).words
            #expect(one.contains(scene.site.sentence("desk.proposed", n: 1)))
            #expect(one.contains(marks) && one.contains(scene.site.sentence("desk.confirmed", n: 1)))
            try await carmen.post(address, fields)
            let all = try await Self.desk("carmen", scene).words
            #expect(!all.contains(waiting) && all.contains(scene.site.sentence("desk.confirmed", n: 2)))
            let read = try await Self.desk("felix", scene).words
            #expect(read.contains(scene.site.sentence("desk.confirmed", n: 2)))

            scene.site.clock.advance(by: .days(15))
            let later = try await Self.desk("carmen", scene).words
            #expect(!later.contains(marks))
        }
    }

    @Test("nothing waits while the exam is missing, and a mark that was withdrawn is none that was given")
    func withdrawn() async throws {
        try await PointsScene.run { scene in
            let (waiting, marks) = (scene.site.sentence("desk.waiting"), scene.site.sentence("desk.marks"))
            _ = try await scene.save(scene.edit("tasks", week: 1, 2))
            let missing = try await Self.desk("carmen", scene).words
            #expect(!missing.contains(waiting))
            _ = try await scene.save(scene.edit("written-exam", 40))
            let verdict = try #require(try await scene.row(scene.ana).unconfirmed?.verdict)
            let (store, now) = (ConfirmedMarkStore(database: scene.site.database), scene.site.clock.now)
            _ = try await store.confirm(
                [.init(person: scene.ana, verdict: verdict)], in: scene.course, by: scene.carmen, at: now)
            let given = try await Self.desk("carmen", scene).words
            #expect(given.contains(marks))
            _ = try await store.change(
                to: .withdrawn, for: scene.ana, in: scene.course, seen: 1, because: "Greșeală", by: scene.carmen, at: now)
            let taken = try await Self.desk("carmen", scene).words
            #expect(!taken.contains(marks) && !taken.contains(waiting), "giving it back needs a reason")
        }
    }

    @Test("nobody finds marks of courses that are archived or somebody else's")
    func others() async throws {
        try await PointsScene.run { scene in
            _ = try await scene.save(scene.edit("written-exam", 40))
            _ = try await scene.site.addGelusCourse()
            let waiting = scene.site.sentence("desk.waiting")
            let gelu = try await Self.desk("gelu", scene).words
            #expect(!gelu.contains(waiting))
            let (course, now) = (scene.course, scene.site.clock.now)
            try await scene.site.database.write { tx in
                _ = try tx.execute("UPDATE course SET removed_at = \(now) WHERE id = \(course)")
            }
            let carmen = try await Self.desk("carmen", scene).words
            #expect(!carmen.contains(waiting))
        }
    }
}
