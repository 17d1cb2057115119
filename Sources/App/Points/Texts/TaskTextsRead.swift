import Database

/// What teachers say at present of the parts and weeks of a course, for everybody who reads it.
struct TaskTextsRead: SharedRead {
    let course: ID<Course>

    func read(_ tx: ReadTransaction) throws -> [PointCell: String] {
        try TaskTextRows.current(in: course, tx).compactMapValues(\.body)
    }
}
