/// What moves a lesson in the list: one of its two buttons, or a place that was chosen for it.
struct LessonOrderForm: Decodable, Sendable {
    let up: String?
    let down: String?
    let lesson: String?
    let place: Int?

    /// Nil when it says nothing.
    var moved: (lesson: ID<Lesson>, move: LessonOrder.Move)? {
        if let up { return (ID(text: up), .up) }
        if let down { return (ID(text: down), .down) }
        guard let lesson, let place else { return nil }
        return (ID(text: lesson), .to(place))
    }
}
