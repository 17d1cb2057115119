/// The number of questions in each topic of a test, including those in its subtopics. It is worked out once.
struct TopicCounts {
    /// Every topic and all topics above it, in the order of their first occurrence.
    private(set) var paths: [[String]] = []
    private var counts: [[String]: Int] = [:]

    /// In a path of more titles, only the outermost ones and the whole path are counted.
    private static let deepest = 32

    /// - Parameter topics: the topics of all questions.
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

/// Finds the draw that a question belongs to, by index: the one of its topic or of a topic above it.
struct DrawPools {
    private let places: [[String]: Int]
    /// The depths of the topics with a draw.
    private let depths: [Int]

    init(_ draws: [DrawDraft]) {
        places = Dictionary(draws.enumerated().map { ($1.topic, $0) }, uniquingKeysWith: { first, _ in first })
        depths = Set(draws.map(\.topic.count)).sorted()
    }

    /// Nil for a question that every attempt gets.
    func place(of topic: [String]) -> Int? {
        depths.lazy.prefix { $0 <= topic.count }.compactMap { places[Array(topic.prefix($0))] }.min()
    }
}
