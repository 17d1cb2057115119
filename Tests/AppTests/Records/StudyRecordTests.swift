import Database
import Foundation
import Testing

@testable import App

@Suite("A record of passed courses is issued, and anybody with its code can check it")
struct StudyRecordTests {
    /// The scene with a confirmed mark of Ana's.
    private static func run(_ body: @escaping @Sendable (PointsScene, StudyRecordStore) async throws -> Void) async throws {
        try await PointsScene.run { scene in
            let course = scene.course
            try await scene.site.database.write { tx in try tx.execute("UPDATE course SET ects = 15 WHERE id = \(course)") }
            try await confirm(.mark(Mark(scheme: .serbian, thousandths: 9000)), 1, scene)
            let key = scene.site.receipts.snapshots.receipts.key
            try await body(scene, StudyRecordStore(database: scene.site.database, key: key))
        }
    }

    private static func confirm(_ verdict: ConfirmedMark.Verdict, _ sequence: Int, _ scene: PointsScene) async throws {
        let mark = ConfirmedMark(
            person: scene.ana, sequence: sequence, verdict: verdict, scheme: .serbian, points: SamplePoints.points(87),
            maker: nil, madeAt: scene.site.clock.now, reason: sequence == 1 ? nil : "Greșeală")
        let course = scene.course
        try await scene.site.database.write { tx in try ConfirmedMarkRows.append(mark, in: course, by: nil, tx) }
    }

    private static func issue(_ scene: PointsScene, _ store: StudyRecordStore) async throws -> StudyRecord {
        try #require(try await store.issue(for: scene.ana, in: "Școala", at: scene.site.clock.now))
    }

    @Test("an unchanged record keeps its code, and one that states something else has another; all stay")
    func codes() async throws {
        try await Self.run { scene, store in
            let first = try await Self.issue(scene, store)
            scene.site.clock.advance(by: .days(3))
            #expect(try await Self.issue(scene, store) == first)
            #expect(first.statement.courses.map(\.mark.thousandths) == [9000])
            #expect(first.statement.courses.first?.ects == Credits(halves: 15))
            let current = try await store.current(of: scene.ana, in: "Școala", at: scene.site.clock.now)
            #expect(current.issued == first && current.statement == first.statement)
            let ana = scene.ana
            try await scene.site.database.write { tx in try tx.execute("UPDATE person SET surname = 'Nou' WHERE id = \(ana)") }
            #expect(try await store.current(of: scene.ana, in: "Școala", at: scene.site.clock.now).issued == nil)
            let second = try await Self.issue(scene, store)
            #expect(second.code != first.code && second.statement.surname == "Nou")
            #expect(try await scene.site.database.read { try StudyRecordRows.all(of: ana, $0) } == [first, second])
            #expect(try await store.check(first.code) == .genuine(first, holds: true))
            // Back to what the first one stated: it is issued anew, of its own day.
            try await scene.site.database.write { tx in
                try tx.execute("UPDATE person SET surname = \(first.statement.surname) WHERE id = \(ana)")
            }
            let third = try await Self.issue(scene, store)
            #expect(third.code != first.code && third.statement == first.statement && third.issuedAt > second.issuedAt)
        }
    }

    @Test("only confirmed passes are in it: nobody who passed nothing has one")
    func confirmedAlone() async throws {
        try await Self.run { scene, store in
            _ = try await scene.save(scene.edit("written-exam", 40, of: scene.bogdan))
            #expect(try await store.issue(for: scene.bogdan, in: "Școala", at: scene.site.clock.now) == nil)
            #expect(try await scene.site.count("study_record") == 0)
            try await Self.confirm(.notPassed, 2, scene)
            #expect(try await store.issue(for: scene.ana, in: "Școala", at: scene.site.clock.now) == nil)
            #expect(try await scene.site.count("recorded_course") == 0)
        }
    }

