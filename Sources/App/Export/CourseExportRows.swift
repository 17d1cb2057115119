import Database

/// What a feature writes into the import folder of a course, inside the transaction that reads all of it.
protocol CourseExportRows: Sendable {
    /// The position of its documents among those of all features.
    var place: Int { get }

    /// The people whom the feature connects with the course, as an SQL condition on `person`; nil for nobody.
    func people(of course: ID<Course>) -> SQL?
    func part(of course: ExportedCourse, _ tx: ReadTransaction) throws -> CourseExportPart
}

extension CourseExportRows {
    func people(of course: ID<Course>) -> SQL? { nil }
}
