import Database
import Foundation
import Testing

@testable import App

@Suite("The objectives that texts in a folder name")
struct ImportedTagTests {
    private static let quiz = "2-mobile/tests/2-quiz.md"
    private static let final = "2-mobile/tests/3-final.md"
    private static let questions: SQL = """
        SELECT question.question_key || ' ' || tag.position || ' ' || objective.objective_key AS value
        FROM question_objective AS tag JOIN question ON question.id = tag.question_id
        JOIN objective ON objective.id = tag.objective_id ORDER BY question.number, tag.position
        """
    private static let lessons: SQL = """
        SELECT objective.objective_key AS value FROM lesson_objective AS tag
        JOIN objective ON objective.id = tag.objective_id ORDER BY tag.lesson_id, tag.position
        """
    private static let items: SQL = """
        SELECT tag.item_position || ' ' || objective.objective_key AS value FROM survey_item_objective AS tag
        JOIN objective ON objective.id = tag.objective_id ORDER BY tag.item_position, objective.objective_key
        """

    /// The small institution with a design of two objectives, both of which its texts name.
    private func tagged() throws -> DesignFolder {
        let design = WholeDesign.text.replacing(
            "  - action: cognitive/apply/implement\n", with: "  - key: scrie-swift\n    action: cognitive/apply/implement\n")
        let folder = try DesignFolder(design)
        try folder.importing.edit(Self.quiz, "{#strat points=2}", "{#strat points=2 objective=scrie-swift,explica}")
        try folder.importing.edit(Self.final, "### Adevărat?", "### Adevărat? {#da objective=explica}")
        try folder.importing.edit(DesignFolder.lesson, "title: Straturi", "title: Straturi\nobjectives: [explica]")
        let survey = SmallSurvey.edited("kind=scale}\n\nro", "kind=scale objective=mobile/explica}\n\nro")
        try folder.importing.folder.write(SmallSurvey.name, Data(survey.utf8))
        return folder
    }

    private func texts(_ folder: DesignFolder, _ sql: SQL) async throws -> [String] {
        try await folder.importing.texts(sql).compactMap(\.self)
    }

    @Test("are stored in one go with the design that brings them, and the second time nothing is left to do")
    func whole() async throws {
        let folder = try tagged()
        let planned = try await folder.importing.run(isDryRun: true)
        #expect(try await texts(folder, Self.questions) == [])
        #expect(try await folder.importing.run() == planned)
        #expect(try await texts(folder, Self.questions) == ["strat 1 scrie-swift", "strat 2 explica", "da 1 explica"])
        #expect(try await texts(folder, Self.lessons) == ["explica"])
        #expect(try await texts(folder, Self.items) == ["1 explica"])
        #expect(try await folder.importing.run() == [])
    }

