import Database
import Foundation
import Testing

@testable import App

@Suite("An imported survey")
struct ImportedSurveyTests {
    @Test("is added with all that its document says, and the same document again changes nothing")
    func added() async throws {
        let importing = try Importing(SmallSurvey.files)
        #expect(try await importing.run().contains("+ survey autumn"))
        let survey = try #require(try await importing.survey())
        let draft = try SmallSurvey.read(SmallSurvey.text)
        #expect(survey.key == "autumn")
        #expect(survey.title == draft.title)
        #expect(survey.introduction == draft.introduction)
        #expect(survey.items == draft.items)
        #expect(survey.courseKeys == ["mobile"])
        #expect(survey.limits == draft.limits)
        #expect(survey.policy == .reminder)
        #expect(survey.audience == .subject)
        #expect(survey.resultsFrom == importing.start + .days(20))
        #expect(try await importing.run().isEmpty)
    }

    @Test("is written whole in three languages")
    func threeLanguages() async throws {
        let text = SmallSurvey.edited("[ro, en]", "[ro, sr-Latn, en]").replacingOccurrences(
            of: #"(?m)^( *|- )ro: (.*)$"#, with: "$1ro: $2\n  sr-Latn: Ć$2", options: .regularExpression)
        let importing = try Importing(SmallSurvey.files.merging([SmallSurvey.name: text]) { $1 })
        try await importing.run()
        let survey = try #require(try await importing.survey())
        #expect(survey.title.text(.serbian) == "ĆCursurile din toamnă")
        #expect(survey.items.allSatisfy { $0.text.texts.count == 3 })
        guard case .choice(let options) = survey.items[1].kind else { throw CocoaError(.featureUnsupported) }
        #expect(options.map { $0.text(.serbian) } == ["Ćprea lent", "Ćpotrivit", "Ćprea rapid"])
        #expect(try await importing.run().isEmpty)
    }

    @Test("has its items, options and texts replaced as long as it has not opened")
    func changed() async throws {
        let importing = try Importing(SmallSurvey.files)
        try await importing.run()
        let id = try await importing.survey()?.id
        try importing.edit(SmallSurvey.name, "- ro: potrivit\n  en: right\n", "")
        try importing.edit(SmallSurvey.name, "### explains {kind=scale}", "### clear {kind=comment}")
        try importing.edit(SmallSurvey.name, "subjects: [mobile]\n", "")
        try importing.edit(SmallSurvey.name, "threshold: 6\ncomment-threshold: 12\n", "")
        #expect(try await importing.run(after: .hours(1)) == ["~ survey autumn"])
        let survey = try #require(try await importing.survey())
        #expect(survey.id == id)
        #expect(survey.items.map(\.key) == ["lectures", "pace", "clear", "more"])
        #expect(survey.items[1].values == 1...2)
        #expect(survey.courseKeys.isEmpty)
        #expect(survey.limits == .least)
        #expect(try await importing.run(after: .hours(2)).isEmpty)
    }

    @Test("keeps the times that were relative to its first import; only a date moves them")
    func settled() async throws {
        let importing = try Importing(SmallSurvey.files)
        try await importing.run()
        let first = try #require(try await importing.survey())
        try importing.edit(SmallSurvey.name, "results: +20d", "results: +30d")
        #expect(try await importing.run(after: .hours(5)).isEmpty)
        try importing.edit(SmallSurvey.name, "closes: +10d 18:00", "closes: 2026-11-30 12:00")
        #expect(try await importing.run(after: .hours(6)) == ["~ survey autumn"])
        let second = try #require(try await importing.survey())
        #expect(second.opens == first.opens && second.resultsFrom == first.resultsFrom && second.closes != first.closes)
    }

    @Test("is refused where a date falls on the wrong side of a time settled earlier")
    func settledOrder() async throws {
        let importing = try Importing(SmallSurvey.files)
        try await importing.run()
        try importing.edit(SmallSurvey.name, "closes: +10d 18:00", "closes: 2020-01-01 12:00")
        #expect(try await importing.refusal() == ["surveys/1-autumn.md:9 mistake.closes-before-opens"])
        try importing.edit(SmallSurvey.name, "closes: 2020-01-01 12:00", "closes: 2036-01-01 12:00")
        #expect(try await importing.refusal() == ["surveys/1-autumn.md:10 mistake.survey-results-early"])
    }

    @Test("is refused for a semester and subjects that the folder does not have, together with every other survey")
    func unfit() async throws {
        let importing = try Importing(SmallSurvey.files)
        try importing.folder.write("surveys/2-other.md", Data(SmallSurvey.edited("[mobile]", "[web]").utf8))
        try importing.edit(SmallSurvey.name, "semester: 2026/2027", "semester: 1999")
        #expect(
            try await importing.refusal() == [
                "surveys/1-autumn.md:6 mistake.survey-semester", "surveys/2-other.md:7 mistake.survey-subject",
            ])
        #expect(try await importing.counts()["person"] == 0)
    }

