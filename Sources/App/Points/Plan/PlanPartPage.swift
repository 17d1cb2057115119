/// The form for a new or an existing part of a plan of points.
struct PlanPartPage: Page {
    static let template = "Points/plan-part"

    /// How it can be removed.
    struct Removal: Sendable {
        let action: String
        /// How many entries it has, which would count no longer; nil where it has none.
        let entered: String?
        let error: String?
        /// Where points are there, what is changed must be said.
        let note: TypedField?
    }

    /// What counts no longer once the points come from a test.
    struct Idle: Sendable {
        let sentence: String
        /// What the box sends: how many entries.
        let count: Int
        let isChosen: Bool
        let error: String?
    }

    /// How the points that come from a test are frozen, or flow again.
    struct Freezing: Sendable {
        let action: String
        let what: String
        let button: String
        /// What the button sends.
        let value: String
    }

    /// The present value of a field.
    struct Stored: Sendable {
        let label: String
        let value: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The id of the new part; nil when an existing one is changed.
    let newID: String?
    let seen: String
    let used: String?
    /// That the course is archived, so that nothing is saved; nil for any other course.
    let archived: String?
    /// The present values, where somebody else has changed the plan since the form was shown.
    let stored: [Stored]
    let hasStored: Bool
    let fields: [TypedField]
    /// Nil where everything that is entered goes on counting.
    let idle: Idle?
    /// Nil for a new part.
    let removal: Removal?
    let freezing: Freezing?

    /// - Parameter part: the part that is changed; nil for a new one.
    init(
        frame: Frame, strings: Strings, sheet: PointsPlanStore.Sheet, part: PointsPart?, form: PlanPartForm,
        errors: FormErrors? = nil
    ) {
        let course = sheet.taught.course
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = part.map { PointsPlanRoutes.part($0.id, of: course.id) } ?? PointsPlanRoutes.parts(of: course.id)
        newID = part == nil ? form.part : nil
        seen = errors.seen(form.seen, String(sheet.plan?.edition.revision ?? 0))
        used = sheet.isUsed ? strings("points.used") : nil
        archived = sheet.taught.isArchived ? strings("points.archived") : nil
        let current = part.flatMap { part in sheet.plan.map { PlanPartForm(part, $0, strings) } }
        stored =
            errors.isOvertaken
            ? (current.map { PlanPartFields.fields(sheet, $0, nil, of: part, strings) } ?? []).filter { $0.id != "note" }.map {
                Stored(label: $0.label, value: $0.shown)
            } : []
        hasStored = !stored.isEmpty
        fields = PlanPartFields.fields(sheet, form, errors, of: part, strings)
        idle = part.flatMap { Self.idle($0, sheet, form, errors, strings) }
        removal = part.map { part in
            Removal(
                action: PointsPlanRoutes.removals(of: part.id, in: course.id),
                entered: part.isByHand
                    ? sheet.entered[part.id].map { strings("points.removal-entries", n: $0.entries) } : nil,
                error: errors?.first("removal", strings),
                note: sheet.isUsed
                    ? TypedField(
                        "removal-note", strings("points.note"), form.removalNote, hint: strings("points.note-hint"),
                        errors: errors,
                        strings) : nil)
        }
        freezing = part.flatMap { part in
            part.isByHand ? nil : Self.freezing(part.id, of: course.id, isFrozen: sheet.frozen.contains(part.id), strings)
        }
    }

    private static func idle(
        _ part: PointsPart, _ sheet: PointsPlanStore.Sheet, _ form: PlanPartForm, _ errors: FormErrors?, _ strings: Strings
    ) -> Idle? {
        guard part.isByHand, TypedText.line(form.source) != nil, let entered = sheet.entered[part.id] else { return nil }
        return Idle(
            sentence: PlanWords.idle(entered, strings), count: entered.entries,
            isChosen: form.confirmed == String(entered.entries), error: errors?.first("confirmed", strings))
    }

    private static func freezing(
        _ part: ID<PointsPart>, of course: ID<Course>, isFrozen: Bool, _ strings: Strings
    ) -> Freezing {
        Freezing(
            action: PointsPlanRoutes.freezes(of: part, in: course),
            what: strings(isFrozen ? "points.frozen-means" : "points.flowing-means"),
            button: strings(isFrozen ? "points.unfreeze" : "points.freeze"), value: isFrozen ? "0" : "1")
    }
}

/// The fields of the form for a part.
enum PlanPartFields {
    static func fields(
        _ sheet: PointsPlanStore.Sheet, _ form: PlanPartForm, _ errors: FormErrors?, of part: PointsPart?, _ strings: Strings
    ) -> [TypedField] {
        func text(_ id: String, _ key: String, _ value: String?, hint: String? = nil) -> TypedField {
            TypedField(id, strings(key), value, hint: hint.map { strings($0) }, errors: errors, strings)
        }
        func choice(_ id: String, _ key: String, _ chosen: String, _ options: [(String, String)], hint: String? = nil)
            -> TypedField
        {
            TypedField(id, strings(key), chosen: chosen, of: options, hint: hint.map { strings($0) }, errors: errors, strings)
        }
        let isWeighted = sheet.taught.course.markScheme == .romanian
        let tests = sheet.tests.map { ($0.id.text, $0.title) }
        return [
            choice("sort", "points.sort", form.sort ?? PointsPart.Sort.tasks.rawValue, sorts(strings)),
            text("title", "points.part-title", form.title, hint: "points.part-title-hint"),
            choice("kind", "points.kind", form.kind ?? PointsPart.Kind.preExam.rawValue, kinds(strings)),
            text("most", "points.most", form.most),
            text("weekly", "points.weekly", form.weekly, hint: "points.weekly-hint"),
            text("least", "points.least", form.least, hint: "points.least-hint"),
            isWeighted ? text("weight", "points.weight", form.weight, hint: "points.weight-hint") : nil,
            choice(
                "excused", "points.excused-field", form.excused ?? "",
                [("", strings("points.excused-none")), ("1", strings("points.excused-counts"))]),
            TypedField(
                "source", strings("points.source"), chosen: form.source ?? "",
                of: [("", strings("points.by-hand"))] + tests, hint: sourceHint(sheet, part, strings), errors: errors, strings),
            tests.isEmpty ? nil : choice("flow", "points.flow", form.flow ?? PointsPart.Flow.share.rawValue, flows(strings)),
            sheet.isUsed ? text("note", "points.note", form.note, hint: "points.note-hint") : nil,
        ].compactMap { $0 }
    }

    /// What choosing a test would do to what is entered; nil where it does nothing, or cannot be.
    private static func sourceHint(
        _ sheet: PointsPlanStore.Sheet, _ part: PointsPart?, _ strings: Strings
    ) -> String? {
        guard let part, part.isByHand, !part.isWeekly, !sheet.tests.isEmpty, let entered = sheet.entered[part.id] else {
            return nil
        }
        return PlanWords.idleHint(entered, strings)
    }

    private static func sorts(_ strings: Strings) -> [(String, String)] {
        PointsPart.Sort.allCases.map { ($0.rawValue, PointsWords.sort($0, strings)) }
    }

    private static func kinds(_ strings: Strings) -> [(String, String)] {
        PointsPart.Kind.allCases.map { ($0.rawValue, PointsWords.kind($0, strings)) }
    }

    private static func flows(_ strings: Strings) -> [(String, String)] {
        PointsPart.Flow.allCases.map { flow in
            switch flow {
            case .share: (flow.rawValue, strings("points.flow-share"))
            case .points: (flow.rawValue, strings("points.flow-points"))
            }
        }
    }
}
