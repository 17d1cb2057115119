import Database

/// Searches all features in one transaction.
struct SearchStore: Sendable {
    let database: Database
    /// The order of hits whose titles rank equally and whose courses are the same.
    let sources: [any SearchRows]

    /// The best hits, and the number of all. Better titles come first, then headings, then the order of the courses.
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
            let best = try found.prefix(SearchHits.most).map { item in try item.find.hit(tx) }
            return SearchHits(best: Self.headingsFirst(best, query), count: found.count)
        }
    }

    /// Of hits whose titles rank equally, those come first whose heading has all the words.
    private static func headingsFirst(_ hits: [SearchHit], _ query: SearchQuery) -> [SearchHit] {
        hits.enumerated().map { index, hit in
            let rank = query.rank(title: hit.title)
            let isHeading = rank == 0 || hit.topics.map { query.isFound(in: SearchText.fold($0)) } == true
            return (hit: hit, order: [rank, isHeading ? 0 : 1, index])
        }.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.hit)
    }
}