    @Test("lies in a folder that is no course, with the mistakes of everything else, and has its name once")
    func folder() async throws {
        let importing = try Importing(SmallSurvey.files)
        try importing.folder.write("surveys/course.yaml", Data("nothing".utf8))
        try importing.folder.write("surveys/.draft.md", Data("nothing".utf8))
        try importing.folder.write("surveys/notes.txt", Data("nothing".utf8))
        let folder = try InstitutionFolder(path: importing.folder.path, now: importing.start)
        #expect(folder.courses.map(\.key) == ["mobile"])
        #expect(folder.surveys.map(\.key) == ["autumn"])
        try importing.folder.write("surveys/2-autumn.md", Data(SmallSurvey.text.utf8))
        try importing.folder.write("surveys/3-words.md", Data("words".utf8))
        #expect(
            try await importing.refusal() == [
                "surveys/3-words.md:1 mistake.front-matter-missing", "surveys/2-autumn.md mistake.name-twice",
            ])
    }

    @Test("that vanished stays, and is put away when that is asked for, unless it is open")
    func vanished() async throws {
        let importing = try Importing(SmallSurvey.files)
        for name in ["open", "closed"] {
            try importing.folder.write("surveys/2-\(name).md", Data(SmallSurvey.text.utf8))
        }
        try await importing.run()
        for name in ["open", "closed"] { try await importing.open(name) }
        try await importing.close("closed")
        try importing.folder.remove("surveys")
        #expect(try await importing.run() == ["= survey autumn", "= survey closed", "= survey open"])
        #expect(try await importing.run(removesVanished: true) == ["- survey autumn", "- survey closed", "= survey open"])
        #expect(
            try await importing.texts("SELECT survey_key AS value FROM survey WHERE removed_at IS NULL") == ["open"])
        for name in ["1-autumn", "2-closed", "2-open"] {
            try importing.folder.write("surveys/\(name).md", Data(SmallSurvey.text.utf8))
        }
        #expect(try await importing.run(after: .hours(1)) == ["~ survey autumn", "~ survey closed"])
        #expect(try await importing.texts("SELECT survey_key AS value FROM survey WHERE removed_at IS NOT NULL").isEmpty)
    }

    @Test("is only said in a dry run")
    func dryRun() async throws {
        let importing = try Importing(SmallSurvey.files)
        #expect(try await importing.run(isDryRun: true).contains("+ survey autumn"))
        #expect(try await importing.survey() == nil)
    }

    @Test("is read by a quality office, which is a role in people.csv")
    func qualityOffice() async throws {
        let importing = try Importing(SmallSurvey.files)
        try importing.edit("people.csv", "carmen,Carmen", "vera,Vera,Pop,,,quality-office teacher\ncarmen,Carmen")
        try await importing.run()
        #expect(
            try await importing.texts(
                """
                SELECT role AS value FROM person_role JOIN person ON person.id = person_id WHERE user_name = 'vera' ORDER BY role
                """) == ["quality-office", "teacher"])
    }
}
