import Database
import Foundation
import Testing

@testable import App

@Suite("A survey that has opened")
struct FrozenSurveyTests {
    private let importing: Importing

    /// The times are dates, so that nothing is settled earlier.
    init() throws {
        importing = try Importing(SmallSurvey.files)
        try importing.edit(SmallSurvey.name, "opens: +1d 09:00", "opens: 2026-11-22 09:00")
        try importing.edit(SmallSurvey.name, "closes: +10d 18:00", "closes: 2026-12-01 18:00")
        try importing.edit(SmallSurvey.name, "results: +20d", "results: 2026-12-11 18:00")
    }

    /// What an import says three days after the first one.
    private func edited(_ old: String, _ new: String, isClosed: Bool = false) async throws -> [String] {
        try await importing.run()
        try await importing.open()
        if isClosed { try await importing.close() }
        let before = try await importing.survey()
        try importing.edit(SmallSurvey.name, old, new)
        let refusal = try await importing.refusal(after: .days(3))
        if !refusal.isEmpty { #expect(try await importing.survey() == before) }
        return refusal.map { String($0.dropFirst(SmallSurvey.name.count)) }
    }

    @Test("is left alone by the same document, also at another place in the list")
    func same() async throws {
        try await importing.run()
        try await importing.open()
        #expect(try await importing.run(after: .days(3)).isEmpty)
        try importing.folder.remove(SmallSurvey.name)
        #expect(try await importing.run(after: .days(3)) == ["= survey autumn"])
    }

    @Test(
        "cannot be changed in what its students were told, nor be made less anonymous",
        arguments: [
            ("en: The autumn courses", "en: Courses", [":2 mistake.survey-frozen"]),
            ("\"Please answer.\"", "\"Answer!\"", [":15 mistake.survey-frozen"]),
            ("introduction:\n  ro: Vă rugăm să răspundeți.\n  en: \"Please answer.\"\n", "", [" mistake.survey-frozen"]),
            ("semester: 2026/2027", "semester: 2027/2028", [":6 mistake.survey-frozen"]),
            ("subjects: [mobile]", "subjects: [mobile, web]", [":7 mistake.survey-frozen"]),
            ("subjects: [mobile]\n", "", [" mistake.survey-frozen"]),
            ("opens: 2026-11-22 09:00", "opens: 2026-11-22 10:00", [":8 mistake.survey-frozen"]),
            ("\nthreshold: 6", "\nthreshold: 5", [":12 mistake.survey-frozen"]),
            ("\nthreshold: 6", "\nthreshold: 7", [":12 mistake.survey-frozen"]),
            ("comment-threshold: 12", "comment-threshold: 10", [":13 mistake.survey-frozen"]),
            ("students-see: subject", "students-see: everything", [":14 mistake.survey-audience"]),
            ("en: right", "en: wrong", [":27 mistake.survey-frozen-items"]),
            ("### lectures", "### lessons", [":22 mistake.survey-frozen-items"]),
            ("{kind=choice optional}", "{kind=choice}", [":27 mistake.survey-frozen-items"]),
            ("## subject\n\n### more", "### more", [":45 mistake.survey-frozen-items"]),
            (
                "### more {kind=comment}\n\nro: Ce ar trebui schimbat?\nen: What should be changed?\n", "",
                [" mistake.survey-frozen-items"]
            ),
            ("closes: 2026-12-01 18:00", "closes: 2026-11-26 18:00", [":9 mistake.survey-closes-earlier"]),
            ("results: 2026-12-11 18:00", "results: 2026-12-11 17:59", [":10 mistake.survey-results-earlier"]),
        ])
    func frozen(old: String, new: String, expected: [String]) async throws {
        #expect(try await edited(old, new) == expected)
    }

    @Test(
        "may close later, tell results later, ask with more or less insistence, and show students less",
        arguments: [
            ("closes: 2026-12-01 18:00", "closes: 2026-12-05 18:00"),
            ("results: 2026-12-11 18:00", "results: 2027-01-11 18:00"), ("policy: reminder", "policy: gate"),
            ("policy: reminder", "policy: off"), ("students-see: subject", "students-see: nothing"),
        ])
    func free(old: String, new: String) async throws {
        #expect(try await edited(old, new) == [])
        #expect(try await importing.run(after: .days(3)).isEmpty)
    }

    @Test("cannot close after its results")
    func closesAfterResults() async throws {
        #expect(
            try await edited("closes: 2026-12-01 18:00", "closes: 2026-12-12 18:00") == [
                ":10 mistake.survey-results-early"
            ])
    }

    @Test("and closed has a closing that nobody moves any more")
    func closed() async throws {
        #expect(
            try await edited("closes: 2026-12-01 18:00", "closes: 2026-12-02 18:00", isClosed: true) == [
                ":9 mistake.survey-closed"
            ])
    }

    @Test(
        "and closed may still tell results later and show students less",
        arguments: [
            ("results: 2026-12-11 18:00", "results: 2027-01-11 18:00"), ("students-see: subject", "students-see: nothing"),
            ("policy: reminder", "policy: off"),
        ])
    func freeClosed(old: String, new: String) async throws {
        #expect(try await edited(old, new, isClosed: true) == [])
        #expect(try await importing.run(after: .days(3)).isEmpty)
    }

    @Test("names everything that was changed")
    func all() async throws {
        try await importing.run()
        try importing.edit(SmallSurvey.name, "subjects: [mobile]", "subjects: [web]")
        try importing.edit(SmallSurvey.name, "students-see: subject", "students-see: everything")
        try importing.edit(SmallSurvey.name, "closes: 2026-12-01 18:00", "closes: 2026-11-23 18:00")
        try await importing.open()
        try importing.edit(SmallSurvey.name, "### lectures", "### lessons")
        let found = try await importing.refusal(after: .days(3))
        #expect(
            found.map { String($0.dropFirst(SmallSurvey.name.count)) } == [
                ":7 mistake.survey-frozen", ":9 mistake.survey-closes-earlier", ":14 mistake.survey-audience",
                ":22 mistake.survey-frozen-items",
            ])
    }

    @Test("stays as it is when its course goes into another semester, or away")
    func laterSemester() async throws {
        try await importing.run()
        try await importing.open()
        try importing.edit("2-mobile/course.yaml", "semester: 2026/2027", "semester: 2027/2028")
        #expect(try await importing.run(after: .days(3)) == ["+ semester without days 2027/2028", "~ course mobile"])
        try importing.folder.remove("2-mobile")
        #expect(try await importing.run(after: .days(3)) == ["= course mobile"])
    }
}
