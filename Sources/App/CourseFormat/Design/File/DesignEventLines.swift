/// The events of a plan as lines of `design.yaml`.
struct DesignEventLines {
    let lines: DesignLines

    /// - Parameter objectives: the keys of the objectives, in their order.
    func all(_ events: [WrittenEvent], _ objectives: [String]) -> [String] {
        lines.list("events", events.map { event($0, objectives) })
    }

    private func event(_ event: WrittenEvent, _ objectives: [String]) -> [String] {
        lines.line("key", event.key) + lines.line("title", event.title) + lines.line("kind", event.kind.rawValue)
            + lines.line("place", event.place.rawValue) + lines.line("assigned", event.assigned?.day.iso)
            + lines.line("due", event.due.day.iso) + hours(event.hours)
            + lines.keys("objectives", objectives.filter(event.objectives.contains))
            + lines.line("technique", event.technique) + lines.line("dimension", event.dimension?.rawValue)
            + subject(event.subject) + lines.line("link", event.link) + lines.text("notes", event.notes)
    }

    private func hours(_ hours: QuarterHours) -> [String] {
        hours.count == 0 ? [] : ["hours: " + hours.decimal]
    }

    private func subject(_ subject: WrittenEvent.Subject?) -> [String] {
        switch subject {
        case .test(let key): lines.line("test", key)
        case .lesson(let key): lines.line("lesson", key)
        case nil: []
        }
    }
}
