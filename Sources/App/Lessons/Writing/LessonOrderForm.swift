/// What moving a lesson in the list posts: one of two buttons, or a chosen position.
struct LessonOrderForm: Decodable, Sendable {
    let up: String?
    let down: String?
    let lesson: String?
    let place: Int?

    /// Nil when the form says nothing.
    var moved: (lesson: ID<Lesson>, move: LessonOrder.Move)? {
        if let up { return (ID(text: up), .up) }
        if let down { return (ID(text: down), .down) }
        guard let lesson, let place else { return nil }
        return (ID(text: lesson), .to(place))
    }
}
