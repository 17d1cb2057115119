import Database

/// What all features have for the list at home, in one transaction.
struct HomeStore: Sendable {
    let database: Database
    /// In the order of the features.
    let sources: [any HomeSource]

    func items(for visit: HomeVisit) throws -> HomeItems {
        try database.readInline { tx in try HomeItems(sources.flatMap { try $0.items(for: visit, tx) }) }
    }
}
