import Database

/// All semesters by their titles, for everybody who reads them.
struct SemestersRead: SharedRead {
    func read(_ tx: ReadTransaction) throws -> [String: Semester] {
        try Dictionary(SemesterRows.all(tx).map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
