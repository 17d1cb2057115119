import Database
import Foundation

@testable import App

/// A survey of the small institution: three items about the subject, one about each teacher, in two languages.
enum SmallSurvey {
    static let name = "surveys/1-autumn.md"

    static let text = document(settings, items)

    static var files: [String: String] {
        SmallInstitution.files.merging([name: text]) { _, survey in survey }
    }

    /// On lines 2 to 17.
    static let settings = """
        title:
          ro: Cursurile din toamnă
          en: The autumn courses
        languages: [ro, en]
        semester: 2026/2027
        subjects: [mobile]
        opens: +1d 09:00
        closes: +10d 18:00
        results: +20d
        policy: reminder
        threshold: 6
        comment-threshold: 12
        students-see: subject
        introduction:
          ro: Vă rugăm să răspundeți.
          en: "Please answer."
        """

    /// From line 20 on.
    static let items = """
        ## subject

        ### lectures {kind=scale}

        ro: Cât de mulțumit(ă) sunteți de cursuri?
        en: How satisfied are you with the lectures?

        ### pace {kind=choice optional}

        ro: Ritmul este
        en: The pace is

        - ro: prea lent
          en: too slow
        - ro: potrivit
          en: right
        - ro: prea rapid
          en: too fast

        ## teacher

        ### explains {kind=scale}
        ro: Explică limpede?
        en: Are explanations clear?

        ## subject

        ### more {kind=comment}

        ro: Ce ar trebui schimbat?
        en: What should be changed?
        """

    static func document(_ settings: String, _ items: String) -> String {
        "---\n\(settings)\n---\n\n\(items)\n"
    }

    static let now = Instant(milliseconds: 1_795_248_000_000)

    /// A survey document beside the courses "mobile" and "web" of the semester "2026/2027" and "old" of "2025/2026".
    static func read(_ text: String, semesters: [String: String?]? = nil) throws -> SurveyDraft {
        let around = SurveySurroundings(
            now: now, zone: .gmt, semesters: semesters ?? ["mobile": "2026/2027", "web": "2026/2027", "old": "2025/2026"])
        return try SurveyDocument.read(TextFile(name: "s.md", text: text), position: 1, key: "s", in: around)
    }

    /// The mistakes of a survey document, those included that count until it opens, as `:line key`.
    static func places(_ text: String, semesters: [String: String?]? = nil) throws -> [String] {
        try readingPlaces {
            let draft = try read(text, semesters: semesters)
            if !draft.unfit.isEmpty { throw ImportMistakes(mistakes: draft.unfit) }
        }.map { String($0.dropFirst("s.md".count)) }
    }

    /// The small survey with some of its text replaced.
    static func edited(_ old: String, _ new: String) -> String {
        text.replacingOccurrences(of: old, with: new)
    }
}

extension Importing {
    /// Every mistake of an import, as `file:line key`.
    func refusal(after time: Milliseconds = Milliseconds(count: 0)) async throws -> [String] {
        do {
            try await run(after: time)
            return []
        } catch let found as ImportMistakes {
            return found.mistakes.map { $0.file + ($0.line.map { ":\($0)" } ?? "") + " " + $0.key }
        }
    }

    func survey(_ key: String = "autumn") async throws -> Survey? {
        try await database.read { try SurveyRows.surveys($0, where: "survey.survey_key = \(key)").first }
    }

    /// What the server leaves when a survey opens, without its subjects.
    func open(_ key: String = "autumn") async throws {
        try await database.write { tx in
            try tx.execute(
                """
                INSERT INTO survey_opening (survey_id, public_key, sheet_length)
                SELECT id, \([UInt8](repeating: 7, count: 32)), 100 FROM survey WHERE survey_key = \(key)
                """)
        }
    }

    func close(_ key: String = "autumn") async throws {
        try await database.write { tx in
            try tx.execute("INSERT INTO survey_closing (survey_id) SELECT id FROM survey WHERE survey_key = \(key)")
        }
    }
}
