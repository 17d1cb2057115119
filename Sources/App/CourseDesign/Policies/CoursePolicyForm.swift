/// What the page of a course's policies posts.
struct CoursePolicyForm: Decodable, Sendable {
    /// The versions that the form showed.
    var seen: String?
    /// The key of a procedure; empty for none.
    var grading: String?
    var gradingText: String?
    var attendance: String?
    var participation: String?
    var conduct: String?
    var missedExams: String?
    var missedAssignments: String?
    /// The keys of those that students do not read.
    var hidden: [String]?
    /// What its button asks for: saving, or a text to begin with.
    var go: String?

    enum CodingKeys: String, CodingKey {
        case seen, grading, attendance, participation, conduct, hidden, go
        case gradingText = "grading-text"
        case missedExams = "missed-exams"
        case missedAssignments = "missed-assignments"
    }

    /// Before the key of a policy in `go`.
    static let beginning = "begin-"

    /// In `go`, for all that are without a text.
    static let allBeginnings = "begin-all"

    /// The policies for which texts to begin with are asked; nil where none are.
    var begun: [CoursePolicyKind]? {
        guard let go, go.hasPrefix(Self.beginning) else { return nil }
        if go == Self.allBeginnings { return empty }
        return CoursePolicyKind(rawValue: String(go.dropFirst(Self.beginning.count))).map { [$0] }
    }

    /// The policies without a text that may have one: a grading procedure that is no custom one has none.
    var empty: [CoursePolicyKind] {
        let procedure = TypedText.line(grading)
        return CoursePolicyKind.allCases.filter { kind in
            let isWithout = kind == .grading && procedure != nil && procedure != GradingProcedure.custom.rawValue
            return TypedText.lines(text(kind)) == nil && !isWithout
        }
    }

    func text(_ kind: CoursePolicyKind) -> String? {
        switch kind {
        case .grading: gradingText
        case .attendance: attendance
        case .participation: participation
        case .conduct: conduct
        case .missedExams: missedExams
        case .missedAssignments: missedAssignments
        }
    }

    /// The form with a text to begin with, where nothing is written yet.
    func beginning(_ kind: CoursePolicyKind, with text: String) -> CoursePolicyForm {
        guard TypedText.lines(self.text(kind)) == nil else { return self }
        var form = self
        form.write(text, kind)
        if kind == .grading { form.grading = GradingProcedure.custom.rawValue }
        return form
    }

    private mutating func write(_ text: String?, _ kind: CoursePolicyKind) {
        switch kind {
        case .grading: gradingText = text
        case .attendance: attendance = text
        case .participation: participation = text
        case .conduct: conduct = text
        case .missedExams: missedExams = text
        case .missedAssignments: missedAssignments = text
        }
    }

    /// What was typed and chosen.
    /// - Throws: `FormErrors`
    func contents() throws -> [CoursePolicyKind: CoursePolicy.Content] {
        var errors = FormErrors()
        var contents: [CoursePolicyKind: CoursePolicy.Content] = [:]
        for kind in CoursePolicyKind.allCases {
            let procedure = kind == .grading ? procedure(&errors) : nil
            let text = TypedText.lines(text(kind))
            if let text, !text.isWithin(letters: WrittenDesign.longestPolicy) {
                errors.add(kind.field, "design.too-long", ["n": String(WrittenDesign.longestPolicy)])
            } else if let text, DesignText.isTooDeep(text) {
                errors.add(kind.field, "mistake.too-deep")
            }
            contents[kind] = .init(procedure: procedure, body: text, isHidden: hidden?.contains(kind.rawValue) == true)
        }
        try errors.check()
        return contents
    }

    /// A custom one has a text, and another has none.
    private func procedure(_ errors: inout FormErrors) -> GradingProcedure? {
        let chosen = TypedText.line(grading)
        let procedure = chosen.flatMap(GradingProcedure.init)
        if chosen != nil, procedure == nil { errors.add("grading", "teach.choose") }
        let hasText = TypedText.lines(gradingText) != nil
        if procedure == .custom, !hasText { errors.add("grading-text", "design.grading-text-missing") }
        if procedure != .custom, hasText { errors.add("grading-text", "design.grading-text-unused") }
        return procedure
    }
}

extension CoursePolicyForm {
    init(_ sheet: CoursePolicyStore.Sheet) {
        self.init(seen: CoursePolicyVersions(sheet).text)
        grading = sheet.policy(.grading).content.procedure?.rawValue
        for kind in CoursePolicyKind.allCases { write(sheet.policy(kind).content.body, kind) }
        hidden = CoursePolicyKind.allCases.filter { sheet.policy($0).content.isHidden }.map(\.rawValue)
    }
}
