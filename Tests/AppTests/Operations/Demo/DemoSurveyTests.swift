import Database
import Foundation
import Testing

@testable import App

@Suite("The surveys of the demo")
struct DemoSurveyTests {
    private let now = Instant(milliseconds: 1_795_248_000_000)

    /// The demo's folder, imported, and its surveys played.
    private func play(_ body: (Importing, DemoSurvey) async throws -> Void) async throws {
        let importing = try Importing([:])
        let path = TestSite.package.appendingPathComponent("Tests/Demo").path
        _ = try await ImportStore(
            database: importing.database, files: importing.files, receipts: ReceiptKey(bytes: Array(0..<32))
        ).apply(
            InstitutionFolder(path: path, now: now), isDryRun: false, at: now)
        let demo = DemoSurvey(
            database: importing.database, keys: BallotKeyFolder(keys: importing.folder.path + "/keys"))
        try await demo.play(at: now)
        try await body(importing, demo)
    }

    @Test("has one that was counted, with a subject of too few ballots and enough comments to read, and one that is open")
    func both() async throws {
        try await play { importing, demo in
            let surveys = try await demo.store.surveys()
            #expect(surveys.map { $0.isOpen(at: now) } == [false, true])
            #expect(surveys[0].resultsFrom < now)
            let turnout = try await importing.texts(
                """
                SELECT code || ' ' || invited || ' ' || handed_in || ' ' || coalesce(answered, 0) AS value FROM survey_turnout
                JOIN survey_subject ON survey_subject.survey_id = survey_turnout.survey_id
                    AND survey_subject.course_id = survey_turnout.course_id
                ORDER BY survey_subject.position
                """)
            #expect(turnout == ["IT250 38 30 27", "IT330 20 16 15", "SE311 14 11 10", "SE365 8 3 0"])
            let comments = try await importing.numbers("SELECT count(*) AS value FROM survey_comment")
            #expect(comments[0] ?? 0 >= 12)
            #expect(try await importing.numbers("SELECT count(DISTINCT survey_id) AS value FROM participation") == [1])
        }
    }

    @Test("has answers of every kind, mostly good ones")
    func answers() async throws {
        try await play { importing, _ in
            let steps = try await importing.numbers(
                """
                SELECT coalesce(sum(ballots), 0) AS value FROM survey_count JOIN survey_item
                ON survey_item.survey_id = survey_count.survey_id AND survey_item.position = item_position
                WHERE kind = 'scale' GROUP BY survey_count.value ORDER BY survey_count.value
                """
            ).compactMap(\.self)
            try #require(steps.count == 6)
            #expect(steps[4] + steps[5] > steps[1] + steps[2])
            #expect(steps.allSatisfy { $0 > 0 })
        }
    }

    @Test("leaves its visitor all of the open one to answer, and the key of that one alone")
    func open() async throws {
        try await play { importing, demo in
            let student = try #require(try await demo.people.find(userName: DemoYear.halfDone))
            let invitations = try demo.ballots.invitations(of: student.id, at: now)
            #expect(invitations.map(\.subject.code) == ["IT250", "IT330", "SE311", "SE365"])
            #expect(invitations.allSatisfy { !$0.isDone })
            let papers = invitations.map { BallotPaper(items: $0.survey.items, teachers: $0.subject.teachers) }
            #expect(papers.map(\.slots.count) == [12, 10, 10, 10])
            #expect(try await importing.numbers("SELECT count(*) AS value FROM sealed_ballot")[0] ?? 0 > 10)
            #expect(try demo.lifecycle.keys.surveys() == [invitations[0].survey.id])
        }
    }

    @Test("tells the professor of IT250 on the page of an objective what students said about it, once it is counted")
    func objective() async throws {
        try await play { importing, demo in
            let teacher = try #require(try await demo.people.find(userName: "teacher"))
            let viewer = Viewer(
                id: teacher.id, userName: teacher.userName, fullName: "", roles: [.teacher], language: nil, session: ID(text: "s"))
            let objectives = try await importing.texts(
                "SELECT id AS value FROM objective WHERE objective_key = 'napravi-stranicu'")
            let id = try #require(objectives.first ?? nil)
            let store = AttainmentStore(database: importing.database, revisions: RevisionCache())
            let sheet = try #require(try await store.sheet(of: ID(text: id), by: viewer, at: now))
            #expect(sheet.means.map(\.item.key) == ["exercises"] && sheet.means.allSatisfy { $0.teacher == nil })
            #expect(sheet.means.allSatisfy { 20...27 ~= $0.answers && 1...5 ~= $0.mean })
        }
    }
}
