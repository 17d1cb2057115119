import Foundation
import Yams

/// `design.yaml`: the design of a course, beside its own document.
struct DesignDocument: Sendable {
    static let fileName = "design.yaml"
    /// What an import calls a design.
    static let name = "design"

    /// What a file is checked against.
    struct Surroundings {
        /// The day of the import, in the institution's time zone.
        let today: LocalDay
        let hasTopic: ([String]) -> Bool
        /// The user names in `people.csv`; nil when it could not be read, or is not there.
        let userNames: Set<String>?
        /// The names of the course's groups; nil where its document says nothing about them.
        let groups: Set<String>?
        /// The keys of its lessons.
        let lessons: Set<String>
        /// The keys of its tests.
        let tests: Set<String>
        /// The file of the lessons with a name.
        let file: (String) -> NamedFile<MediaFile>
    }

    /// The path below the import folder.
    let file: String
    let draft: DesignDraft
    /// The files that resources name.
    let files: [String: MediaFile]

    var objectiveKeys: Set<String> { Set(draft.objectives.compactMap(\.key)) }

    private static let known: Set<String> = [
        "working-name", "subject-area", "audience", "credit-hours", "time-ratio", "seats", "bibliography", "policies",
        "instructors", "meetings", "outcomes", "objectives", "techniques", "events", "topics", "hours", "syllabus",
    ]

    /// Nil when the folder of a course does not have the file.
    /// - Throws: `ImportMistakes`
    static func read(in folder: String, _ course: String, _ around: Surroundings) throws -> DesignDocument? {
        let name = "\(course)/\(fileName)"
        guard FileManager.default.fileExists(atPath: "\(folder)/\(name)") else { return nil }
        return try DesignDocument(TextFile(name, in: folder), in: around)
    }

    /// - Throws: `ImportMistakes` with every mistake.
    init(_ file: TextFile, in around: Surroundings) throws {
        if let line = SettingsWeight.line(in: file.text) {
            throw ImportMistakes(mistakes: [Mistake(file.name, line: line, "mistake.design-heavy")])
        }
        // A design that says nothing is a file without settings.
        let isEmpty = file.lines.allSatisfy { $0.first { $0 != " " }.map { $0 == "#" } ?? true }
        var settings = try Settings(tolerant: isEmpty ? "{}" : file.text, file: file.name)
        settings.requireKnown(Self.known)
        var draft = DesignDraft()
        draft.description = Self.description(&settings)
        draft.policies = DesignPeopleReader.policies(&settings)
        draft.instructors = DesignPeopleReader.instructors(&settings, around)
        draft.meetings = DesignMeetingsReader.meetings(&settings, around)
        draft.outcomes = DesignObjectivesReader.outcomes(&settings)
        let keys = Set(draft.outcomes.map(\.key))
        var techniques = DesignTechniquesReader(around: around)
        draft.techniques = techniques.techniques(&settings)
        draft.objectives = DesignObjectivesReader(around: around, outcomes: keys, techniques: techniques).objectives(&settings)
        techniques.requireUse(of: draft.techniques, in: Set(draft.objectives.flatMap(\.techniques)), &settings)
        draft.events = DesignEventsReader(
            around: around, objectives: Set(draft.objectives.compactMap(\.key)), techniques: techniques
        ).events(&settings)
        draft = draft.withTechniqueKeys()
        var topics = DesignTopicsReader(around: around)
        draft.topics = topics.topics(&settings)
        draft.hours = DesignTopicsReader.hours(&settings)
        draft.syllabus = Self.syllabus(&settings)
        guard settings.mistakes.isEmpty else { throw ImportMistakes(mistakes: settings.mistakes) }
        (self.file, self.draft, files) = (file.name, draft, topics.files)
    }

    private static func description(_ settings: inout Settings) -> DesignDraft.Description {
        var description = DesignDraft.Description()
        description.workingName = settings.line(of: "working-name", letters: WrittenDesign.longestName)
        description.subjectArea = settings.line(of: "subject-area", letters: WrittenDesign.longestLine)
        let audiences = settings.choices("audience", of: CourseAudience.self)
        if audiences.contains(.none), audiences.count > 1 { settings.add("mistake.design-audience", at: "audience") }
        description.audiences = Set(audiences)
        description.creditHours = settings.number("credit-hours", 0...WrittenDesign.mostCreditHours)
        description.ratio = ratio(&settings)
        description.seats = settings.number("seats", 1...WrittenDesign.mostSeats)
        description.bibliography = settings.lines(of: "bibliography", letters: WrittenDesign.longestBibliography)
        return description
    }

    /// `1:2`
    private static func ratio(_ settings: inout Settings) -> DesignDraft.Description.Ratio? {
        guard let text = settings.text("time-ratio") else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let inside = parts.first.flatMap { Settings.number($0, WrittenDesign.hoursInClass) }
        let outside = parts.at(1).flatMap { Settings.number($0, WrittenDesign.hoursOutOfClass) }
        guard parts.count == 2, let inside, let outside else {
            settings.add("mistake.design-ratio", at: "time-ratio", ["value": text.shortened(letters: 40)])
            return nil
        }
        return .init(inClass: inside, outOfClass: outside)
    }

    private static func syllabus(_ settings: inout Settings) -> DesignDraft.WrittenSyllabus {
        guard var own = settings.map(at: "syllabus") else { return .init() }
        own.requireKnown(["readers", "sections", "hidden"])
        let readers = own.optionalChoice("readers", of: SyllabusAudience.self)
        let sections = own.choices("sections", of: SyllabusSection.self)
        let hidden = own.choices("hidden", of: SyllabusSection.self)
        settings.take(own)
        // What stands there twice is a mistake already.
        return .init(readers: readers ?? .enrolled, sections: sections, hidden: Set(hidden))
    }
}
