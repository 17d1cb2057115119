import Database
import Foundation
import Testing

@testable import App

@Suite("An import of the plan of points")
struct ImportedPlanTests {
    private static let first = [
        "+ group mobile/Grupa 1", "+ group mobile/Grupa 2", "+ marks mobile", "+ plan mobile", "+ points mobile",
    ]

    private func change(_ folder: PointsFolder) throws {
        try folder.importing.edit(PointsFolder.course, "most: 30", "most: 25")
    }

    @Test("makes its first revision, of nobody, and nothing when it comes again")
    func first() async throws {
        let folder = try PointsFolder()
        #expect(try await folder.run(isDryRun: true) == Self.first)
        #expect(try await folder.importing.texts("SELECT id AS value FROM course") == [])
        #expect(try await folder.run() == Self.first)
        let plan = try #require(try await folder.course()?.plan)
        #expect(plan.edition.revision == 1 && plan.edition.version == 1 && plan.edition.maker == nil)
        #expect(plan.parts.map(\.key) == ["attendance", "tasks", "midterm", "exam"] && plan.scheme == .serbian)
        #expect(plan.parts.map(\.most.thousandths) == [15_000, 30_000, 15_000, 40_000])
        #expect(plan.parts.first?.countsExcused == true && plan.parts.first?.weeklyMost?.thousandths == 1000)
        let quiz = try await folder.importing.texts("SELECT id AS value FROM assessment WHERE assessment_key = 'quiz'")
        #expect(plan.parts.map { $0.test?.text } == [nil, nil, quiz[0], nil] && plan.parts[2].least.thousandths == 5000)
        #expect(try await folder.run() == [])
        #expect(try await folder.course()?.plan == plan)
    }

