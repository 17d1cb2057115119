/// Asks why a finding is set aside.
struct DesignExceptionPage: Page {
    static let template = "CourseDesign/design-exception"

    let frame: Frame
    let errors: ErrorSummary?
    let sentence: String
    let action: String
    let finding: String
    let fields: [TypedField]

    init(
        frame: Frame, strings: Strings, course: Course, finding: DesignFinding, form: DesignExceptionForm, help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        sentence = finding.sentence(strings)
        action = CheckRoutes.exceptions(of: course.id)
        self.finding = finding.key
        fields = [
            TypedField("reason", strings("check.reason"), lines: form.reason, errors: errors, strings)
                .explained(help("check.reason-help"))
        ]
        self.errors = ErrorSummary(errors, strings, of: fields)
    }
}

/// What the page of a finding that is set aside posts, and the button that takes it back.
struct DesignExceptionForm: Decodable, Sendable {
    /// The key of the finding.
    var finding: String?
    var reason: String?
    var go: String?
}
