/// Something that students do or get in a course: of its plan, for teaching or for assessment.
struct DesignEvent: Sendable, Equatable {
    /// What of the course the event is.
    enum Subject: Sendable, Hashable {
        case test(ID<Assessment>)
        case lesson(ID<CourseItem>)
    }

    /// What a form or an import says.
    struct Fields: Sendable, Equatable {
        var title: String
        var kind: DesignEventKind
        var place: DesignEventPlace
        var assigned: LocalDay
        /// Not before it is assigned.
        var due: LocalDay
        var hours = QuarterHours(count: 0)
        var objectives: Set<ID<Objective>> = []
        /// How it is done.
        var technique: TechniqueReference?
        var dimension: KnowledgeDimension?
        var subject: Subject?
        /// Begins with https:// or http://.
        var link: String?
        /// Only those who teach the course read them.
        var notes: String?
    }

    /// How long a deleted event can be restored.
    static let daysKept = 30

    let id: ID<DesignEvent>
    /// What files call it. It never changes.
    let key: String
    var fields: Fields
    var version: Int
}
