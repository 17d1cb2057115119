/// Which attempts the statistics of a test are of, and the order of the table of its questions; part of the address.
struct StatisticsQuery: Decodable, Sendable, Equatable {
    enum Order: String, Sendable, CaseIterable {
        case number, attempts, facility, deviation, discrimination, efficiency, weight, guess
    }

    /// "all" for those that do not count as well.
    var attempts: String?
    var sort: String?
    /// "back" for the reverse order.
    var dir: String?

    var isOfAll: Bool { attempts == "all" }
    var order: Order { sort.flatMap(Order.init) ?? .number }
    var isReversed: Bool { dir == "back" }

    /// The query of the address for the same attempts and order; empty for those that count, in the order of the test.
    var text: String {
        AddressQuery.text([
            ("attempts", isOfAll ? "all" : nil), ("sort", order == .number ? nil : order.rawValue),
            ("dir", isReversed ? "back" : nil),
        ])
    }

    /// The same attempts in another order, in the reverse one where it has this one already.
    func ordered(by order: Order) -> StatisticsQuery {
        let isBack = order == self.order && !isReversed
        return StatisticsQuery(attempts: attempts, sort: order.rawValue, dir: isBack ? "back" : nil)
    }

    /// The questions with their numbers in the chosen order. Those that do not have the figure are the last in both directions;
    /// those with the same keep the order of the test.
    func ordered(_ questions: [JudgedQuestion]) -> [JudgedQuestion] {
        let keyed = questions.map { (question: $0, number: $0.number, figure: figure($0.statistics, $0.number)) }
        return keyed.sorted { one, other in
            guard let first = one.figure, let second = other.figure else {
                return one.figure == nil && other.figure == nil ? one.number < other.number : other.figure == nil
            }
            if first == second { return one.number < other.number }
            return isReversed ? second < first : first < second
        }.map(\.question)
    }

    private func figure(_ question: QuestionStatistics, _ number: Int) -> Double? {
        switch order {
        case .number: Double(number)
        case .attempts: Double(question.asked)
        case .facility: question.item.facility
        case .deviation: question.item.deviation
        case .discrimination: question.item.discriminationIndex
        case .efficiency: question.item.discriminativeEfficiency
        case .weight: question.weight
        case .guess: question.item.guess
        }
    }

    /// The headings of the table. Each is a link to the order by it: pressing one again turns the order round.
    func columns(of test: ID<Assessment>, _ strings: Strings) -> [MonitoredColumn] {
        Order.allCases.map { order in
            MonitoredColumn(
                text: Self.name(order, strings), href: StatisticsRoutes.statistics(of: test) + ordered(by: order).text + "#table",
                sort: order == self.order ? isReversed ? "descending" : "ascending" : nil)
        }
    }

    private static func name(_ order: Order, _ strings: Strings) -> String {
        switch order {
        case .number: strings("figures.question")
        case .attempts: strings("figures.attempts")
        case .facility: strings("figures.facility")
        case .deviation: strings("figures.deviation")
        case .discrimination: strings("figures.discrimination")
        case .efficiency: strings("figures.efficiency")
        case .weight: strings("figures.weight")
        case .guess: strings("figures.guess")
        }
    }
}
