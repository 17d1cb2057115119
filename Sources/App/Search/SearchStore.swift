import Database

/// What all features find, in one transaction.
struct SearchStore: Sendable {
    let database: Database
    /// In the order in which they stand where titles are as good and courses the same.
    let sources: [any SearchRows]

    /// The best hits, better titles first, then in the order of the courses, and how many there are.
    func find(_ query: SearchQuery, for viewer: Viewer) async throws -> SearchHits {
        try await database.read { tx in
            let courses = try CourseStore.visible(to: viewer, tx)
            var found: [(find: any SearchFind, order: [Int])] = []
            for (kind, source) in sources.enumerated() {
                for (index, find) in try source.find(query, in: courses, tx).enumerated() {
                    found.append((find, [query.rank(title: find.title), find.place, kind, index]))
                }
            }
            found.sort { $0.order.lexicographicallyPrecedes($1.order) }
            return try SearchHits(best: found.prefix(SearchHits.most).map { item in try item.find.hit(tx) }, count: found.count)
        }
    }
}
