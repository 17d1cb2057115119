/// Something to read or to see about a topic.
struct TopicResource: Sendable, Equatable {
    /// Where it is.
    enum Place: Sendable, Equatable {
        /// Begins with http:// or https://.
        case link(String)
        /// The name of a file of the course.
        case file(String)
        /// A lesson of the course.
        case lesson(ID<CourseItem>)
        /// In a library, or nowhere that one could follow.
        case nowhere
    }

    let id: ID<TopicResource>
    let topic: ID<Topic>
    let title: String
    /// Nil where the title says it all.
    let description: String?
    let kind: ResourceKind
    let place: Place
    var version = 1
    /// Nil where it is not deleted.
    var removedAt: Instant?

    /// A deleted one can be restored for so many days.
    static let daysKept = 30

    /// Until when it can be restored; nil where it is not deleted.
    var restorableUntil: Instant? { removedAt.map { $0 + .days(Self.daysKept) } }
}

/// What the form of a resource says it is to be.
struct TopicResourceEdit: Sendable, Equatable {
    let title: String
    let description: String?
    let kind: ResourceKind
    let place: TopicResource.Place

    init(title: String, description: String? = nil, kind: ResourceKind, place: TopicResource.Place = .nowhere) {
        (self.title, self.description, self.kind, self.place) = (title, description, kind, place)
    }

    init(_ resource: TopicResource) {
        (title, description) = (resource.title, resource.description)
        (kind, place) = (resource.kind, resource.place)
    }
}