    @Test("follow the folder: a tag that comes, moves or goes is a new version of its test, and the settings of its lesson")
    func followed() async throws {
        let folder = try tagged()
        try await folder.importing.run()
        try folder.importing.edit(Self.quiz, " objective=scrie-swift,explica", "")
        try folder.importing.edit(Self.quiz, "{#limbaj}", "{#limbaj objective=scrie-swift}")
        try folder.importing.edit(DesignFolder.lesson, "objectives: [explica]", "objectives: [scrie-swift, explica]")
        try folder.importing.edit(SmallSurvey.name, " objective=mobile/explica", "")
        #expect(
            try await folder.importing.run() == ["~ assessment mobile/quiz", "~ lesson mobile/layers", "~ survey autumn"])
        #expect(try await texts(folder, Self.questions) == ["limbaj 1 scrie-swift", "da 1 explica"])
        #expect(try await texts(folder, Self.lessons) == ["scrie-swift", "explica"])
        #expect(try await texts(folder, Self.items) == [])
        let revisions = "SELECT count(*) AS value FROM assessment_revision" as SQL
        #expect(try await folder.importing.numbers(revisions) == [3])
    }

    @Test("that the design does not have are told with their lines, and nothing is written")
    func unknown() async throws {
        let folder = try tagged()
        try folder.importing.edit(Self.quiz, "scrie-swift,explica", "scrie-swift,altul")
        try folder.importing.edit(DesignFolder.lesson, "[explica]", "[altul]")
        try folder.importing.edit(SmallSurvey.name, "mobile/explica", "mobile/altul")
        #expect(
            try await folder.importing.refusal() == [
                "2-mobile/tests/2-quiz.md:6 mistake.unknown-objective",
                "2-mobile/lessons/1-layers.md:3 mistake.unknown-objective",
                "surveys/1-autumn.md:22 mistake.unknown-objective",
            ])
        #expect(try await folder.importing.numbers("SELECT count(*) AS value FROM course") == [0])
    }

    @Test("of a folder without a design are those that the course has; a deleted one is as unknown as any")
    func withoutDesign() async throws {
        let folder = try tagged()
        try await folder.importing.run()
        try folder.importing.folder.remove(DesignFolder.design)
        #expect(try await folder.importing.run() == [])
        let now = folder.importing.start
        try await folder.change { course, tx in
            let objectives = try ObjectiveRows.all(of: course, tx.reading)
            for objective in objectives where objective.key == "explica" {
                try ObjectiveWriteRows.remove(objective.id, at: now, tx)
            }
        }
        #expect(try await texts(folder, Self.questions).contains("strat 2 explica"), "what is published keeps its tag")
        #expect(
            try await folder.importing.refusal() == [
                "2-mobile/tests/2-quiz.md:6 mistake.unknown-objective", "2-mobile/tests/3-final.md:9 mistake.unknown-objective",
                "2-mobile/lessons/1-layers.md:3 mistake.unknown-objective",
            ])
    }

    @Test("of a test and a lesson that were edited in the browser stay")
    func edited() async throws {
        let folder = try tagged()
        try await folder.importing.run()
        let now = folder.importing.start
        let (test, lesson) = try await (
            texts(folder, "SELECT id AS value FROM assessment WHERE assessment_key = 'quiz'"),
            texts(folder, "SELECT id AS value FROM lesson")
        )
        try await folder.change { _, tx in
            try EditedRows.mark(test: ID(text: test[0]), at: now, tx)
            try EditedRows.mark(lesson: ID(text: lesson[0]), at: now, tx)
        }
        try folder.importing.edit(Self.quiz, "scrie-swift,explica", "explica")
        try folder.importing.edit(DesignFolder.lesson, "[explica]", "[scrie-swift]")
        let changes = try await folder.importing.run()
        #expect(changes.map { String($0.prefix(6)) } == ["! asse", "! less"])
        #expect(try await texts(folder, Self.questions) == ["strat 1 scrie-swift", "strat 2 explica", "da 1 explica"])
        #expect(try await texts(folder, Self.lessons) == ["explica"])
        try await folder.importing.run(overwrites: ["all"])
        #expect(try await texts(folder, Self.questions) == ["strat 1 explica", "da 1 explica"])
        #expect(try await texts(folder, Self.lessons) == ["scrie-swift"])
    }

    @Test("of an open survey may change, as nothing else of its items may")
    func openSurvey() async throws {
        let folder = try tagged()
        try await folder.importing.run()
        try await folder.importing.open()
        try folder.importing.edit(SmallSurvey.name, "mobile/explica", "mobile/scrie-swift,mobile/explica")
        #expect(try await folder.importing.run() == ["~ survey autumn"])
        #expect(try await texts(folder, Self.items) == ["1 explica", "1 scrie-swift"])
        try folder.importing.edit(SmallSurvey.name, "Explică limpede?", "Explică bine?")
        #expect(try await folder.importing.refusal().map { $0.hasSuffix("mistake.survey-frozen-items") } == [true])
    }

    @Test("are in the archive of the course, byte for byte")
    func exported() async throws {
        let folder = try tagged()
        try await folder.importing.run()
        let documents = try await documents(folder.importing)
        let (quiz, lesson) = (documents["02-mobile/tests/02-quiz.md"], documents["02-mobile/lessons/01-layers.md"])
        #expect(quiz?.contains("### Ce strat? {#strat points=2 objective=scrie-swift,explica}\n") == true)
        #expect(lesson?.contains("title: Straturi\nobjectives: [explica]\n") == true)
        let again = try Importing(documents)
        try again.folder.write("02-mobile/lessons/media/fisa.pdf", Data("%PDF-1.4\n".utf8))
        try await again.run()
        #expect(try await self.documents(again) == documents)
    }

    private func documents(_ importing: Importing) async throws -> [String: String] {
        let store = CourseExportStore(database: importing.database, parts: allCourseExports)
        let export = try #require(try await store.find(key: "mobile"))
        return export.entries.reduce(into: [:]) { documents, entry in
            if case .text(let text) = entry.content { documents[entry.name] = text }
        }
    }
}
