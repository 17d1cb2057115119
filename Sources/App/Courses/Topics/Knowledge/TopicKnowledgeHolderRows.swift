import Database

/// What topics are about, and their hours, when one is merged into another: the kinds of knowledge of both, the sum of their hours,
/// and the priority of the one that stays. What is moved back is what the reference says.
struct TopicKnowledgeHolderRows: TopicHolderRows {
    let name = "knowledge"

    private enum Reference {
        case priority(TopicPriority)
        case prerequisite
        /// A kind of knowledge, and whether only the topic that disappears has it.
        case dimension(KnowledgeDimension)
        case hours(CourseActivity, Int)

        var text: String {
            switch self {
            case .priority(let priority): "priority \(priority.rawValue)"
            case .prerequisite: "prerequisite"
            case .dimension(let dimension): "dimension \(dimension.rawValue)"
            case .hours(let activity, let hours): "hours \(activity.rawValue) \(hours)"
            }
        }

        init?(_ text: String) {
            let parts = text.split(separator: " ").map(String.init)
            switch (parts.first, parts.at(1), parts.at(2)) {
            case ("priority", let key?, nil):
                guard let priority = TopicPriority(rawValue: key) else { return nil }
                self = .priority(priority)
            case ("prerequisite", nil, nil): self = .prerequisite
            case ("dimension", let key?, nil):
                guard let dimension = KnowledgeDimension(rawValue: key) else { return nil }
                self = .dimension(dimension)
            case ("hours", let key?, let count?):
                guard let activity = CourseActivity(rawValue: key), let hours = Int(count) else { return nil }
                self = .hours(activity, hours)
            default: return nil
            }
        }
    }

    /// What only the topic that disappears has of kinds of knowledge is named a second time, as `added`.
    private static let added = "added "

    func references(to topic: ID<Topic>, into target: ID<Topic>, _ tx: ReadTransaction) throws -> [String] {
        let (knowledge, kept) = try (Self.knowledge(of: topic, tx), Self.knowledge(of: target, tx))
        let hours = try Self.hours(of: topic, tx)
        var references: [Reference] = []
        if knowledge.priority != .goodToKnow { references.append(.priority(knowledge.priority)) }
        if knowledge.isPrerequisite { references.append(.prerequisite) }
        let dimensions = KnowledgeDimension.allCases.filter(knowledge.dimensions.contains)
        references += dimensions.map { .dimension($0) }
        references += CourseActivity.allCases.compactMap { activity in hours[activity].map { .hours(activity, $0) } }
        return references.map(\.text) + dimensions.filter { !kept.dimensions.contains($0) }.map { Self.added + $0.rawValue }
    }

    func move(from topic: ID<Topic>, to target: ID<Topic>, at now: Instant, _ tx: WriteTransaction) throws {
        var kept = try Self.knowledge(of: target, tx.reading)
        kept.dimensions.formUnion(try Self.knowledge(of: topic, tx.reading).dimensions)
        try TopicKnowledgeRows.write(kept, of: target, tx)
        let hours = try Self.hours(of: target, tx.reading).merging(Self.hours(of: topic, tx.reading), uniquingKeysWith: +)
        try TopicHourRows.write(hours, of: target, tx)
    }

    /// Hours that were taken from the topic since cannot be given back.
    func obstacles(
        toMovingBack references: [String], from target: ID<Topic>, _ tx: ReadTransaction
    ) throws -> [TopicMergeObstacle] {
        let hours = try Self.hours(of: target, tx)
        let isLess = references.contains { text in
            guard case .hours(let activity, let count) = Reference(text) else { return false }
            return (hours[activity] ?? 0) < count
        }
        return isLess ? [TopicMergeObstacle(key: "topic-merge.hours-changed")] : []
    }

    func moveBack(_ references: [String], to topic: ID<Topic>, from target: ID<Topic>, _ tx: WriteTransaction) throws {
        var (own, kept) = (TopicKnowledge(), try Self.knowledge(of: target, tx.reading))
        var (ownHours, hours): ([CourseActivity: Int], [CourseActivity: Int]) = ([:], try Self.hours(of: target, tx.reading))
        for text in references {
            switch Reference(text) {
            case .priority(let priority): own.priority = priority
            case .prerequisite: own.isPrerequisite = true
            case .dimension(let dimension): own.dimensions.insert(dimension)
            case .hours(let activity, let count):
                ownHours[activity] = count
                hours[activity, default: 0] -= count
            case nil:
                guard text.hasPrefix(Self.added) else { continue }
                if let added = KnowledgeDimension(rawValue: String(text.dropFirst(Self.added.count))) {
                    kept.dimensions.remove(added)
                }
            }
        }
        try TopicKnowledgeRows.write(own, of: topic, tx)
        try TopicKnowledgeRows.write(kept, of: target, tx)
        try TopicHourRows.write(ownHours, of: topic, tx)
        try TopicHourRows.write(hours, of: target, tx)
    }

    private static func knowledge(of topic: ID<Topic>, _ tx: ReadTransaction) throws -> TopicKnowledge {
        guard let course = try course(of: topic, tx) else { return TopicKnowledge() }
        return try TopicKnowledgeRows.all(in: course, tx)[topic] ?? TopicKnowledge()
    }

    private static func hours(of topic: ID<Topic>, _ tx: ReadTransaction) throws -> [CourseActivity: Int] {
        guard let course = try course(of: topic, tx) else { return [:] }
        return try TopicHourRows.all(in: course, tx)[topic] ?? [:]
    }

    private static func course(of topic: ID<Topic>, _ tx: ReadTransaction) throws -> ID<Course>? {
        try tx.first("SELECT course_id FROM topic WHERE id = \(topic)").map { try $0["course_id"] }
    }
}
