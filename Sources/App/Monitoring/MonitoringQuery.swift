/// Which attempts of a test are listed, in which order, and whether the list renews itself; part of the address.
struct MonitoringQuery: Decodable, Sendable, Equatable {
    enum Order: String, Sendable, CaseIterable {
        case name, number, state, start, end, mark
    }

    var q: String?
    var state: String?
    var sort: String?
    /// "back" for the reverse order.
    var dir: String?
    var page: String?
    /// "off" for a list that stays as it was loaded.
    var renew: String?

    /// The number of students on one page of the list.
    static let perPage = 200

    var chosenState: MonitoredEntry.State? { state.flatMap(MonitoredEntry.State.init) }
    var order: Order { sort.flatMap(Order.init) ?? .name }
    var isReversed: Bool { dir == "back" }
    var renews: Bool { renew != "off" }
    /// The number of the page, from 1.
    var number: Int { max(1, page.flatMap { Int($0) } ?? 1) }

    /// The chosen entries, in the chosen order. Those that have nothing to be ordered by are the last in both directions.
    func chosen(_ entries: [MonitoredEntry], at now: Instant) -> [MonitoredEntry] {
        let words = SearchText.words(of: q ?? "")
        let found = entries.filter { entry in
            (chosenState.map { entry.state(at: now) == $0 } ?? true) && entry.matches(words)
        }
        switch order {
        case .name: return isReversed ? found.reversed() : found
        case .number: return found.ordered(isReversed) { $0.student.indexNumber }
        case .mark:
            return found.ordered(isReversed) { entry in
                entry.annulment == nil ? entry.attempt?.submission.map { -$0.mark.thousandths } : nil
            }
        case .start: return found.ordered(isReversed) { $0.attempt?.startedAt }
        case .end: return found.ordered(isReversed) { $0.attempt.flatMap { $0.submission?.endedAt ?? $0.deadline } }
        case .state:
            let states = MonitoredEntry.State.allCases
            return found.ordered(isReversed) { entry in states.firstIndex(of: entry.state(at: now)) }
        }
    }

    /// The query of the address for the same list.
    var text: String { text(state: chosenState, page: number) }

    /// The query of the address with another state or page; empty for all students by name.
    func text(state: MonitoredEntry.State?, page: Int = 1) -> String {
        let pairs = [
            ("q", TypedText.line(q)), ("state", state?.rawValue), ("sort", order == .name ? nil : order.rawValue),
            ("dir", isReversed ? "back" : nil), ("page", page == 1 ? nil : String(page)), ("renew", renews ? nil : "off"),
        ]
        return AddressQuery.text(pairs)
    }

    /// The same list in another order, in the reverse one where it has this one already.
    func ordered(by order: Order) -> MonitoringQuery {
        var query = self
        query.dir = order == self.order && !isReversed ? "back" : nil
        (query.sort, query.page) = (order.rawValue, nil)
        return query
    }

    /// The same list, renewing itself or not.
    func renewing(_ renews: Bool) -> MonitoringQuery {
        var query = self
        query.renew = renews ? nil : "off"
        return query
    }
}

extension [MonitoredEntry] {
    /// Sorted by a key; entries with the same key keep their order.
    fileprivate func ordered<Key: Comparable>(_ isReversed: Bool, _ key: (MonitoredEntry) -> Key?) -> [MonitoredEntry] {
        let keyed = enumerated().map { (key: key($0.element), place: $0.offset, entry: $0.element) }
        return keyed.sorted { one, other in
            guard let first = one.key, let second = other.key else {
                return one.key == nil && other.key == nil ? one.place < other.place : other.key == nil
            }
            if first == second { return one.place < other.place }
            return isReversed ? second < first : first < second
        }.map(\.entry)
    }
}
