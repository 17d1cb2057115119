import Database
import Foundation
import Testing

@testable import App

@Suite("The check of the designs of the demo")
struct DemoCheckTests {
    private let now = Instant(milliseconds: 1_795_248_000_000)

    private struct Checked {
        let facts: DesignFacts
        let check: DesignCheck

        var rules: [DesignRule] { check.findings.map(\.rule) }

        func findings(_ rule: DesignRule) -> [DesignFinding] { check.findings.filter { $0.rule == rule } }
    }

    private func checked() async throws -> [String: Checked] {
        let importing = try Importing([:])
        let path = TestSite.package.appendingPathComponent("Tests/Demo").path
        _ = try await ImportStore(database: importing.database, files: importing.files, receipts: .sample).apply(
            InstitutionFolder(path: path, now: now), isDryRun: false, at: now)
        let (romanian, serbian, english) = try (
            SamplePages.strings(.romanian), SamplePages.strings(.serbian), SamplePages.strings(.english)
        )
        let rows = DesignFactsRows { language in
            switch language {
            case .romanian: romanian
            case .serbian: serbian
            case .english: english
            }
        }
        return try await importing.database.read { tx in
            let courses = try CourseStore.courses(tx, where: "course.id IN (SELECT course_id FROM course_design)")
            return try courses.reduce(into: [:]) { checked, course in
                let facts = try rows.facts(of: course, for: SampleObjectives.viewer(), in: .english, tx)
                checked[course.code] = Checked(facts: facts, check: DesignCheck(facts))
            }
        }
    }

    @Test("finds of PDM301 one objective without question, three questions of finals without tag, and one week over its budget")
    func mobile() async throws {
        let mobile = try #require(try await checked()["PDM301"])
        #expect(mobile.rules == [.withoutQuestion, .untagged, .untagged, .untagged, .overBudget], "\(mobile.check.findings)")
        let together = mobile.facts.objectives.first { $0.key == "lucreaza-impreuna" }
        #expect(mobile.findings(.withoutQuestion).map(\.subject) == [[together?.id.text ?? ""]])
        #expect(mobile.findings(.untagged).map(\.count) == [1, 1, 1])
        #expect(mobile.findings(.overBudget).map { $0.values[.excess] } == [.minutes(210)])
        #expect(mobile.check.strategies == [])
    }

    @Test("finds nothing of ENG101, and much of IT250, for whose objectives techniques are suggested")
    func others() async throws {
        let checked = try await checked()
        let english = try #require(checked["ENG101"])
        #expect(english.check.findings == [] && english.check.strategies == [])
        let web = try #require(checked["IT250"])
        #expect(
            Set(web.rules).isSuperset(of: [
                .withoutPerformance, .withoutCondition, .withoutContents, .withoutCriterion, .withoutAssessment,
                .withoutTeaching, .syllabusDescription, .syllabusPolicies,
            ]))
        #expect(!web.check.strategies.isEmpty && web.check.strategies.allSatisfy { $0.suggested.count == 3 })
    }
}
