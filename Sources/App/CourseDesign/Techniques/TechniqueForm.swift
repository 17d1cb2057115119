/// What the page posts on which a technique is written.
struct TechniqueForm: Decodable, Sendable {
    /// The id of a new one, made when the form was shown; nil for one that is there.
    var technique: String?
    /// The kind of a new one.
    var kind: String?
    /// The version that the form showed.
    var seen: String?
    var title: String?
    var description: String?
    var procedure: String?
    var materials: String?
    var reference: String?
    var minutes: String?
    var type: String?
    var moment: String?
    var difficulty: String?
    var feedback: String?
    var mode: String?
    var sessions: String?
    var focus: [String]?
    var categories: [String]?
    var dimensions: [String]?
    var go: String?

    /// What was typed and ticked.
    /// - Throws: `FormErrors`
    func content(_ kind: TechniqueKind) throws -> TechniqueContent {
        var errors = FormErrors()
        let title = TypedText.line(title)
        if title == nil { errors.add("title", "technique.title-missing") }
        func text(_ field: String, _ text: String?, _ most: Int) -> String? {
            if let text, !text.isWithin(letters: most) { errors.add(field, "form.too-long") }
            return text
        }
        func markdown(_ field: String, _ written: String?, _ most: Int = WrittenDesign.longestTechnique) -> String? {
            let text = text(field, written, most)
            if let text, text.isWithin(letters: most), DesignText.isTooDeep(text) { errors.add(field, "mistake.too-deep") }
            return text
        }
        _ = text("title", title, WrittenDesign.longestLine)
        let described = markdown("description", TypedText.lines(description))
        let done = markdown("procedure", TypedText.lines(procedure))
        let needed = markdown("materials", TypedText.lines(materials))
        let from = markdown("reference", TypedText.line(reference), WrittenDesign.longestDescription)
        let traits = traits(kind, &errors)
        try errors.check()
        return TechniqueContent(
            title: title ?? "", traits: traits, description: described, procedure: done, materials: needed, reference: from)
    }

    private func traits(_ kind: TechniqueKind, _ errors: inout FormErrors) -> TechniqueTraits {
        let typed = TypedText.line(minutes)
        let number = typed.flatMap { Int($0) }
        let possible = WrittenDesign.techniqueMinutes
        if typed != nil, number.map(possible.contains) != true {
            errors.add(
                "minutes", "design.number-wrong",
                ["least": String(possible.lowerBound), "most": String(possible.upperBound)])
        }
        let manner = manner(kind, &errors)
        let paths = Set(categories ?? [])
        let known = Taxonomy.standard.categoryPaths.filter { paths.contains($0.text) }
        if known.isEmpty { errors.add("categories", "technique.categories-missing") }
        let kinds = Set((dimensions ?? []).compactMap(KnowledgeDimension.init(rawValue:)))
        if kinds.isEmpty { errors.add("dimensions", "technique.dimensions-missing") }
        return TechniqueTraits(manner: manner, minutes: number, categories: Set(known), dimensions: kinds)
    }

    private func manner(_ kind: TechniqueKind, _ errors: inout FormErrors) -> TechniqueTraits.Manner {
        func choice<Value: RawRepresentable>(_ field: String, _ typed: String?) -> Value? where Value.RawValue == String {
            guard let typed = TypedText.line(typed) else { return nil }
            let value = Value(rawValue: typed)
            if value == nil { errors.add(field, "teach.choose") }
            return value
        }
        switch kind {
        case .assessment:
            return .assessment(
                type: choice("type", type), moment: choice("moment", moment), difficulty: choice("difficulty", difficulty),
                feedback: choice("feedback", feedback))
        case .teaching:
            return .teaching(
                mode: choice("mode", mode), sessions: choice("sessions", sessions),
                focus: Set((focus ?? []).compactMap(TeachingFocus.init(rawValue:))))
        }
    }
}

extension TechniqueForm {
    init(_ technique: OwnTechnique) {
        let (content, traits) = (technique.content, technique.content.traits)
        self.init(
            seen: String(technique.version), title: content.title, description: content.description,
            procedure: content.procedure, materials: content.materials, reference: content.reference,
            minutes: traits.minutes.map { String($0) }, categories: traits.categories.map(\.text),
            dimensions: traits.dimensions.map(\.rawValue))
        switch traits.manner {
        case .assessment(let type, let moment, let difficulty, let feedback):
            (self.type, self.moment) = (type?.rawValue, moment?.rawValue)
            (self.difficulty, self.feedback) = (difficulty?.rawValue, feedback?.rawValue)
        case .teaching(let mode, let sessions, let focus):
            (self.mode, self.sessions, self.focus) = (mode?.rawValue, sessions?.rawValue, focus.map(\.rawValue))
        }
    }

    /// Whether nothing is typed or ticked.
    var isEmpty: Bool {
        let typed = [
            title, description, procedure, materials, reference, minutes, type, moment, difficulty, feedback, mode, sessions,
        ]
        return typed.allSatisfy { TypedText.line($0) == nil }
            && [focus, categories, dimensions].allSatisfy { $0?.isEmpty ?? true }
    }
}
