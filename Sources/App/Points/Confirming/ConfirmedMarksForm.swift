/// What the page of marks posts: every mark that it proposed, and the button that was pressed.
struct ConfirmedMarksForm: Sendable {
    /// What was proposed, by the id of the student, in the order of the page.
    let proposals: [(person: String, verdict: String)]
    /// Whose mark is confirmed; nil for all.
    let person: String?
    /// The id of the roster whose marks the page has; nil for everyone's.
    let roster: String?

    private static let beginning = "mark."

    static func name(of person: ID<Person>) -> String { beginning + person.text }

    /// - Parameter fields: in the order of the page.
    init(_ fields: [(name: String, value: String)]) {
        proposals = fields.compactMap { field in
            field.name.hasPrefix(Self.beginning)
                ? (String(field.name.dropFirst(Self.beginning.count)), field.value) : nil
        }
        person = fields.first { $0.name == "person" }?.value
        roster = fields.first { $0.name == PointRoster.name }.flatMap { TypedText.line($0.value) }
    }

    /// What is confirmed: of a roster's page, marks of its students only.
    func chosen(_ points: CoursePoints) -> [ConfirmedMarkStore.Proposal] {
        let scheme = points.plan.scheme
        return proposals.filter { proposal in
            (person == nil || proposal.person == person)
                && points.roster?.people.contains(ID(text: proposal.person)) != false
        }.compactMap { proposal in
            ConfirmedMark.Verdict(posted: proposal.verdict, scheme).map {
                ConfirmedMarkStore.Proposal(person: ID(text: proposal.person), verdict: $0)
            }
        }
    }
}

/// What changes a confirmed mark.
struct MarkChangeForm: Decodable, Sendable, Equatable {
    /// "mark", "not-passed" or "withdrawn".
    var verdict: String?
    var mark: String?
    var reason: String?
    /// The number of the confirmed mark that the page showed.
    var seen: String?

    static let longestReason = 500

    /// The new mark and the reason.
    /// - Throws: `FormErrors`
    func change(_ scheme: MarkScheme) throws -> (verdict: ConfirmedMark.Verdict, reason: String) {
        var errors = FormErrors()
        let chosen = verdict(scheme, &errors)
        let reason = TypedText.line(reason)
        if reason == nil { errors.add("reason", "confirmed-marks.reason-missing") }
        if let reason, !reason.isWithin(letters: Self.longestReason) { errors.add("reason", "form.too-long") }
        guard errors.items.isEmpty, let chosen, let reason else { throw errors }
        return (chosen, reason)
    }

    private func verdict(_ scheme: MarkScheme, _ errors: inout FormErrors) -> ConfirmedMark.Verdict? {
        switch verdict.flatMap({ ConfirmedMark.Kind(rawValue: $0) }) {
        case .notPassed: return .notPassed
        case .withdrawn: return .withdrawn
        case .mark, nil:
            guard let text = TypedText.line(mark) else {
                errors.add("mark", "confirmed-marks.mark-missing")
                return nil
            }
            let typed = TypedText.line(text.hasSuffix("%") ? String(text.dropLast()) : text) ?? ""
            guard let number = try? PointsText.points(typed) else {
                errors.add("mark", "points.mark-invalid")
                return nil
            }
            let mark = Mark(scheme: scheme, thousandths: number.thousandths)
            if scheme.canEnter(mark) { return .mark(mark) }
            errors.add("mark", "points.mark-invalid")
            return nil
        }
    }
}
