import Markdown

/// One technique: what it is, where it is assigned, and what can be done with it.
struct TechniquePage: Page {
    static let template = "CourseDesign/technique"

    struct Text: Sendable {
        let title: String
        let bodyHTML: String
    }

    struct Use: Sendable {
        let href: String
        /// Nil for an objective without a word.
        let sentence: String?
        let contentLanguage: String
        let course: String
    }

    struct Publishing: Sendable {
        let action: String
        let seen: String
        /// What the button posts.
        let value: String
        let label: String
        let hint: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let descriptionHTML: String?
    /// That it is put away.
    let state: String?
    let facts: [TechniqueFact]
    let texts: [Text]
    let uses: [Use]
    let hasUses: Bool
    let favouriteAction: String
    /// What its button posts: `add`, or `remove` of one that is marked.
    let favouriteValue: String
    let favouriteLabel: String
    let copyAction: String
    let copyID: String
    /// Nil where the person who looks did not write it, or put it away.
    let editHref: String?
    let removeAction: String?
    /// Of one that can still be restored.
    let restoreAction: String?
    /// For administrators.
    let publications: [Publishing]

    /// - Parameters:
    ///   - copy: the id of a copy.
    ///   - stringsOf: in the language of a course.
    init(
        frame: Frame, strings: Strings, stringsOf: (Language) -> Strings, sheet: TechniqueStore.Sheet, viewer: Viewer,
        copy: ID<OwnTechnique>, at now: Instant, errors: FormErrors? = nil
    ) throws {
        let (course, technique) = (sheet.taught.course.id, sheet.technique)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        descriptionHTML = try technique.description(strings.language).map { try Markdown.html($0, rules: .commonMark) }
        let own = technique.own
        state = own?.removedAt == nil ? nil : strings("technique.is-removed")
        let author = sheet.author.map { TechniqueFact(label: strings("technique.author"), value: $0) }
        let publication = own?.publishedAt.map { _ in
            TechniqueFact(label: strings("technique.publication"), value: strings("technique.is-published"))
        }
        facts = TechniqueWords(strings: strings).facts(technique.traits) + [author, publication].compactMap(\.self)
        texts = try [
            ("technique.procedure", own?.content.procedure), ("technique.materials", own?.content.materials),
            ("technique.reference", own?.content.reference),
        ].compactMap { key, text in
            try text.map { Text(title: strings(key), bodyHTML: try Markdown.html($0, rules: .commonMark)) }
        }
        let kind = technique.kind
        uses = sheet.uses.map { Use($0, of: kind, stringsOf($0.course.language)) }
        hasUses = !uses.isEmpty
        favouriteAction = TechniqueRoutes.favourites(of: technique.reference, in: course)
        favouriteValue = sheet.isFavourite ? TechniqueController.MarkValue.remove : TechniqueController.MarkValue.add
        favouriteLabel = strings(sheet.isFavourite ? "technique.unstar" : "technique.star")
        copyAction = TechniqueRoutes.copies(of: technique.reference, in: course)
        copyID = copy.text
        let mine = own.flatMap { $0.owner == viewer.id ? $0 : nil }
        let there = mine.flatMap { $0.removedAt == nil ? $0.id : nil }
        editHref = there.map { TechniqueRoutes.edit($0, in: course) }
        removeAction = there.map { TechniqueRoutes.removals(of: $0, in: course) }
        let isRestorable = mine?.removedAt.map { $0 + .days(TechniqueStore.daysKept) > now } ?? false
        restoreAction = isRestorable ? mine.map { TechniqueRoutes.restorations(of: $0.id, in: course) } : nil
        let published = viewer.roles.contains(.administrator) ? own.flatMap { $0.removedAt == nil ? $0 : nil } : nil
        publications = published.map { [Publishing($0, in: course, strings)] } ?? []
    }
}

extension TechniquePage.Use {
    /// - Parameter strings: in the language of the course.
    init(_ use: TechniqueStore.Use, of kind: TechniqueKind, _ strings: Strings) {
        href = TechniqueRoutes.suggestions(kind, for: use.objective.id)
        sentence = ObjectiveSentence(strings).sentence(of: use.objective, use.topics)
        contentLanguage = use.course.language.rawValue
        course = use.course.code
    }
}

extension TechniquePage.Publishing {
    init(_ technique: OwnTechnique, in course: ID<Course>, _ strings: Strings) {
        let isPublished = technique.publishedAt != nil
        action = TechniqueRoutes.publications(of: technique.id, in: course)
        seen = String(technique.version)
        value = isPublished ? TechniqueController.MarkValue.remove : TechniqueController.MarkValue.add
        label = strings(isPublished ? "technique.unpublish" : "technique.publish")
        hint = strings(isPublished ? "technique.unpublish-means" : "technique.publish-means")
    }
}
