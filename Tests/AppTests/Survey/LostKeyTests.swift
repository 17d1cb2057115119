import Foundation
import Testing

@testable import App

@Suite("What becomes of a survey whose key is lost, or whose closing goes wrong")
struct LostKeyTests {
    private func sendAll(_ scene: SurveyScene, _ count: Int) async throws {
        for (index, student) in scene.students.prefix(count).enumerated() {
            #expect(try await scene.send(student, SurveyScene.fields(index % 5 + 1, comment: "x\(index)")).status == .seeOther)
        }
    }

    @Test("with another key of the right length in its place nothing is opened and nothing lost")
    func wrongKey() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            let file = URL(fileURLWithPath: scene.site.folder.path + "/keys/surveys/\(scene.survey).key")
            let key = try Data(contentsOf: file)
            try Data(BallotKey().bytes).write(to: file)
            #expect(try await scene.close() == [.keyMissing(scene.survey)])
            #expect(try await scene.count("sealed_ballot") == 6)
            try key.write(to: file)
            #expect(try await scene.site.lifecycle.turn(at: scene.site.clock.now).isEmpty)
            #expect(try await scene.answered() == 6)
        }
    }

    @Test("a key that does not come back for 30 days ends the survey, its ballots unopened")
    func givenUp() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            try scene.site.lifecycle.keys.destroy(scene.survey)
            #expect(try await scene.close() == [.keyMissing(scene.survey)])
            scene.site.clock.advance(by: .days(30))
            #expect(try await scene.site.lifecycle.turn(at: scene.site.clock.now) == [.givenUp(scene.survey)])
            #expect(try await scene.answered() == nil)
            #expect(try await scene.count("sealed_ballot") == 0)
        }
    }

    @Test("a survey that cannot open, its key being broken before it was used, keeps no other from closing")
    func apart() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            let (second, now) = (ID<Survey>(text: "second"), scene.site.clock.now)
            try await scene.site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO survey (id, survey_key, position, semester_id, opens_at, closes_at, results_from, policy, ballot_limit,
                        comment_limit, audience)
                    SELECT \(second), 'second', 2, min(id), \(now), \(now + .days(1)), \(now + .days(2)), 'off', 5, 10, 'nothing'
                    FROM semester
                    """)
            }
            try Data([1]).write(to: URL(fileURLWithPath: scene.site.folder.path + "/keys/surveys/second.key"))
            let hindrances = try await scene.close()
            #expect(hindrances.count == 1)
            guard case .failed(second, _) = hindrances.first else { throw Problem.notFound }
            #expect(try await scene.answered() == 6)
        }
    }

    @Test("a key that the database knows nothing of is left alone")
    func foreignKey() async throws {
        try await SurveyScene.run { scene in
            _ = try scene.site.lifecycle.keys.make(ID(text: "another"))
            try await scene.open()
            try await scene.close()
            #expect(try scene.site.lifecycle.keys.surveys() == [ID(text: "another")])
        }
    }

    @Test("a comment with characters that no text has is counted with a replacement for each")
    func control() async throws {
        try await SurveyScene.run(students: 10) { scene in
            try await scene.open()
            try await sendAll(scene, 9)
            let odd = try await scene.send("student10", SurveyScene.fields(3, comment: "\u{0}abc\u{7}d\n\u{0}"))
            #expect(odd.status == .seeOther)
            #expect(try await scene.close().isEmpty)
            #expect(try await scene.comments().contains("\u{FFFD}abc\u{FFFD}d\n\u{FFFD}"))
        }
    }

    @Test("a closing that was put off meanwhile does not happen")
    func putOff() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            let survey = try #require(
                try await scene.site.database.read { try SurveyRows.surveys($0, where: "1 = 1").first })
            #expect(try await scene.site.lifecycle.close(survey, at: scene.site.clock.now).isEmpty)
            #expect(try await scene.count("survey_closing") == 0)
        }
    }
}
