import Database

/// What a feature finds by its words, inside the transaction of a search: only what the person may see.
protocol SearchRows: Sendable {
    /// In the feature's own order, which decides where all else is the same.
    /// - Parameter courses: those that the person may see, in their order.
    func find(_ query: SearchQuery, in courses: [Course], _ tx: ReadTransaction) throws -> [any SearchFind]
}

/// Something that was found. It is read only if it is among the best.
protocol SearchFind: Sendable {
    var title: String { get }
    /// Of its course among those that the person may see; behind them come the others.
    var place: Int { get }

    func hit(_ tx: ReadTransaction) throws -> SearchHit
}
