/// The page on which a teacher writes a technique.
struct TechniqueFormPage: Page {
    static let template = "CourseDesign/technique-form"

    let frame: Frame
    let errors: ErrorSummary?
    let stored: [DesignStored]
    let hasStored: Bool
    /// Of a published one: when others have what is changed.
    let note: String?
    let action: String
    /// The id of a new one; nil for one that is there.
    let newID: String?
    let kind: String?
    let seen: String
    let texts: [TypedField]
    let features: [TypedField]
    let ticks: [DesignTicks]

    /// - Parameters:
    ///   - technique: nil for a new one.
    ///   - new: the id of a new one.
    init(
        frame: Frame, strings: Strings, course: ID<Course>, kind: TechniqueKind, technique: OwnTechnique?,
        new: ID<OwnTechnique>?, form: TechniqueForm, help: FieldHelp, errors: FormErrors? = nil
    ) {
        let fields = TechniqueFields(strings: strings, form: form, help: help, errors: errors)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        stored = DesignStored.all(Self.stored(technique, strings), errors)
        hasStored = !stored.isEmpty
        note = technique?.publishedAt.map { _ in strings("technique.edit-published") }
        action = technique.map { TechniqueRoutes.technique(.own($0.id), in: course) } ?? TechniqueRoutes.techniques(of: course)
        newID = new?.text
        self.kind = new.map { _ in kind.rawValue }
        seen = errors.seen(form.seen, technique.map { String($0.version) } ?? "")
        texts = fields.texts
        features = fields.features(kind)
        ticks = fields.ticks(kind)
        self.errors = ErrorSummary(errors, strings, of: texts + features, ticks)
    }

    private static func stored(_ technique: OwnTechnique?, _ strings: Strings) -> [(label: String, value: String?)] {
        guard let content = technique?.content else { return [] }
        let texts: [(label: String, value: String?)] = [
            (strings("technique.title"), content.title), (strings("technique.description"), content.description),
            (strings("technique.procedure"), content.procedure), (strings("technique.materials"), content.materials),
            (strings("technique.reference"), content.reference),
        ]
        return texts + TechniqueWords(strings: strings).facts(content.traits).map { ($0.label, $0.value) }
    }
}

/// The fields of a technique.
struct TechniqueFields: Sendable {
    let strings: Strings
    let form: TechniqueForm
    let help: FieldHelp
    let errors: FormErrors?

    var texts: [TypedField] {
        [
            TypedField("title", strings("technique.title"), form.title, errors: errors, strings)
                .explained(help("technique.title-help")),
            TypedField("description", strings("technique.description"), lines: form.description, errors: errors, strings)
                .explained(help("technique.description-help")),
            TypedField("procedure", strings("technique.procedure"), lines: form.procedure, errors: errors, strings)
                .explained(help("technique.procedure-help")),
            TypedField("materials", strings("technique.materials"), lines: form.materials, errors: errors, strings)
                .explained(help("technique.materials-help")),
            TypedField("reference", strings("technique.reference"), form.reference, errors: errors, strings)
                .explained(help("technique.reference-help")),
        ]
    }

    func features(_ kind: TechniqueKind) -> [TypedField] {
        let minutes = TypedField("minutes", strings("technique.minutes"), form.minutes, type: "number", errors: errors, strings)
            .explained(help("technique.minutes-help"))
        switch kind {
        case .assessment:
            return [
                choice("type", "technique.type", form.type, AssessmentType.allCases.map { ($0.rawValue, $0.key) })
                    .explained(help("technique.type-help")),
                choice("moment", "technique.moment", form.moment, AssessmentMoment.allCases.map { ($0.rawValue, $0.key) })
                    .explained(help("technique.moment-help")),
                minutes,
                choice(
                    "difficulty", "technique.difficulty", form.difficulty,
                    AssessmentDifficulty.allCases.map { ($0.rawValue, $0.key) }
                ).explained(help("technique.difficulty-help")),
                choice(
                    "feedback", "technique.feedback", form.feedback, AssessmentFeedback.allCases.map { ($0.rawValue, $0.key) }
                ).explained(help("technique.feedback-help")),
            ]
        case .teaching:
            return [
                choice("mode", "technique.mode", form.mode, TeachingMode.allCases.map { ($0.rawValue, $0.key) })
                    .explained(help("technique.mode-help")),
                choice("sessions", "technique.sessions", form.sessions, TeachingSessions.allCases.map { ($0.rawValue, $0.key) })
                    .explained(help("technique.sessions-help")),
                minutes,
            ]
        }
    }

    func ticks(_ kind: TechniqueKind) -> [DesignTicks] {
        let words = TechniqueWords(strings: strings)
        let focus = DesignTicks(
            "focus", strings("technique.focus"), ticked: form.focus ?? [],
            of: TeachingFocus.allCases.map { ($0.rawValue, strings($0.key)) }, help: help("technique.focus-help"),
            errors: errors, strings)
        return (kind == .teaching ? [focus] : []) + [
            DesignTicks(
                "categories", strings("technique.categories"), ticked: form.categories ?? [],
                of: Taxonomy.standard.categoryPaths.map { ($0.text, words.category($0) ?? $0.text) },
                help: help("technique.categories-help"), errors: errors, strings),
            DesignTicks(
                "dimensions", strings("technique.dimensions"), ticked: form.dimensions ?? [],
                of: KnowledgeDimension.allCases.map { ($0.rawValue, strings($0.key)) },
                help: help("technique.dimensions-help"), errors: errors, strings),
        ]
    }

    private func choice(
        _ id: String, _ label: String, _ chosen: String?, _ values: [(value: String, key: String)]
    ) -> TypedField {
        TypedField(
            id, strings(label), chosen: chosen ?? "",
            of: [("", strings("technique.not-said"))] + values.map { ($0.value, strings($0.key)) }, errors: errors, strings)
    }
}
