import HTTPTypes
import Testing

@testable import App

@Suite("A program in an attempt that a teacher changes")
struct LearnerInterventionsTests {
    /// The scene's attempt, open to programs, and Ana's program.
    private func ground(_ scene: InterventionScene) async throws -> (ana: Learner, attempt: String) {
        try await scene.site.letPrograms(true, take: "Test final")
        return (try await scene.site.learner("ana"), JSONRoutes.version + scene.attempt)
    }

    @Test("minutes that are given count for it at once, and it is told")
    func minutes() async throws {
        try await InterventionScene.run { scene in
            let (ana, attempt) = try await ground(scene)
            let before = try await ana.program.get(attempt).json
            #expect(before?["secondsLeft"]?.integer == 30 * 60)
            try await scene.give("10", because: "Curent oprit")
            let after = try await ana.program.get(attempt).json
            #expect(after?["secondsLeft"]?.integer == 40 * 60)
            #expect(after?["interventions"]?.list?.count == 1)
            #expect(after?["interventions"]?[0]?.text?.contains("Curent oprit") == true)
            scene.site.clock.advance(by: .minutes(35))
            #expect(try await ana.answer(1, of: attempt, ["Media"]).status == .ok)
        }
    }

    @Test("an attempt that was ended shows no questions, takes no answer, and keeps late ones in its log")
    func ended() async throws {
        try await InterventionScene.run { scene in
            let (ana, attempt) = try await ground(scene)
            try await scene.end()
            #expect(try await ana.program.get(attempt + "/questions").code == "ended")
            let late = try await ana.program.put(attempt + "/questions/1/answer", json: #"{"options": [1]}"#)
            #expect(late.status == .conflict && late.code == "too-late")
            let log = try await ana.program.get(attempt + "/log").json?["items"]?.list
            #expect(log?.map { $0["arrival"]?.text } == ["in-time", "late"])
        }
    }

    @Test("an attempt that was reopened goes on, with what was answered before")
    func reopened() async throws {
        try await InterventionScene.run { scene in
            let (ana, attempt) = try await ground(scene)
            try await scene.end()
            try await scene.reopen()
            let questions = try await ana.program.get(attempt + "/questions").json
            #expect(questions?["items"]?.list?.map { $0["state"]?.text } == ["unanswered", "answered", "unanswered"])
            let saved = try await ana.answer(2, of: attempt, ["Metal"], more: #", "seen": 1"#)
            #expect(saved.status == .ok && saved.json?["changedElsewhere"] == nil)
        }
    }

    @Test("an annulled attempt says so instead of a result, and why")
    func annulled() async throws {
        try await InterventionScene.run { scene in
            let (ana, attempt) = try await ground(scene)
            try await scene.end()
            try await scene.annul()
            let result = try await ana.program.get(attempt + "/result").json
            #expect(result?["state"]?.text == "annulled" && result?["reason"]?.text == "A copiat")
            #expect(result?["mark"] == nil && result?["questions"] == nil)
            #expect(try await ana.program.get(attempt).json?["isAnnulled"] == .flag(true))
        }
    }

    @Test("its answers are noted as those of a program, with their token, and those of a page are not")
    func origins() async throws {
        try await InterventionScene.run { scene in
            let (ana, attempt) = try await ground(scene)
            try await ana.answer(1, of: attempt, ["Media"])
            let many = try await ana.program.patch(
                attempt + "/answers", json: #"{"answers": [{"number": 2, "options": [1]}, {"number": 3, "options": [2]}]}"#)
            #expect(many.status == .ok)
            let id = scene.id
            let services = try await scene.site.database.read { tx in try AnswerOriginRows.services(of: id, tx) }
            #expect(services == [2: .json, 3: .json, 4: .json])
            #expect(try await scene.site.count("answer_origin WHERE token_id IS NOT NULL") == 3)
        }
    }
}
