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

    /// What an administrator read, where its author has changed it since.
    struct Published: Sendable {
        let title: String
        let descriptionHTML: String?
        let facts: [TechniqueFact]
        let texts: [Text]
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
    /// That it is put away, or that its author has changed it since it was published.
    let state: String?
    let facts: [TechniqueFact]
    let texts: [Text]
    /// Nil where all read the same.
    let published: Published?
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
    let hasPublications: Bool

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
        descriptionHTML = technique.description(strings.language).map { DesignText.html($0) }
        let own = technique.own
        let mine = own.flatMap { $0.owner == viewer.id ? $0 : nil }
        state = own.flatMap { Self.state($0, isMine: mine != nil) }.map { strings($0) }
        let author = sheet.author.map { TechniqueFact(label: strings("technique.author"), value: $0) }
        let publication = own?.publishedAt.map { _ in
            TechniqueFact(label: strings("technique.publication"), value: strings("technique.is-published"))
        }
        facts = TechniqueWords(strings: strings).facts(technique.traits) + [author, publication].compactMap(\.self)
        texts = try own.map { try Text.all($0.content, strings) } ?? []
        published = try own.flatMap { try $0.isWaiting ? $0.readContent.map { try Published($0, strings) } : nil }
        let kind = technique.kind
        uses = sheet.uses.map { Use($0, of: kind, stringsOf($0.course.language)) }
        hasUses = !uses.isEmpty
        favouriteAction = TechniqueRoutes.favourites(of: technique.reference, in: course)
        favouriteValue = sheet.isFavourite ? TechniqueController.MarkValue.remove : TechniqueController.MarkValue.add
        favouriteLabel = strings(sheet.isFavourite ? "technique.unstar" : "technique.star")
        copyAction = TechniqueRoutes.copies(of: technique.reference, in: course)
        copyID = copy.text
        let there = mine.flatMap { $0.removedAt == nil ? $0.id : nil }
        editHref = there.map { TechniqueRoutes.edit($0, in: course) }
        removeAction = there.map { TechniqueRoutes.removals(of: $0, in: course) }
        let isRestorable = mine?.removedAt.map { $0 + .days(TechniqueStore.daysKept) > now } ?? false
        restoreAction = isRestorable ? mine.map { TechniqueRoutes.restorations(of: $0.id, in: course) } : nil
        let readable = viewer.roles.contains(.administrator) ? own.flatMap { $0.removedAt == nil ? $0 : nil } : nil
        publications = readable.map { Publishing.all($0, in: course, strings) } ?? []
        hasPublications = !publications.isEmpty
    }

    private static func state(_ technique: OwnTechnique, isMine: Bool) -> String? {
        if technique.removedAt != nil { return "technique.is-removed" }
        guard technique.isWaiting else { return nil }
        return isMine ? "technique.waiting-own" : "technique.waiting-others"
    }
}

extension TechniquePage.Text {
    static func all(_ content: TechniqueContent, _ strings: Strings) throws -> [Self] {
        [
            ("technique.procedure", content.procedure), ("technique.materials", content.materials),
            ("technique.reference", content.reference),
        ].compactMap { key, text in
            text.map { Self(title: strings(key), bodyHTML: DesignText.html($0)) }
        }
    }
}

extension TechniquePage.Published {
    init(_ content: TechniqueContent, _ strings: Strings) throws {
        title = content.title
        descriptionHTML = content.description.map { DesignText.html($0) }
        facts = TechniqueWords(strings: strings).facts(content.traits)
        texts = try TechniquePage.Text.all(content, strings)
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
    /// To publish what is not published yet, or has changed since, and to publish it no longer.
    static func all(_ technique: OwnTechnique, in course: ID<Course>, _ strings: Strings) -> [Self] {
        func one(_ value: String, _ label: String, _ hint: String) -> Self {
            Self(
                action: TechniqueRoutes.publications(of: technique.id, in: course), seen: String(technique.version), value: value,
                label: strings(label), hint: strings(hint))
        }
        let (add, remove) = (TechniqueController.MarkValue.add, TechniqueController.MarkValue.remove)
        if technique.publishedAt == nil { return [one(add, "technique.publish", "technique.publish-means")] }
        let again = technique.isWaiting ? [one(add, "technique.publish-new", "technique.publish-new-means")] : []
        return again + [one(remove, "technique.unpublish", "technique.unpublish-means")]
    }
}
