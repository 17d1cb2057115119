/// One objective: its sentence, its four parts, its key, and how many students must reach it.
struct ObjectivePage: Page {
    static let template = "CourseDesign/objective"

    struct Part: Sendable {
        let href: String
        let title: String
        /// What it is; that it is missing where nothing is said.
        let summary: String
        let isMissing: Bool
    }

    /// What of one kind loses the objective when it is deleted.
    struct Serving: Sendable {
        /// How many there are.
        let sentence: String
        /// The first of them.
        let entries: [ObjectiveAlignmentPage.Entry]
        /// To all of them; nil where these are all.
        let more: Frame.Link?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    /// Nil before it has a word and no sentence of its own.
    let sentence: String?
    let missing: String?
    /// Whether a teacher wrote the sentence.
    let isOwn: Bool
    /// What its parts give, beside a sentence that a teacher wrote.
    let generated: String?
    let generationHref: String
    let parts: [Part]
    /// The outcomes of the programme that it serves.
    let outcomes: Part
    /// Its techniques of each kind.
    let techniques: [Part]
    /// What serves it.
    let servingHref: String
    let action: String
    let seen: String
    /// The fingerprint of the sentence that the form showed first.
    let shown: String
    /// What somebody else has saved since the form was shown.
    let stored: [DesignStored]
    let hasStored: Bool
    let key: String?
    let fields: [TypedField]
    let copyAction: String
    let copyID: String
    let removeAction: String
    /// What hangs on it.
    let hanging: [String]
    /// What is tagged with it.
    let serving: [Serving]

    /// - Parameters:
    ///   - courseStrings: in the language of the course.
    ///   - copy: the id of a copy.
    init(
        frame: Frame, strings: Strings, courseStrings: Strings, sheet: ObjectivePartStore.Sheet, typed: ObjectiveForm?,
        copy: ID<Objective>, help: FieldHelp, errors: FormErrors? = nil
    ) {
        let (course, objective) = (sheet.taught.course, sheet.objective)
        let words = ObjectiveWords(strings: strings, course: course.language, topics: sheet.topics)
        let sentences = ObjectiveSentence(courseStrings)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = course.language.rawValue
        sentence = sentences.sentence(of: objective, sheet.topics)
        missing = words.missing(objective)
        isOwn = objective.ownSentence != nil
        generated = isOwn ? sentences.generated(objective, sheet.topics) : nil
        generationHref = ObjectiveRoutes.generation(of: objective.id)
        parts = ObjectivePart.allCases.map { part in
            let summary = words.summary(part, of: objective, in: courseStrings)
            return Part(
                href: part.start(in: objective), title: strings(part.key), summary: summary ?? strings("objective.nothing"),
                isMissing: summary == nil)
        }
        outcomes = Self.outcomes(sheet, strings)
        techniques = TechniqueKind.allCases.map { Part($0, of: sheet, strings) }
        servingHref = AlignmentRoutes.alignment(of: objective.id)
        action = DesignRoutes.objective(objective.id)
        seen = errors.seen(typed?.seen, String(objective.version))
        shown = typed?.shown ?? Fingerprint.of([TypedText.line(sentence)])
        stored = DesignStored.all(
            [
                (strings("objective.sentence"), sentence), (strings("objective.key"), objective.key),
                (strings("objective.share"), strings.formats.number(objective.share)),
            ], errors)
        hasStored = !stored.isEmpty
        key = objective.key.map { strings("objective.key-is", ["key": $0]) }
        fields = Self.fields(objective, typed ?? ObjectiveForm(objective, sentence), help, errors, strings)
        copyAction = ObjectiveRoutes.copies(of: objective.id)
        copyID = copy.text
        removeAction = ObjectiveRoutes.removals(of: objective.id)
        hanging = Self.hanging(sheet, strings)
        serving = Serving.all(sheet, AlignmentWords(strings: strings, course: courseStrings, topics: sheet.topics))
        self.errors = ErrorSummary(errors, strings, of: fields)
    }

    private static func hanging(_ sheet: ObjectivePartStore.Sheet, _ strings: Strings) -> [String] {
        let (topics, outcomes) = (sheet.objective.topics.count, sheet.outcomes?.count ?? 0)
        let techniques = sheet.techniques.count
        return [
            topics == 0 ? nil : strings("objective.hanging", n: topics),
            outcomes == 0 ? nil : strings("objective.hanging-outcomes", n: outcomes),
            techniques == 0 ? nil : strings("technique.hanging", n: techniques),
        ].compactMap { $0 }
    }

    private static func outcomes(_ sheet: ObjectivePartStore.Sheet, _ strings: Strings) -> Part {
        let served = sheet.outcomes.map { $0.isEmpty ? strings("outcome.serves-none") : strings.formats.list($0) }
        return Part(
            href: OutcomeRoutes.outcomes(of: sheet.objective.id), title: strings("outcome.all"),
            summary: served ?? strings("outcome.no-list"), isMissing: sheet.outcomes?.isEmpty == true)
    }

    private static func fields(
        _ objective: Objective, _ form: ObjectiveForm, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        [
            TypedField("sentence", strings("objective.sentence"), lines: form.sentence, errors: errors, strings)
                .explained(help("objective.sentence-help")),
            objective.key == nil
                ? TypedField("key", strings("objective.key"), form.key, errors: errors, strings)
                    .explained(help("objective.key-help")) : nil,
            TypedField("share", strings("objective.share"), form.share, type: "number", errors: errors, strings)
                .explained(help("objective.share-help")),
        ].compactMap { $0 }
    }
}

extension ObjectivePage.Part {
    /// The techniques of one kind.
    fileprivate init(_ kind: TechniqueKind, of sheet: ObjectivePartStore.Sheet, _ strings: Strings) {
        let titles = sheet.techniques.filter { $0.traits.kind == kind }.byTitle(strings.language).map {
            $0.title(strings.language)
        }
        self.init(
            href: TechniqueRoutes.suggestions(kind, for: sheet.objective.id), title: strings(kind.key),
            summary: titles.isEmpty ? strings("objective.nothing") : strings.formats.list(titles), isMissing: titles.isEmpty)
    }
}

extension ObjectiveForm {
    /// The values of an objective.
    init(_ objective: Objective, _ sentence: String?) {
        self.init(
            seen: String(objective.version), sentence: sentence, shown: Fingerprint.of([sentence]), key: nil,
            share: String(objective.share))
    }
}

/// Asks before a sentence that a teacher wrote is replaced by the one that its parts give.
struct ObjectiveGenerationPage: Page {
    static let template = "CourseDesign/objective-generation"

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let action: String
    let seen: String
    /// The one that the teacher wrote; nil where there is none.
    let own: String?
    /// Nil where the parts do not give one yet.
    let generated: String?
    let backHref: String

    init(
        frame: Frame, strings: Strings, sheet: ObjectivePartStore.Sheet, generated: String?, errors: FormErrors? = nil
    ) {
        let objective = sheet.objective
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = sheet.taught.course.language.rawValue
        action = ObjectiveRoutes.generation(of: objective.id)
        seen = String(objective.version)
        own = objective.ownSentence
        self.generated = generated
        backHref = DesignRoutes.edit(objective.id)
    }
}
