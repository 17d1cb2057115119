/// Which attempts of a test are listed, in which order; part of the address.
struct MonitoringQuery: Decodable, Sendable, Equatable {
    enum Order: String, Sendable, CaseIterable {
        case name, mark, start, state
    }

    var q: String?
    var state: String?
    var sort: String?
    var page: String?

    /// The number of students on one page of the list.
    static let perPage = 200

    var chosenState: MonitoredEntry.State? { state.flatMap(MonitoredEntry.State.init) }
    var order: Order { sort.flatMap(Order.init) ?? .name }
    /// The number of the page, from 1.
    var number: Int { max(1, page.flatMap { Int($0) } ?? 1) }

    /// The chosen entries, in the chosen order.
    func chosen(_ entries: [MonitoredEntry], at now: Instant) -> [MonitoredEntry] {
        let words = SearchText.words(of: q ?? "")
        let found = entries.filter { entry in
            (chosenState.map { entry.state(at: now) == $0 } ?? true) && entry.matches(words)
        }
        switch order {
        case .name: return found
        case .mark: return found.ordered { $0.attempt?.submission.map { -$0.mark.thousandths } ?? .max }
        case .start: return found.ordered { $0.attempt?.startedAt.milliseconds ?? .max }
        case .state:
            let states = MonitoredEntry.State.allCases
            return found.ordered { entry in states.firstIndex(of: entry.state(at: now)) ?? 0 }
        }
    }

    /// The query of the address for the same list.
    var text: String { text(state: chosenState, page: number) }

    /// The query of the address with another state or page; empty for all students by name.
    func text(state: MonitoredEntry.State?, page: Int = 1) -> String {
        let pairs = [
            ("q", TypedText.line(q)), ("state", state?.rawValue), ("sort", order == .name ? nil : order.rawValue),
            ("page", page == 1 ? nil : String(page)),
        ]
        return AddressQuery.text(pairs)
    }
}

extension [MonitoredEntry] {
    /// Sorted by a key; entries with the same key keep their order.
    fileprivate func ordered(_ key: (MonitoredEntry) -> some Comparable) -> [MonitoredEntry] {
        enumerated().map { (key($0.element), $0.offset, $0.element) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}
