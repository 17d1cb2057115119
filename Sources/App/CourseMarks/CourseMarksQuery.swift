/// Which marks of a course are listed, and in which order; part of the address. What means nothing is left out of account.
struct CourseMarksQuery: Decodable, Sendable, Equatable {
    enum Order: Sendable, Equatable {
        case name, number
        /// By the number of tests with a mark, the most first.
        case taken
        /// By the mark in a test, the best first.
        case test(ID<Assessment>)
    }

    /// The words to filter by.
    var q: String?
    /// "final" or "quiz".
    var kind: String?
    /// The id of a topic; tests of its subtopics are shown as well.
    var topic: String?
    /// The number of the only test that is shown.
    var test: String?
    /// The number of a test in which the listed students have no mark.
    var missing: String?
    /// "number", "taken", or the number of a test.
    var sort: String?
    /// "back" for the reverse order.
    var dir: String?
    var page: String?

    /// The number of students on one page.
    static let perPage = 50

    var isReversed: Bool { dir == "back" }
    /// The number of the page, from 1.
    var number: Int { max(1, page.flatMap { Int($0) } ?? 1) }
    var words: [String] { SearchText.words(of: q ?? "") }
    var chosenKind: AssessmentKind? { kind.flatMap(AssessmentKind.init) }

    /// The only test that is shown; nil where all of a kind or a topic are.
    func chosenTest(_ tests: [Assessment]) -> Assessment? { Self.test(test, tests) }

    /// The test in which the listed students have no mark.
    func missingTest(_ tests: [Assessment]) -> Assessment? { Self.test(missing, tests) }

    func order(_ tests: [Assessment]) -> Order {
        switch sort {
        case "number": .number
        case "taken": .taken
        default: Self.test(sort, tests).map { .test($0.id) } ?? .name
        }
    }

    /// The tests that are shown.
    func chosen(_ tests: [Assessment], _ topics: TopicTree) -> [Assessment] {
        if let one = chosenTest(tests) { return [one] }
        let below = chosenTopic(topics).map { Set(topics.inOrder(from: $0).map(\.id)) }
        return tests.filter { test in
            (chosenKind.map { $0 == test.kind } ?? true)
                && (below.map { below in test.topic.map(below.contains) ?? false } ?? true)
        }
    }

    func chosenTopic(_ topics: TopicTree) -> Topic? {
        topic.flatMap { topic in topics.inOrder.first { $0.id.text == topic } }
    }

    private static func test(_ number: String?, _ tests: [Assessment]) -> Assessment? {
        number.flatMap { number in tests.first { String($0.number) == number } }
    }

    /// The same without what means nothing in the course, and without what one test leaves no choice of.
    func settled(_ tests: [Assessment], _ topics: TopicTree) -> CourseMarksQuery {
        var query = self
        let one = chosenTest(tests)
        query.q = TypedText.line(q).map { String($0.beginning(letters: Self.longestSearch)) }
        query.test = one.map { String($0.number) }
        query.kind = one == nil ? chosenKind?.rawValue : nil
        query.topic = one == nil ? chosenTopic(topics)?.id.text : nil
        query.missing = missingTest(tests).map { String($0.number) }
        query.sort = order(tests) == .name ? nil : sort
        query.dir = isReversed ? "back" : nil
        return query
    }

    /// In letters.
    static let longestSearch = 200
}

extension CourseMarksQuery {
    /// The query of the address for the same list.
    /// - Parameter number: the number of its page.
    func text(page number: Int = 1) -> String {
        AddressQuery.text([
            ("q", q), ("kind", kind), ("topic", topic), ("test", test), ("missing", missing), ("sort", sort), ("dir", dir),
            ("page", number == 1 ? nil : String(number)),
        ])
    }

    /// The same list in another order, in the reverse one where it has this one already.
    /// - Parameter sort: as the address has it; nil for the order by name.
    func ordered(by sort: String?) -> CourseMarksQuery {
        var query = self
        query.dir = sort == self.sort && !isReversed ? "back" : nil
        query.sort = sort
        return query
    }

    /// The same list with one test only; nil for all.
    func showing(_ test: String?) -> CourseMarksQuery {
        var query = self
        (query.test, query.kind, query.topic) = (test, nil, nil)
        return query
    }

    /// The students that are listed, in the chosen order. Those that have nothing to be ordered by are the last in both
    /// directions.
    /// - Parameters:
    ///   - students: all, by name.
    ///   - known: what they have in the tests that the order and the filter ask for.
    ///   - taken: in how many tests each has a mark, where the order asks for it.
    func listed(
        _ students: [MarkedStudent], in tests: [Assessment], known: KnownMarks, taken: [ID<Person>: Int]
    ) -> [MarkedStudent] {
        let words = words
        let lacking = missingTest(tests)?.id
        let found = students.filter { student in
            student.matches(words) && (lacking.map { known.counted(student.id, in: $0) == nil } ?? true)
        }
        switch order(tests) {
        case .name: return isReversed ? found.reversed() : found
        case .number: return found.ordered(isReversed, by: \.indexNumber)
        case .taken: return found.ordered(isReversed) { -(taken[$0.id] ?? 0) }
        case .test(let test): return found.ordered(isReversed) { known.counted($0.id, in: test).map { -$0.mark.thousandths } }
        }
    }
}

/// The marks of everyone in the few tests that an order or a filter asks for.
struct KnownMarks: Sendable {
    private let marks: [ID<Assessment>: [ID<Person>: CountedMark]]

    init(_ rows: [CourseMarks.Row], in tests: [Assessment]) {
        var marks: [ID<Assessment>: [ID<Person>: CountedMark]] = [:]
        for row in rows {
            for (test, mark) in zip(tests, row.marks) { marks[test.id, default: [:]][row.student.id] = mark.counted }
        }
        self.marks = marks
    }

    func counted(_ person: ID<Person>, in test: ID<Assessment>) -> CountedMark? { marks[test]?[person] }
}

extension [MarkedStudent] {
    /// Sorted by a key; students with the same key keep their order.
    fileprivate func ordered<Key: Comparable>(_ isReversed: Bool, by key: (MarkedStudent) -> Key?) -> [MarkedStudent] {
        let keyed = enumerated().map { (key: key($0.element), place: $0.offset, student: $0.element) }
        return keyed.sorted { one, other in
            guard let first = one.key, let second = other.key else {
                return one.key == nil && other.key == nil ? one.place < other.place : other.key == nil
            }
            if first == second { return one.place < other.place }
            return isReversed ? second < first : first < second
        }.map(\.student)
    }
}
