import Database

/// What a feature writes into the import folder of a course, inside the transaction that reads all of it.
protocol CourseExportRows: Sendable {
    /// Where its documents stand among those of all.
    var place: Int { get }

    /// Who belongs to the course by what the feature keeps, as a condition on `person`; nil for nobody.
    func people(of course: ID<Course>) -> SQL?
    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart
}

extension CourseExportRows {
    func people(of course: ID<Course>) -> SQL? { nil }
}
