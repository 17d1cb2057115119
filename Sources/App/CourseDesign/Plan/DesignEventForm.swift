import Foundation

/// What the page of an event posts.
struct DesignEventForm: Decodable, Sendable {
    /// The id of a new event, made when the form was shown.
    var event: String?
    /// The version that the form showed; nil for a new one.
    var seen: String?
    var title: String?
    /// Empty where it is assigned on the day on which it is due.
    var assigned: String?
    var due: String?
    var kind: String?
    var place: String?
    var hours: String?
    /// The ids of objectives.
    var objectives: [String]?
    /// The key or the id of one; empty for none.
    var technique: String?
    var dimension: String?
    /// As `DesignEvent.Subject.text` has it; empty for none.
    var subject: String?
    var link: String?
    var notes: String?
    var go: String?

    /// Whether nothing is typed and ticked, but for what a new event begins with.
    var isEmpty: Bool {
        [title, assigned, hours, technique, dimension, subject, link, notes].allSatisfy { TypedText.line($0) == nil }
            && (objectives ?? []).isEmpty
    }

    /// What was typed.
    /// - Throws: `FormErrors`
    func fields(_ formats: Formats) throws -> DesignEvent.Fields {
        var errors = FormErrors()
        let title = TypedText.line(title)
        if title == nil { errors.add("title", "course-plan.title-missing") }
        if let title, !title.isWithin(letters: WrittenDesign.longestLine) { errors.add("title", "form.too-long") }
        let days = days(formats, &errors)
        let kind = kind.flatMap(DesignEventKind.init)
        if kind == nil { errors.add("kind", "teach.choose") }
        let place = place.flatMap(DesignEventPlace.init)
        if place == nil { errors.add("place", "teach.choose") }
        let hours = TypedText.line(hours).map { QuarterHours($0) } ?? QuarterHours(count: 0)
        if hours == nil { errors.add("hours", "course-plan.hours-wrong") }
        let technique = TypedText.line(technique).map { TechniqueReference(text: $0) }
        let dimension = choice(dimension, "dimension", KnowledgeDimension.init(rawValue:), &errors)
        let subject = choice(subject, "subject", DesignEvent.Subject.init, &errors)
        let (link, notes) = (WebAddress.completed(TypedText.line(link)), TypedText.lines(notes))
        if let link, !link.isWithin(letters: WrittenDesign.longestLink) || !StaffProfile.isWebPage(link) {
            errors.add("link", "resource.url-wrong")
        }
        if let notes, !notes.isWithin(letters: WrittenDesign.longestDescription) { errors.add("notes", "form.too-long") }
        try errors.check()
        guard let title, let days, let kind, let place, let hours else { throw errors }
        return DesignEvent.Fields(
            title: title, kind: kind, place: place, assigned: days.assigned, due: days.due, hours: hours,
            objectives: Set((objectives ?? []).map { ID(text: $0) }), technique: technique, dimension: dimension,
            subject: subject, link: link, notes: notes)
    }

    /// Nil where they are wrong, of which the errors tell.
    private func days(_ formats: Formats, _ errors: inout FormErrors) -> (assigned: LocalDay, due: LocalDay)? {
        let reading = TypedSchedule(formats: formats)
        let isBoth = TypedText.line(assigned) != nil
        let assigned = isBoth ? reading.day(assigned, "assigned", &errors) : nil
        guard let due = reading.day(due, "due", &errors) else { return nil }
        guard isBoth else { return (due, due) }
        guard let assigned else { return nil }
        if due < assigned { errors.add("due", "course-plan.days-order") }
        if due.number - assigned.number > WrittenDesign.longestEvent {
            errors.add("due", "design.days-long", ["n": String(WrittenDesign.longestEvent)])
        }
        return (assigned, due)
    }

    /// Nil where nothing is chosen, and with an error where it is nothing that can be.
    private func choice<Value>(
        _ text: String?, _ field: String, _ read: (String) -> Value?, _ errors: inout FormErrors
    ) -> Value? {
        guard let text = TypedText.line(text) else { return nil }
        let value = read(text)
        if value == nil { errors.add(field, "teach.choose") }
        return value
    }
}

extension DesignEventForm {
    init(_ event: DesignEvent, _ formats: Formats) {
        let fields = event.fields
        self.init(
            seen: String(event.version), title: fields.title,
            assigned: fields.assigned == fields.due ? nil : fields.assigned.iso, due: fields.due.iso,
            kind: fields.kind.rawValue, place: fields.place.rawValue,
            hours: fields.hours.count == 0 ? nil : formats.typed(thousandths: fields.hours.thousandths),
            objectives: fields.objectives.map(\.text), technique: fields.technique?.text,
            dimension: fields.dimension?.rawValue, subject: fields.subject?.text, link: fields.link, notes: fields.notes)
    }

    /// What a new event begins with.
    /// - Parameter due: nil where nothing is proposed.
    init(due: LocalDay?) {
        self.init(due: due?.iso, kind: DesignEventKind.teaching.rawValue, place: DesignEventPlace.outOfClass.rawValue)
    }
}

extension DesignEvent.Subject {
    /// The value of the field that chooses it.
    var text: String {
        switch self {
        case .test(let id): "test \(id)"
        case .lesson(let id): "lesson \(id)"
        }
    }

    /// Reads what `text` wrote; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let id = parts.last else { return nil }
        switch parts.first {
        case "test": self = .test(ID(text: id))
        case "lesson": self = .lesson(ID(text: id))
        default: return nil
        }
    }
}
