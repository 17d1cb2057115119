/// A course that is being copied: the original, the copy, and the ids of everything copied so far.
struct CopiedCourse {
    let original: ID<Course>
    let copy: ID<Course>
    /// Who copies it, and when.
    let viewer: Viewer
    let now: Instant
    /// The ids of copies by those of their originals.
    private var copies: [Original: String] = [:]

    private struct Original: Hashable {
        let kind: ObjectIdentifier
        let id: String

        init<Thing>(_ id: ID<Thing>) {
            (kind, self.id) = (ObjectIdentifier(Thing.self), id.text)
        }
    }

    init(of original: ID<Course>, as copy: ID<Course>, by viewer: Viewer, at now: Instant) {
        (self.original, self.copy, self.viewer, self.now) = (original, copy, viewer, now)
    }

    mutating func add<Thing>(_ copy: ID<Thing>, of original: ID<Thing>) {
        copies[Original(original)] = copy.text
    }

    /// The copy of a thing; nil when the thing was not copied.
    func counterpart<Thing>(of original: ID<Thing>?) -> ID<Thing>? {
        original.flatMap { copies[Original($0)] }.map { ID(text: $0) }
    }
}
