/// The design of a course as a whole: what comes next, and how far each part is.
struct DesignControlPage: Page {
    static let template = "CourseDesign/design-control"

    struct Row: Sendable {
        let href: String
        let title: String
        let state: String
    }

    let frame: Frame
    /// What comes next; the syllabus once all is there.
    let next: Row
    /// The parts in the order of the paper, under their headings.
    let name: Row
    let overview: [Row]
    let others: [Row]
    /// The plans of assessment and of teaching, and the list of techniques.
    let techniques: [Row]
    /// What tells how good it is.
    let evaluation: [Row]

    init(frame: Frame, strings: Strings, sheet: DesignControlStore.Sheet) {
        let (id, state) = (sheet.taught.course.id, sheet.state)
        let words = DesignWords(strings)
        func row(_ part: DesignPart) -> Row {
            Row(href: part.href(of: id), title: strings(part.key), state: words.state(of: part, in: state))
        }
        let syllabus = Row(
            href: DesignRoutes.syllabus(of: id), title: strings("syllabus.title"), state: strings(state.readers.key))
        self.frame = frame
        let check = Row(
            href: CheckRoutes.check(of: id), title: strings("check.title"),
            state: sheet.findings.isEmpty ? strings("check.clear") : strings("check.found", n: sheet.findings.count))
        next =
            DesignNext(state, sheet.findings, of: id, strings).map { next in
                let part = state.next(sheet.findings)?.part
                let said = next.sentence ?? part.map { words.state(of: $0, in: state) }
                return Row(href: next.href, title: next.title, state: said ?? "")
            } ?? syllabus
        name = Row(
            href: DesignRoutes.name(of: id), title: strings("design.name"),
            state: state.workingName ?? strings("design.no-name"))
        overview = [.details, .description, .schedule, .policy, .instructors].map(row)
        others = [.objectives, .content, .plan].map(row) + [syllabus]
        techniques =
            TechniqueKind.allCases.map { kind in
                let having = TechniqueState(having: sheet.techniques[kind] ?? 0, objectives: state.objectives)
                return Row(
                    href: TechniqueRoutes.plan(kind, of: id), title: strings(kind.tabKey), state: having.words(kind, strings))
            } + [
                Row(
                    href: TechniqueRoutes.techniques(of: id), title: strings("technique.all"),
                    state: strings("technique.all-means"))
            ]
        evaluation = [
            check,
            Row(
                href: AlignmentRoutes.alignment(of: id), title: strings("alignment.title"), state: strings("alignment.what")),
            Row(
                href: AttainmentRoutes.attainment(of: id), title: strings("attainment.title"),
                state: strings("attainment.by-tests")),
        ]
    }
}

/// The name that those who teach a course call its design.
struct DesignNamePage: Page {
    static let template = "CourseDesign/design-name"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The name that the form shows; empty where there is none.
    let seen: String
    let stored: [DesignStored]
    let hasStored: Bool
    let fields: [TypedField]

    init(
        frame: Frame, strings: Strings, sheet: DesignControlStore.Sheet, form: DesignNameForm, help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        let name = sheet.state.workingName
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = DesignRoutes.name(of: sheet.taught.course.id)
        seen = errors.seen(form.seen, name ?? "")
        stored = DesignStored.all([(strings("design.name"), name)], errors)
        hasStored = !stored.isEmpty
        fields = [
            TypedField(
                "name", strings("design.name"), form.name, hint: strings("design.name-hint"), errors: errors, strings
            ).explained(help("design.name-help"))
        ]
        self.errors = ErrorSummary(errors, strings, of: fields)
    }
}

/// What the page of the working name posts.
struct DesignNameForm: Decodable, Sendable {
    /// The name that the form showed.
    var seen: String?
    var name: String?

    /// What was typed; nil for no name.
    /// - Throws: `FormErrors`
    func typed() throws -> String? {
        let name = TypedText.line(name)
        if let name, !name.isWithin(letters: WrittenDesign.longestName) {
            let most = ["n": String(WrittenDesign.longestName)]
            throw FormErrors(items: [.init(field: "name", key: "design.too-long", values: most)])
        }
        return name
    }
}
