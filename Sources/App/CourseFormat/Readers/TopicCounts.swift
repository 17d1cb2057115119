/// How many questions the topics of a test have, those that lie in them counted: worked out once, however many ask.
struct TopicCounts {
    /// Every topic and those it lies in, as they first come.
    private(set) var paths: [[String]] = []
    private var counts: [[String]: Int] = [:]

    /// Of a path of more titles only the outermost are counted, and the whole.
    private static let deepest = 32

    /// - Parameter topics: of all questions.
    init(_ topics: [[String]]) {
        for topic in topics {
            let depths = Set(topic.indices.prefix(Self.deepest).map { $0 + 1 }).union(topic.isEmpty ? [] : [topic.count])
            for depth in depths.sorted() {
                let path = Array(topic.prefix(depth))
                if counts[path] == nil { paths.append(path) }
                counts[path, default: 0] += 1
            }
        }
    }

    func count(of path: [String]) -> Int { counts[path] ?? 0 }
}

/// Which draw a question belongs to, from 0: that of its topic or of one that it lies in.
struct DrawPools {
    private let places: [[String]: Int]
    /// Of the topics that are drawn from.
    private let depths: [Int]

    init(_ draws: [DrawDraft]) {
        places = Dictionary(draws.enumerated().map { ($1.topic, $0) }, uniquingKeysWith: { first, _ in first })
        depths = Set(draws.map(\.topic.count)).sorted()
    }

    /// Nil for a question that is asked in every attempt.
    func place(of topic: [String]) -> Int? {
        depths.lazy.prefix { $0 <= topic.count }.compactMap { places[Array(topic.prefix($0))] }.min()
    }
}
