import Foundation

/// The course that is exported, as its own document has it.
struct ExportedCourse: Sendable {
    let id: ID<Course>
    let topics: TopicTree
    /// The time zone in which documents write times.
    let zone: TimeZone
    /// Whether it says anything about people. What is only for the people of this institution, as access codes are, is left out
    /// where it does not.
    let hasPeople: Bool
    /// The user names in `people.csv`.
    let people: Set<String>
}

/// What one feature contributes to the import folder of a course.
struct CourseExportPart: Sendable {
    /// A number of things, and the key of the sentence that states it.
    struct Count: Sendable, Equatable {
        let key: String
        let number: Int
    }

    let written: Count
    /// The things that are left out because readers do not see them.
    let left: Count
    let documents: [any ExportedDocument]
    /// The keys of lessons that its texts link to and that are not among them.
    var absentLessons: [String] = []
    /// Further settings in the course's own document.
    var courseLines: [String] = []
}

/// A document in the folder of the course that names no files.
struct ExportedText: ExportedDocument {
    /// Below the folder of the course.
    let name: String
    let text: String

    func add(to builder: inout ExportBuilder) { builder.addInCourse(name, text) }
}

/// A document of an import folder, with the files that it names.
protocol ExportedDocument: Sendable {
    func add(to builder: inout ExportBuilder)
}
