/// What the form for a part of a plan posts, and the forms that remove and freeze one.
struct PlanPartForm: Decodable, Sendable {
    /// The id of a new part, made when the form was shown; nil for an existing one.
    var part: String?
    /// The revision of the plan that the form showed.
    var seen: String?
    var kind: String?
    var sort: String?
    var title: String?
    var most: String?
    var weekly: String?
    var least: String?
    var weight: String?
    /// "1" where a student who is excused has the points.
    var excused: String?
    /// The id of a test; empty where points are entered by hand.
    var source: String?
    var flow: String?
    var note: String?
    /// The same beside the button that removes the part.
    var removalNote: String?
    /// "1" to freeze a part, anything else to let it flow.
    var frozen: String?
    /// How many entries the form said count no longer, where that was confirmed.
    var confirmed: String?

    enum CodingKeys: String, CodingKey {
        case part, seen, kind, sort, title, most, weekly, least, weight, excused, source, flow, note, frozen, confirmed
        case removalNote = "removal-note"
    }

    static let longestTitle = WrittenPlan.longestTitle
    static let longestNote = 500

    /// What was typed.
    /// - Throws: `FormErrors`
    func fields(_ scheme: MarkScheme) throws -> PartFields {
        var errors = FormErrors()
        let kind = kind.flatMap { PointsPart.Kind(rawValue: $0) } ?? .preExam
        let sort = sort.flatMap { PointsPart.Sort(rawValue: $0) } ?? .other
        if sort == .penalty, kind != .penalty { errors.add("kind", "points.penalty-kind") }
        let title = TypedText.line(title)
        if sort == .other, title == nil { errors.add("title", "points.title-missing") }
        if let title, !title.isWithin(letters: Self.longestTitle) { errors.add("title", "form.too-long") }
        let most = points(most, "most", &errors)
        if most == nil, TypedText.line(self.most) == nil { errors.add("most", "points.most-missing") }
        let weekly = points(weekly, "weekly", &errors)
        if sort == .attendance, weekly == nil, TypedText.line(self.weekly) == nil {
            errors.add("weekly", "points.weekly-missing")
        }
        if let most, let weekly, weekly > most { errors.add("weekly", "points.above-part") }
        let least = kind == .penalty ? nil : points(least, "least", &errors)
        if let most, let least, least > most { errors.add("least", "points.above-part") }
        let weight = scheme == .romanian && kind != .penalty ? points(weight, "weight", &errors) : nil
        let source = source(kind, weekly, &errors)
        guard errors.items.isEmpty, let most else { throw errors }
        return PartFields(
            kind: kind, sort: sort, title: title, most: most, weeklyMost: weekly, least: least ?? .zero, weight: weight,
            countsExcused: sort == .attendance && excused == "1", source: source)
    }

    /// - Throws: `FormErrors`
    func typedNote() throws -> String? {
        let note = TypedText.line(note)
        if let note, !note.isWithin(letters: Self.longestNote) {
            throw FormErrors(items: [.init(field: "note", key: "form.too-long")])
        }
        return note
    }

    private func source(
        _ kind: PointsPart.Kind, _ weekly: Points?, _ errors: inout FormErrors
    ) -> PointsPart.Source {
        guard let test = TypedText.line(source) else { return .byHand }
        if weekly != nil { errors.add("source", "points.test-weekly") }
        if kind == .penalty { errors.add("source", "points.test-penalty") }
        return .test(ID(text: test), flow.flatMap { PointsPart.Flow(rawValue: $0) } ?? .share)
    }

    /// Nil for an empty field, and for one that is wrong.
    private func points(_ text: String?, _ field: String, _ errors: inout FormErrors) -> Points? {
        guard let text = TypedText.line(text) else { return nil }
        do {
            let points = try PointsText.points(text)
            if points <= WrittenPlan.mostPoints { return points }
            errors.add(field, "points.too-many")
        } catch .tooFine {
            errors.add(field, "points.too-fine")
        } catch .negative {
            errors.add(field, "points.negative")
        } catch {
            errors.add(field, "points.not-a-number")
        }
        return nil
    }
}

extension PlanPartForm {
    /// The values of a part of a plan.
    init(_ part: PointsPart, _ plan: PointsPlan, _ strings: Strings) {
        func typed(_ points: Points?) -> String? { points.map { strings.formats.typed(thousandths: $0.thousandths) } }
        let flow: PointsPart.Flow? = if case .test(_, let flow) = part.source { flow } else { nil }
        self.init(
            seen: String(plan.edition.revision), kind: part.kind.rawValue, sort: part.sort.rawValue, title: part.title,
            most: typed(part.most), weekly: typed(part.weeklyMost), least: part.least > .zero ? typed(part.least) : nil,
            weight: typed(part.weight), excused: part.countsExcused ? "1" : nil, source: part.test?.text, flow: flow?.rawValue)
    }
}
