import Database
import Foundation
import Testing

@testable import App

@Suite("A survey closes once, and what ties people to their answers goes")
struct ClosingTests {
    private func sendAll(_ scene: SurveyScene, _ count: Int) async throws {
        for (index, student) in scene.students.prefix(count).enumerated() {
            let reply = try await scene.send(student, SurveyScene.fields(index % 5 + 1, comment: "cuvântul \(student)"))
            #expect(reply.status == .seeOther)
        }
    }

    @Test("every ballot is counted once; flags, sealed ballots and the key are gone")
    func counted() async throws {
        try await SurveyScene.run(students: 11) { scene in
            try await scene.open()
            try await sendAll(scene, 10)
            #expect(try await scene.send("student11", [("go", "skip")]).status == .seeOther)
            #expect(try await scene.close().isEmpty)
            #expect(try await scene.answered() == 10)
            #expect(try await scene.comments() == Set(scene.students.prefix(10).map { "cuvântul \($0)" }))
            let turnout = try await scene.site.database.read { try $0.first("SELECT invited, handed_in FROM survey_turnout") }
            let counts = try [#require(turnout)["invited"], #require(turnout)["handed_in"]] as [Int]
            #expect(counts == [13, 11])
            #expect(try await scene.count("participation") == 0)
            #expect(try await scene.count("sealed_ballot") == 0)
            #expect(try scene.site.lifecycle.keys.surveys().isEmpty)
            let sums = try await scene.site.database.read { tx in
                try tx.rows(
                    """
                    SELECT item_position, teacher_position, sum(ballots) AS ballots FROM survey_count
                    GROUP BY item_position, teacher_position
                    """
                ).map { try $0["ballots"] as Int }
            }
            #expect(sums == [10, 10, 10], "nothing of what was not applicable to all")
        }
    }

    @Test("comments lie in the file in an order that does not say which of them one student wrote")
    func commentsAreMixed() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let paper = BallotPaper(
                items: [.sample(3, .comment, .teacher), .sample(4, .comment)],
                teachers: SurveySubject.sample(1, teachers: [ID(text: "teacher")]).teachers)
            let ballots = (1...20).map { Ballot(answers: [.comment("\($0)"), .comment("\($0)")]) }
            let count = try #require(BallotCount(ballots, on: paper, limits: .least))
            try await scene.site.database.write { tx in
                for number in 1...20 {
                    try tx.execute(
                        """
                        INSERT INTO sealed_ballot (id, survey_id, course_id, content)
                        VALUES (\("\(number)"), \(scene.survey), \(scene.course), x'00')
                        """)
                }
            }
            scene.site.clock.advance(by: .hours(3))
            let store = SurveyClosingStore(database: scene.site.database)
            let results = [SurveyClosingStore.Result(course: scene.course, handedIn: 20, count: count)]
            #expect(try await store.close(scene.survey, results, at: scene.site.clock.now))
            let authors = try await scene.site.database.read { tx in
                try tx.rows("SELECT text FROM survey_comment ORDER BY rowid").map { try $0["text"] as String }
            }
            #expect(authors.count == 40)
            // One pair on average; ten by chance once in ten million times.
            #expect(zip(authors, authors.dropFirst()).count { $0 == $1 } < 10)
        }
    }

    @Test("a key that cannot be destroyed is told, and does not keep the next ones")
    func stubbornKey() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            let (keys, first) = (scene.site.lifecycle.keys, ID<Survey>(text: "!"))
            try await scene.site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO survey (id, survey_key, position, semester_id, opens_at, closes_at, results_from, policy,
                        ballot_limit, comment_limit, audience)
                    SELECT \(first), 'never', 9, semester_id, opens_at, closes_at, results_from, policy, ballot_limit,
                        comment_limit, audience FROM survey
                    """)
            }
            // A folder in the place of the file of a survey that passed without having opened.
            try FileManager.default.createDirectory(
                atPath: scene.site.folder.path + "/keys/surveys/!.key", withIntermediateDirectories: true)
            #expect(try keys.surveys() == [first, scene.survey])
            let told = try await scene.close()
            #expect(told.contains { if case .keyLeft(first, _) = $0 { true } else { false } }, "\(told)")
            #expect(try keys.surveys() == [first])
        }
    }

    @Test("ballots of too few are destroyed unopened, also without the key")
    func few() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 4)
            try scene.site.lifecycle.keys.destroy(scene.survey)
            #expect(try await scene.close().isEmpty)
            #expect(try await scene.count("survey_turnout") == 1)
            #expect(try await scene.answered() == nil)
            #expect(try await scene.count("survey_count") == 0)
            #expect(try await scene.count("sealed_ballot") == 0)
        }
    }

    @Test("fewer than five who say something leave nothing, however many decline")
    func mostlyDeclined() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 4)
            for student in scene.students.dropFirst(4) { _ = try await scene.send(student, [("go", "skip")]) }
            try await scene.close()
            #expect(try await scene.answered() == nil)
            #expect(try await scene.count("survey_count") == 0)
        }
    }

    @Test("with five to nine ballots there are figures and no comment")
    func noComments() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            try await scene.close()
            #expect(try await scene.answered() == 6)
            #expect(try await scene.comments().isEmpty)
        }
    }

    @Test("ballots that came in time are waited for before it closes")
    func grace() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            scene.site.clock.advance(by: .seconds(2 * 3600 + 29))
            _ = try await scene.site.lifecycle.turn(at: scene.site.clock.now)
            #expect(try await scene.count("survey_closing") == 0)
        }
    }

    @Test("without its key it stays as it is, says so, and closes when the key is back")
    func keyMissing() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            let file = scene.site.folder.appendingPathComponent("keys/surveys/\(scene.survey).key").path
            try FileManager.default.moveItem(atPath: file, toPath: file + ".away")
            #expect(try await scene.close() == [.keyMissing(scene.survey)])
            #expect(try await scene.count("sealed_ballot") == 6)
            try FileManager.default.moveItem(atPath: file + ".away", toPath: file)
            #expect(try await scene.site.lifecycle.turn(at: scene.site.clock.now).isEmpty)
            #expect(try await scene.answered() == 6)
        }
    }

    @Test("an end between the count and the key's destruction is taken up by the next turn")
    func interrupted() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            let key = try #require(try scene.site.lifecycle.keys.find(scene.survey))
            try await scene.close()
            let file = scene.site.folder.appendingPathComponent("keys/surveys/\(scene.survey).key")
            try Data(key.bytes).write(to: file)
            #expect(try await scene.site.lifecycle.turn(at: scene.site.clock.now).isEmpty)
            #expect(!FileManager.default.fileExists(atPath: file.path))
            #expect(try await scene.answered() == 6)
        }
    }

    @Test("a ballot that was altered in the database is said to be, and counts as nobody's")
    func altered() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            let altered = [UInt8](repeating: 1, count: 90)
            try await scene.site.database.write { tx in
                try tx.execute(
                    "UPDATE sealed_ballot SET content = \(altered) WHERE id = (SELECT min(known.id) FROM sealed_ballot AS known)")
            }
            #expect(try await scene.close() == [.unreadable(scene.survey, 1)])
            #expect(try await scene.answered() == 5)
        }
    }

    @Test("a ballot that comes while the others are being counted is counted as well")
    func meanwhile() async throws {
        try await SurveyScene.run { scene in
            try await scene.open()
            try await sendAll(scene, 6)
            let closings = scene.site.lifecycle.closings
            scene.site.clock.advance(by: .minutes(121))
            let stale = SurveyClosingStore.Result(course: scene.course, handedIn: 5)
            #expect(try await closings.close(scene.survey, [stale], at: scene.site.clock.now) == false)
            #expect(try await scene.count("sealed_ballot") == 6)
        }
    }
}
