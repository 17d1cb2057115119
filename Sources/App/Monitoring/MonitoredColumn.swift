/// A heading of the table of a test. Those that say an order are links to it: pressing one again turns the order round.
struct MonitoredColumn: Sendable {
    let text: String
    /// Nil for a column that no order goes by.
    let href: String?
    /// The order of the table, as `aria-sort` has it; nil where it does not go by this column.
    let sort: String?

    static func all(_ query: MonitoringQuery, here: String, _ strings: Strings) -> [MonitoredColumn] {
        let columns: [(String, MonitoringQuery.Order?)] = [
            ("watch.student", .name), ("account.index-number", .number), ("watch.state", .state), ("watch.answers", nil),
            ("watch.start", .start), ("watch.end", .end), ("watch.minutes", nil), ("results.mark", .mark),
        ]
        return columns.map { key, order in
            let isCurrent = order == query.order
            // The best marks come first.
            let isAscending = query.isReversed == (order == .mark)
            return MonitoredColumn(
                text: strings(key),
                href: order.map { order in
                    let ordered = query.ordered(by: order)
                    return here + ordered.text
                }, sort: isCurrent ? isAscending ? "ascending" : "descending" : nil)
        }
    }
}
