/// From how many to how many points something is worth in the attempts at a test: one number where nothing is drawn.
struct PointRange: Sendable, Equatable {
    let least: Points
    let most: Points

    func joined(_ other: PointRange) -> PointRange {
        PointRange(least: min(least, other.least), most: max(most, other.most))
    }
}

/// What a revision of a test asks about an objective, of all that may be drawn.
struct DrawnPoints: Sendable, Equatable {
    let tagged: PointRange
    let whole: PointRange

    init(_ revision: AssessmentRevision, tagged isTagged: (ID<Question>) -> Bool) {
        var (least, most, wholeLeast, wholeMost) = (Points.zero, Points.zero, Points.zero, Points.zero)
        let drawn = revision.pools.reduce(into: Set<ID<Question>>()) { $0.formUnion($1.questions) }
        for question in revision.questions where !drawn.contains(question.id) {
            (wholeLeast, wholeMost) = (wholeLeast + question.points, wholeMost + question.points)
            if isTagged(question.id) { (least, most) = (least + question.points, most + question.points) }
        }
        for pool in revision.pools {
            let questions = revision.questions.filter { pool.questions.contains($0.id) }
            let points = questions.map(\.points).sorted()
            let own = questions.filter { isTagged($0.id) }.map(\.points).sorted()
            // As few of them as the others leave room for, and as many as are drawn.
            let fewest = max(0, pool.count - (points.count - own.count))
            (least, most) = (least + Self.sum(own.prefix(fewest)), most + Self.sum(own.suffix(pool.count)))
            (wholeLeast, wholeMost) = (
                wholeLeast + Self.sum(points.prefix(pool.count)), wholeMost + Self.sum(points.suffix(pool.count))
            )
        }
        tagged = PointRange(least: least, most: most)
        whole = PointRange(least: wholeLeast, most: wholeMost)
    }

    init(tagged: PointRange, whole: PointRange) {
        (self.tagged, self.whole) = (tagged, whole)
    }

    func joined(_ other: DrawnPoints) -> DrawnPoints {
        DrawnPoints(tagged: tagged.joined(other.tagged), whole: whole.joined(other.whole))
    }

    private static func sum(_ points: some Sequence<Points>) -> Points { points.reduce(.zero, +) }
}
