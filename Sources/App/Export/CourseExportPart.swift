import Foundation

/// The course that is exported, as its own document has it.
struct ExportedCourse: Sendable {
    let id: ID<Course>
    let topics: TopicTree
    /// In which documents write times.
    let zone: TimeZone
    /// The user names that `people.csv` has.
    let people: Set<String>
}

/// What one feature writes into the import folder of a course.
struct CourseExportPart: Sendable {
    /// So many of something, and the key of the sentence that says so.
    struct Count: Sendable, Equatable {
        let key: String
        let number: Int
    }

    let written: Count
    /// What readers do not see is not written.
    let left: Count
    let documents: [any ExportedDocument]
    /// The keys of lessons that its texts link to and that are not among them.
    var absentLessons: [String] = []
}

/// A document of an import folder, with the files that it names.
protocol ExportedDocument: Sendable {
    func add(to builder: inout ExportBuilder)
}
