/// One event of a course's plan.
struct DesignEventPage: Page {
    static let template = "CourseDesign/design-event"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The id of a new event; nil for one that is there.
    let newID: String?
    /// The version that the form showed; empty for a new one.
    let seen: String
    let stored: [DesignStored]
    let hasStored: Bool
    /// What stands before the ticks, and after them.
    let fields: [TypedField]
    let objectives: [DesignTicks]
    /// Where objectives are made; nil where there are some.
    let objectivesHref: String?
    let others: [TypedField]
    /// Nil for a new one, as what follows.
    let copyAction: String?
    /// The id of a copy.
    let copyID: String
    let removeAction: String?

    /// - Parameters:
    ///   - courseStrings: in the language of the course.
    ///   - new: the id of a new event.
    ///   - copy: the id of a copy.
    init(
        frame: Frame, strings: Strings, courseStrings: Strings, sheet: DesignEventStore.Sheet, form: DesignEventForm,
        new: ID<DesignEvent>? = nil, copy: ID<DesignEvent>, help: FieldHelp, errors: FormErrors? = nil
    ) {
        let (course, event) = (sheet.taught.course.id, new == nil ? sheet.event : nil)
        let parts = DesignEventFields(sheet: sheet, strings: strings, courseStrings: courseStrings, help: help)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = event.map { CoursePlanRoutes.event($0.id) } ?? CoursePlanRoutes.events(of: course)
        newID = new?.text
        seen = errors.seen(form.seen, event.map { String($0.version) } ?? "")
        stored = DesignStored.all(event.map { parts.stored(DesignEventForm($0, strings.formats)) } ?? [], errors)
        hasStored = !stored.isEmpty
        fields = parts.first(form, errors)
        objectives = sheet.objectives.isEmpty ? [] : [parts.ticks(form, errors)]
        objectivesHref = sheet.objectives.isEmpty ? DesignRoutes.objectives(of: course) : nil
        others = parts.others(form, errors)
        copyAction = event.map { CoursePlanRoutes.copies(of: $0.id) }
        copyID = copy.text
        removeAction = event.map { CoursePlanRoutes.removals(of: $0.id) }
        self.errors = ErrorSummary(errors, strings, of: fields + others, objectives)
    }
}

/// The fields of the form of an event.
struct DesignEventFields {
    let sheet: DesignEventStore.Sheet
    let strings: Strings
    let courseStrings: Strings
    let help: FieldHelp

    func first(_ form: DesignEventForm, _ errors: FormErrors?) -> [TypedField] {
        func text(
            _ id: String, _ label: String, _ value: String?, _ type: String = "text", hint: String? = nil, help key: String
        ) -> TypedField {
            TypedField(id, strings(label), value, type: type, hint: hint.map { strings($0) }, errors: errors, strings)
                .explained(help(key))
        }
        let kinds = DesignEventKind.allCases.map { (value: $0.rawValue, text: strings($0.key)) }
        let places = DesignEventPlace.allCases.map { (value: $0.rawValue, text: strings($0.key)) }
        return [
            text("title", "course-plan.title", form.title, help: "course-plan.title-help"),
            text("assigned", "course-plan.assigned", form.assigned, "date", help: "course-plan.assigned-help"),
            text("due", "course-plan.due", form.due, "date", help: "course-plan.due-help"),
            choice("kind", "course-plan.kind", form.kind, kinds, errors, help: "course-plan.kind-help"),
            choice("place", "course-plan.place", form.place, places, errors, help: "course-plan.place-help"),
            text(
                "hours", "course-plan.hours", form.hours, hint: "course-plan.hours-hint", help: "course-plan.hours-help"),
        ]
    }

    func ticks(_ form: DesignEventForm, _ errors: FormErrors?) -> DesignTicks {
        DesignTicks(
            "objectives", strings("objective.all"), ticked: form.objectives ?? [],
            of: sheet.objectives.map { ($0.id.text, text(of: $0)) }, help: help("course-plan.objectives-help"), errors: errors,
            strings)
    }

    func others(_ form: DesignEventForm, _ errors: FormErrors?) -> [TypedField] {
        let none = [(value: "", text: strings("course-plan.none-chosen"))]
        let dimensions = KnowledgeDimension.allCases.map { (value: $0.rawValue, text: strings($0.key)) }
        return [
            choice(
                "technique", "course-plan.technique", form.technique ?? "", none + ways, errors,
                help: "course-plan.technique-help"),
            choice(
                "dimension", "course-plan.dimension", form.dimension ?? "", none + dimensions, errors,
                help: "course-plan.dimension-help"),
            choice(
                "subject", "course-plan.subject", form.subject ?? "", none + things, errors, help: "course-plan.subject-help"),
            TypedField("link", strings("course-plan.link"), form.link, type: "url", errors: errors, strings)
                .explained(help("course-plan.link-help")),
            TypedField("notes", strings("course-plan.notes"), lines: form.notes, errors: errors, strings)
                .explained(help("course-plan.notes-help")),
        ]
    }

    /// The values of all fields, as they are shown.
    func stored(_ form: DesignEventForm) -> [(label: String, value: String?)] {
        let ticked = ticks(form, nil)
        let chosen = ticked.ticks.filter(\.isTicked).map(\.text)
        func values(_ fields: [TypedField]) -> [(label: String, value: String?)] { fields.map { ($0.label, $0.shown) } }
        return values(first(form, nil)) + [(ticked.label, chosen.isEmpty ? nil : chosen.joined(separator: " · "))]
            + values(others(form, nil))
    }

    private func choice(
        _ id: String, _ label: String, _ chosen: String?, _ options: [(value: String, text: String)], _ errors: FormErrors?,
        help key: String
    ) -> TypedField {
        TypedField(id, strings(label), chosen: chosen, of: options, errors: errors, strings).explained(help(key))
    }

    /// Its key, and its sentence as far as it has one.
    private func text(of objective: Objective) -> String {
        let sentence = ObjectiveSentence(courseStrings).sentence(of: objective, sheet.topics)
        return [objective.key, sentence ?? strings("objective.without-word")].compactMap { $0 }.joined(separator: ": ")
    }

    /// What it is done by now stands among them even where no objective has it any more.
    private var ways: [(value: String, text: String)] {
        let language = strings.language
        let ways = sheet.choices.techniques.byTitle(language).map {
            (value: $0.reference.text, text: $0.title(language))
        }
        guard let current = sheet.event?.fields.technique, sheet.choices.technique(current) == nil else { return ways }
        let title = sheet.choices.title(of: current, in: language)
        return ways + [(current.text, title ?? strings("course-plan.technique-gone"))]
    }

    /// What it is by now stands among them even where that was deleted.
    private var things: [(value: String, text: String)] {
        let things = sheet.choices.things.map { thing in
            let title = thing.title ?? strings("write.untitled")
            let text =
                switch thing.subject {
                case .test: strings("course-plan.test", ["test": title])
                case .lesson: strings("resource.lesson", ["lesson": title])
                }
            return (value: thing.subject.text, text: text)
        }
        guard let current = sheet.event?.fields.subject, sheet.choices.thing(current) == nil else { return things }
        return things + [(current.text, strings("course-plan.subject-deleted"))]
    }
}
