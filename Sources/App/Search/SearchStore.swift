import Database

/// Searches all features in one transaction.
struct SearchStore: Sendable {
    let database: Database
    /// The order of hits whose titles rank equally and whose courses are the same.
    let sources: [any SearchRows]

    /// The best hits, and the number of all. Better titles come first, then the order of the courses.
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