    @Test("the check says when a mark was changed or withdrawn since, and that it holds again when it is as before")
    func outdated() async throws {
        try await Self.run { scene, store in
            let record = try await Self.issue(scene, store)
            try await Self.confirm(.withdrawn, 2, scene)
            #expect(try await store.check(record.code) == .genuine(record, holds: false))
            try await Self.confirm(.mark(Mark(scheme: .serbian, thousandths: 10_000)), 3, scene)
            #expect(try await store.check(record.code) == .genuine(record, holds: false))
            let course = scene.course
            try await scene.site.database.write { tx in try tx.execute("UPDATE course SET removed_at = 1 WHERE id = \(course)") }
            try await Self.confirm(.mark(Mark(scheme: .serbian, thousandths: 9000)), 4, scene)
            #expect(try await store.check(record.code) == .genuine(record, holds: true))
        }
    }

    @Test(
        "one thing that was changed in the database confirms nothing",
        arguments: [
            "study_record SET issued_at = issued_at + 1", "study_record SET name = 'Bogdan'",
            "study_record SET surname = 'Țîrle'",
            "study_record SET index_number = NULL", "study_record SET index_number = '1002'",
            "study_record SET institution = 'Alta'",
            "study_record SET person_id = (SELECT id FROM person WHERE user_name = 'bogdan')",
            "recorded_course SET mark = 10000", "recorded_course SET mark_scheme = 'ro'", "recorded_course SET ects = NULL",
            "recorded_course SET ects = 16", "recorded_course SET title = 'Altul'", "recorded_course SET course_code = 'X'",
            "recorded_course SET semester = 'X'", "recorded_course SET language = 'en'",
            "recorded_course SET confirmed_at = confirmed_at + 1",
            "recorded_course SET course_id = (SELECT id FROM course WHERE code = 'ENG1')",
        ])
    func tampered(change: String) async throws {
        try await Self.run { scene, store in
            let record = try await Self.issue(scene, store)
            try await scene.site.tamper("UPDATE " + change)
            #expect(try await store.check(record.code) == .changed)
            let page = try await scene.site.visitor().get("/receipts/" + record.code.text)
            #expect(page.text.contains(scene.site.sentence("receipt.changed")) && !page.text.contains("Țîrlea"))
        }
    }

    @Test("a record of another key is not judged, and a code that nobody issued is not there")
    func others() async throws {
        try await Self.run { scene, store in
            let record = try await Self.issue(scene, store)
            try await scene.site.tamper("UPDATE study_record SET key_name = 'other'")
            #expect(try await store.check(record.code) == .otherKey)
            #expect(try await store.check(.sample) == nil)
            #expect(try await Self.issue(scene, store).code != record.code, "one that can be checked is issued")
        }
    }

    @Test("a student sees it first, issues it once, and anybody finds under its code what it states")
    func pages() async throws {
        try await Self.run { scene, store in
            let site = scene.site
            let ana = try await site.signedIn("ana")
            #expect(try await ana.get("/reports").text.contains("href=\"/reports/record\""))
            let open = try await ana.get("/reports/record")
            #expect(open.text.contains(site.sentence("record.issue-hint")) && !open.text.contains("/receipts/"))
            #expect(try await site.count("study_record") == 0, "to look at it stores nothing")
            for _ in 1...2 { #expect(try await ana.post("/reports/records").location == "/reports/record") }
            #expect(try await site.count("study_record") == 1)
            let issued = try await ana.get("/reports/record")
            #expect(!issued.text.contains(site.sentence("record.issue-hint")))
            let link = try "/receipts/" + #require(issued.text.firstMatch(of: #/receipts\/([0-9A-Z-]+)"/#)?.1)
            let check = try await site.visitor().get(link)
            let words = [
                site.sentence("receipt.genuine"), "Ana Țîrlea", "1001", "PDM301 - Programarea dispozitivelor mobile", "7,5",
                site.sentence("record.nine"), "21 noiembrie 2026",
            ]
            for word in words {
                #expect(check.words.contains(word) && issued.words.contains(word) || word == words[0], "\(word)")
            }
            #expect(check.words.contains(words[0]) && !check.words.contains(site.sentence("record.outdated")))
            #expect(try await ana.get(link).text.contains("class=\"back\" href=\"/reports/record\""))
            try await Self.confirm(.withdrawn, 2, scene)
            #expect(try await site.visitor().get(link).words.contains(site.sentence("record.outdated")))
            #expect(try await ana.get("/reports/record").text.contains(site.sentence("record.nothing")))
        }
    }
}
