import Database

/// What one feature contributes to the search, inside its transaction: only what the person may see.
protocol SearchRows: Sendable {
    /// What the feature finds, in its own order, which applies to hits that are equal otherwise.
    /// - Parameter courses: the courses that the person may see, in their order.
    func find(_ query: SearchQuery, in courses: [Course], _ tx: ReadTransaction) throws -> [any SearchFind]
}

/// Something that was found. It is read only if it is among the best.
protocol SearchFind: Sendable {
    var title: String { get }
    /// The index of its course among those that the person may see; other courses come after these.
    var place: Int { get }

    func hit(_ tx: ReadTransaction) throws -> SearchHit
}
