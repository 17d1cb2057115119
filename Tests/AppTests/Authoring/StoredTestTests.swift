import Database
import Foundation
import Testing

@testable import App

@Suite("What is stored of a test can be written as its document")
struct StoredTestTests {
    /// Everything that a folder's tests say, and what the database says of them.
    private func compare(_ folder: InstitutionFolder, _ database: Database) async throws {
        try await database.read { tx in
            for course in folder.courses {
                for draft in course.assessments {
                    let row = try tx.first(
                        """
                        SELECT assessment.id FROM assessment JOIN course ON course.id = assessment.course_id
                        WHERE course.course_key = \(course.key) AND assessment.assessment_key = \(draft.key)
                        """)
                    let id: ID<Assessment> = try #require(try row?["id"])
                    let stored = try #require(try StoredTestRows.find(id, tx))
                    #expect(stored.digest == (try draft.digest))
                    #expect(try stored.draft.digest == stored.digest, "\(draft.file)")
                    try expectSame(
                        stored, folder, course,
                        StoredTestText.text(of: id, zone: folder.institution.zone, withExtraTimes: true, tx))
                }
            }
        }
    }

    private func expectSame(
        _ stored: StoredTestRows.StoredTest, _ folder: InstitutionFolder, _ course: InstitutionFolder.CourseDraft, _ text: String
    ) throws {
        let pictures = stored.draft.pictures
        let again = try AssessmentDocument.read(
            TextFile(name: stored.draft.file, text: text),
            pictures: PictureSource { pictures[$0].map { .picture($0) } ?? .missing },
            position: stored.draft.position, key: stored.draft.key,
            in: AssessmentSurroundings(
                now: SampleInstitution.start, zone: folder.institution.zone, hasTopic: course.document.hasTopic,
                userNames: Set(folder.people.map(\.userName))))
        #expect(try again.digest == stored.digest, "\(text)")
        #expect(again.rules.settings == stored.draft.rules.settings, "\(text)")
        #expect(again.rules.extraTimes == stored.draft.rules.extraTimes)
        #expect(again.topic == stored.draft.topic)
        #expect(again.times?.opens == stored.draft.times?.opens)
        #expect(again.times?.closes == stored.draft.times?.closes)
        #expect(again.times?.limit == stored.draft.times?.limit)
    }

    @Test("every test of the sample and of the demo reads as what is stored")
    func imported() async throws {
        let demo = TestSite.package.appendingPathComponent("Tests/Demo").path
        let sample = try WrittenFolder()
        try SampleInstitution.write(to: URL(fileURLWithPath: sample.path))
        for path in [demo, sample.path] {
            let place = try WrittenFolder()
            let database = try SharedSample.emptyDatabase(at: place.path + "/gata.sqlite")
            let moment = SampleInstitution.start + Milliseconds(count: 12_345)
            let folder = try InstitutionFolder(path: path, now: moment)
            _ = try await ImportStore(database: database, files: FileFolder(path: place.path + "/files"), receipts: .sample).apply(
                folder, isDryRun: false, at: moment)
            try await compare(folder, database)
            try database.close()
        }
    }
}
