/// What is ticked among suggestions, in the address of the page.
struct TechniqueQuery: Sendable {
    /// Nil where nothing was ticked yet: then the page begins from the objective.
    let filter: TechniqueFilter?

    /// The ids of the ticks.
    static let domains = "domains"
    static let categories = "categories"
    static let dimensions = "dimensions"
    /// It says that the ticks were sent, so that none of them is not the same as no address.
    static let sent = "ticked"

    /// - Parameter query: of an address.
    /// - Throws: `Problem.unreadable`
    init(_ query: String?, _ taxonomy: Taxonomy = .standard) throws {
        let fields = try PostedFields((query ?? "").utf8)
        guard !fields.values(Self.sent).isEmpty else {
            filter = nil
            return
        }
        func values(_ name: String) -> Set<String> { Set(fields.values(name + "[]")) }
        filter = TechniqueFilter(
            domains: values(Self.domains).intersection(taxonomy.domains.map(\.key)),
            categories: Set(values(Self.categories).map { CategoryPath(text: $0) }).intersection(taxonomy.categoryPaths),
            dimensions: Set(values(Self.dimensions).compactMap(KnowledgeDimension.init(rawValue:))))
    }

    /// The query with its question mark; empty where nothing was ticked.
    var text: String {
        guard let filter else { return "" }
        func pairs(_ name: String, _ values: [String]) -> [(name: String, value: String?)] {
            values.map { (name + "%5B%5D", $0) }
        }
        return AddressQuery.text(
            [(Self.sent, "1")] + pairs(Self.domains, filter.domains.sorted())
                + pairs(Self.categories, filter.categories.map(\.text).sorted())
                + pairs(Self.dimensions, filter.dimensions.map(\.rawValue).sorted()))
    }
}
