import Database
import Foundation
import Testing

@testable import App

@Suite("What is told of somebody comes from all features")
struct PersonalPartsTests {
    /// What a feature that is not there yet would bring: a value with its card, and where it is read.
    private struct Loan: PersonalItem {
        let title: String

        func card(_ facts: PersonalFacts) -> PersonalCard {
            PersonalCard(heading: nil, facts: facts.facts([("my-data.state", title), ("my-data.done-at", nil)]))
        }
    }

    private struct LoanRows: PersonalDataRows {
        static let heading = "sessions.title"
        static let place = 45
        static let tables: Set = ["loan"]
        static let leftOut = [PersonalSecret(name: "shelves", place: 15)]

        static func values(of items: [Loan]) -> [String: any Encodable & Sendable] {
            ["loans": items.map(\.title), "writing.notes": items.count]
        }

        func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [Loan] {
            try tx.rows("SELECT user_name FROM person WHERE id = \(person)").map { try Loan(title: $0["user_name"]) }
        }
    }

    private func file(_ data: PersonalData) throws -> [String: Any] {
        let json = try PersonalDataResource(data, institution: "Școala", at: SampleSnapshot.start).json
        return try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    @Test("what a new feature keeps stands on the page and in the file, at the place that it says")
    func new() async throws {
        try await TestSite.run { site in
            let parts = site.features.flatMap { $0.personalData } + [LoanRows()]
            let data = try await PersonalDataStore(database: site.database, parts: parts)
                .find(site.person("ana").id, at: site.clock.now)
            let strings = try SamplePages.strings(.english)
            let page = PersonalDataPage(
                frame: SamplePages.frame(strings, heading: ""), strings: strings, data: data, area: .learn, now: site.clock.now)
            let html = try SharedSample.presentation().templates.text(page, in: .english)
            #expect(html.contains("<div><dt>\(strings("my-data.state"))</dt><dd>ana</dd></div>"))
            let headings = html.matches(of: #/<h2>([^<]+)<\/h2>/#).map { String($0.1) }
            #expect(
                Array(headings.prefix(7).suffix(3))
                    == ["my-data.courses", "sessions.title", "my-data.attempts"].map { strings($0) })
            let file = try file(data)
            #expect(file["loans"] as? [String] == ["ana"])
            #expect((file["writing"] as? [String: Any])?["notes"] as? Int == 1)
            #expect((file["writing"] as? [String: Any])?["files"] as? [String] == [])
            #expect(data.leftOut.prefix(2) == ["documentOrderOfOptions", "shelves"])
        }
    }

    @Test("headings stand in one order, whichever feature comes first, and what was written under one")
    func order() {
        #expect(
            PersonalData.sample.sections.map(\.heading) == [
                "my-data.account", "my-data.extra-time", "dates.title", "my-data.sessions", "my-data.courses", "my-data.groups",
                "points.title", "record.title", "exams.title", "finances.title", "my-data.attempts", "my-data.lessons",
                "my-data.surveys", "my-data.writing", "my-data.links", "my-data.tokens",
                "my-data.calendar",
            ])
        #expect(
            PersonalData.sample.sections.first { $0.heading == "my-data.writing" }?.items.compactMap {
                ($0 as? PersonalWriting)?.deed
            } == [
                "my-data.draft", "my-data.revision-written", "my-data.published", "my-data.withdrawn", "my-data.file-stored",
                "my-data.test-draft", "my-data.test-revision-written", "my-data.intervention-made", "my-data.dates-given",
                "my-data.correction-made",
            ])
    }

    @Test("the file has all its names, also where there is nothing", arguments: [PersonalData.sample, .empty])
    func names(data: PersonalData) throws {
        let file = try file(data)
        #expect(
            file.keys.sorted() == [
                "account", "attempts", "calendars", "charges", "courses", "exams", "extraTimes", "groups", "institution",
                "leftOut", "lessons",
                "links",
                "madeAt", "otherDates", "payments", "points", "records", "sessions",
                "surveys", "tokens", "writing",
            ])
        #expect(
            (file["writing"] as? [String: Any])?.keys.sorted() == [
                "confirmedMarks", "corrections", "courseDesigns", "coursePolicies", "designEvents", "designExceptions",
                "drafts", "exams", "favouriteTechniques", "files", "frozenPoints", "instructorIn", "instructors",
                "interventions", "meetingChanges", "meetings", "money", "objectives", "otherDates", "pointEntries",
                "pointsPlans", "publications", "revisions", "taskTexts", "techniques", "testDrafts", "testRevisions",
                "withdrawals",
            ])
        #expect(
            file["leftOut"] as? [String] == [
                "documentOrderOfOptions", "passwordDigest", "pageContents", "seedsOfAttempts", "sessionTokenDigests",
                "accessTokenDigests", "calendarSecretDigests", "linkTokenDigests",
            ])
    }

    @Test("no name of the file is given by two features, and none is that of a group")
    func distinct() async throws {
        try await TestSite.run { site in
            let ana = try await site.person("ana").id
            let names = try await site.database.read { tx in
                try site.features.flatMap { $0.personalData }.flatMap { part in
                    try part.part(of: ana, at: site.clock.now, tx).values.keys
                }
            }
            #expect(names.count > 10 && Set(names).count == names.count)
            let groups = Set(names.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) })
            #expect(!groups.isEmpty && groups.isDisjoint(with: names))
        }
    }
}
