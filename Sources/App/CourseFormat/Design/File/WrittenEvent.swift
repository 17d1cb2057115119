/// An event of a course's plan in `design.yaml`.
struct WrittenEvent: Sendable, Equatable {
    /// What of the course the event is.
    enum Subject: Sendable, Equatable {
        /// The key of a test.
        case test(String)
        /// The key of a lesson.
        case lesson(String)
    }

    let key: String
    let title: String
    let kind: DesignEventKind
    let place: DesignEventPlace
    /// Nil where it is assigned on the day on which it is due.
    var assigned: DesignDay?
    var due: DesignDay
    var hours = QuarterHours(count: 0)
    /// The keys of its objectives.
    var objectives: Set<String> = []
    /// The key of a curated technique, or of an own one that the document writes.
    var technique: String?
    var dimension: KnowledgeDimension?
    var subject: Subject?
    var link: String?
    var notes: String?

    /// In their order.
    static func sorted(_ events: [WrittenEvent]) -> [WrittenEvent] {
        events.sorted { ($0.due.day.number, $0.key) < ($1.due.day.number, $1.key) }
    }

    /// With days of the calendar alone: relative ones keep the value of an earlier import. One that was due later in the file
    /// than it is by now is assigned when it is due.
    func settled(_ before: WrittenEvent?) -> WrittenEvent {
        var settled = self
        settled.due = due.settled(before?.due)
        let assigned = assigned.map { $0.settled(before.map { $0.assigned ?? $0.due }) }
        settled.assigned = assigned.flatMap { $0.day < settled.due.day ? $0 : nil }
        return settled
    }
}