    @Test("becomes a new version where it was changed in the folder and points are there, and keeps its parts")
    func changed() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let before = try #require(try await folder.course()?.plan)
        try change(folder)
        #expect(try await folder.run(isDryRun: true) == ["~ plan mobile"])
        #expect(try await folder.run() == ["~ plan mobile"])
        let plan = try #require(try await folder.course()?.plan)
        #expect(plan.edition.revision == 2 && plan.edition.version == 2 && plan.parts.map(\.id) == before.parts.map(\.id))
        #expect(plan.parts[1].most.thousandths == 25_000)
        #expect(try await folder.run() == [])
    }

    @Test("is no new version where its parts are only in another order")
    func moved() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let exam = "  - part: exam\n    kind: exam\n    sort: written-exam\n    most: 40\n"
        try folder.importing.edit(PointsFolder.course, exam, "")
        try folder.importing.edit(PointsFolder.course, "points:\n", "points:\n" + exam)
        #expect(try await folder.run() == ["~ plan mobile"])
        let plan = try #require(try await folder.course()?.plan)
        #expect(plan.edition.revision == 2 && plan.edition.version == 1 && plan.parts.first?.key == "exam")
    }

    @Test("leaves a plan that somebody has changed in the browser, shows both, and takes the folder's when it is named")
    func edited() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let plan = try #require(try await folder.course()?.plan)
        var fields = PartFields(plan.parts[1])
        fields.most = SamplePoints.points(28)
        let store = PointsPlanStore(database: folder.importing.database)
        let isNew = try await store.change(
            .change(plan.parts[1].id, fields), in: folder.courseID(), seen: 1, note: "Mai puțin", by: folder.carmen(),
            at: folder.importing.start)
        #expect(isNew == true)
        #expect(try await folder.run() == ["! plan 2-mobile/points"])
        try change(folder)
        #expect(try await folder.run() == ["! plan 2-mobile/points"])
        #expect(try await folder.course()?.plan.parts[1].most.thousandths == 28_000)
        #expect(try await folder.run(overwrites: ["2-mobile/points"]) == ["~ plan mobile"])
        let taken = try #require(try await folder.course()?.plan)
        #expect(taken.parts[1].most.thousandths == 25_000 && taken.edition.revision == 3 && taken.edition.maker == nil)
        #expect(try await folder.run() == [])
    }

    @Test("says how many entries count no longer where a part is gone or has a test now; by hand again they count as before")
    func idle() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let importing = folder.importing
        func changes() async throws -> [ImportChange] {
            let read = try InstitutionFolder(path: importing.folder.path, now: importing.start)
            return try await ImportStore(database: importing.database, files: importing.files).apply(
                read, isDryRun: false, at: importing.start
            ).filter { $0.subject == .plan }
        }
        try folder.write(PointsFolder.points, "user name,week,part,points\n")
        let (hand, test) = ("sort: written-exam\n    most: 40\n", "sort: written-exam\n    most: 40\n    test: final\n")
        try importing.edit(PointsFolder.course, hand, test)
        let switched = try #require(try await changes().first)
        #expect(switched.note == .idle(1))
        let english = try SamplePages.strings(.english)
        #expect(switched.text(english) == "~ plan of points mobile (1 entry no longer counts)")
        #expect(try await folder.course()?.rows[1].points.total.rounded.thousandths == 2500)
        try importing.edit(PointsFolder.course, test, hand)
        #expect(try await changes().map(\.note) == [nil])
        #expect(try await folder.course()?.rows[1].points.total.rounded.thousandths == 32_500)
        try importing.edit(
            PointsFolder.course, "  - part: tasks\n    kind: pre-exam\n    sort: tasks\n    most: 30\n    weekly: 2\n", "")
        #expect(try await changes().map(\.note) == [.idle(1)])
    }

    @Test("refuses another source for points that are frozen, and a test that the folder does not have")
    func frozen() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let midterm = try #require(try await folder.course()?.plan.parts[2].id)
        let store = PointsPlanStore(database: folder.importing.database)
        let isFrozen = try await store.freeze(
            midterm, true, in: folder.courseID(), by: folder.carmen(), at: folder.importing.start)
        #expect(isFrozen == true)
        #expect(try await folder.run() == [])
        try folder.importing.edit(PointsFolder.course, "test: quiz", "test: final")
        let found = try await places { try await folder.run() }
        #expect(found == ["2-mobile/course.yaml:30 mistake.plan-frozen"])
        try folder.importing.edit(PointsFolder.course, "test: final", "test: essay")
        #expect(try await places { try await folder.run() } == ["2-mobile/course.yaml:30 mistake.plan-test-unknown"])
    }

    @Test("keeps the test of a part that was deleted since, when the folder has it by hand")
    func deletedTest() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let before = try #require(try await folder.course()?.plan)
        try await folder.importing.database.write { tx in
            try tx.execute("UPDATE assessment SET removed_at = 1 WHERE assessment_key = 'quiz'")
        }
        try folder.importing.edit(PointsFolder.course, "    test: quiz\n    counts: share\n", "")
        try folder.importing.folder.remove("2-mobile/tests/2-quiz.md")
        #expect(try await folder.run() == [])
        #expect(try await folder.course()?.plan == before)
    }

    @Test("of an old folder changes nothing, and one without people brings the plan and empty groups")
    func others() async throws {
        let folder = try PointsFolder()
        try await folder.run()
        let importing = folder.importing
        try importing.edit(PointsFolder.course, PointsFolder.settings, "")
        try importing.folder.remove(PointsFolder.points)
        try importing.folder.remove(PointsFolder.marks)
        #expect(try await folder.run(removesVanished: true) == [])
        #expect(try await folder.course()?.plan.parts.count == 4)
        let plain = try PointsFolder()
        try plain.importing.edit("institution.yaml", "language: ro", "language: ro\npeople: none")
        #expect(try await places { try await plain.run() }.contains("2-mobile/course.yaml:8 mistake.unknown-person"))
        let people = "teachers:\n  - carmen: professor\nenrolled: [ana, bogdan]\n"
        try plain.importing.edit(PointsFolder.course, people, "")
        try plain.importing.edit(PointsFolder.course, "    assistant: carmen\n", "")
        try plain.importing.edit(PointsFolder.course, "    students:\n      - ana\n", "")
        let found = try await places { try await plain.run() }
        #expect(found.contains("2-mobile/points.csv:2 mistake.unknown-person"))
        #expect(found.contains("2-mobile/marks.csv:2 mistake.unknown-person"))
        for file in ["people.csv", PointsFolder.points, PointsFolder.marks] { try plain.importing.folder.remove(file) }
        #expect(try await plain.run() == ["+ group mobile/Grupa 1", "+ group mobile/Grupa 2", "+ plan mobile"])
        #expect(try await plain.importing.numbers("SELECT count(*) AS value FROM point_entry") == [0])
    }

    /// The places of mistakes that an import finds.
    private func places(_ run: () async throws -> [String]) async throws -> [String] {
        do {
            _ = try await run()
            return []
        } catch let found as ImportMistakes {
            return found.mistakes.map { $0.file + ($0.line.map { ":\($0)" } ?? "") + " " + $0.key }
        }
    }
}
