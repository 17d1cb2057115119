/// The words that objectives have, level by level.
enum RPCWords {
    /// - Parameter path: what is chosen: nothing, a domain, with its category, with its action category.
    static func value(at path: String?, _ language: Language) throws -> RPCValue {
        let keys = PerformanceQuery(at: path).keys
        guard let level = PerformanceLevel(keys) else { throw Problem.notFound }
        func below(_ key: String, _ name: String) -> RPCValue {
            .record(["at": .text((keys + [key]).joined(separator: "/")), "name": .text(name)])
        }
        switch level {
        case .domains: return .list(Taxonomy.standard.domains.map { below($0.key, $0.names[language]) })
        case .categories(let domain): return .list(domain.categories.map { below($0.key, $0.names[language]) })
        case .actions(_, let category): return .list(category.actions.map { below($0.key, $0.names[language]) })
        case .words(let place):
            return .list(
                place.action.words.map { .record(["word": .text($0.key), "name": .text($0.name(language))]) })
        }
    }
}
