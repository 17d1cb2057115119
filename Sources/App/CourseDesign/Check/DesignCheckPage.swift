/// The check of a design: its findings, what would suit it, its hours, and what was set aside.
struct DesignCheckPage: Page {
    static let template = "CourseDesign/design-check"

    struct Row: Sendable {
        let href: String
        let sentence: String
        let asideHref: String
        let asideLabel: String
    }

    /// What is found about one objective, or about everything else.
    struct Part: Sendable {
        /// Nil where all of its group is about something else.
        let name: String?
        /// Nil for the language of the page.
        let language: String?
        let rows: [Row]
    }

    struct Group: Sendable {
        let title: String
        let parts: [Part]
    }

    struct Suggestion: Sendable {
        let name: String
        let title: String
        let label: String
    }

    struct Strategy: Sendable {
        let title: String
        let action: String
        /// All techniques that fit.
        let href: String
        let suggestions: [Suggestion]
    }

    struct Level: Sendable {
        let href: String
        let title: String
        let detail: String
    }

    struct Aside: Sendable {
        let href: String
        let sentence: String
        let reason: String
        let detail: String
        let finding: String
        let label: String
    }

    let frame: Frame
    let contentLanguage: String
    /// How many findings there are, or that there are none.
    let summary: String
    let isFound: Bool
    let groups: [Group]
    let strategies: [Strategy]
    let hasStrategies: Bool
    /// This page at its strategies, to which what is assigned leads back.
    let strategiesFrom: String
    /// What was done there.
    let done: String?
    let hasMoreStrategies: Bool
    let hours: [TestFacts.Fact]
    let hasHours: Bool
    let levels: [Level]
    let hasLevels: Bool
    let aside: [Aside]
    let hasAside: Bool
    let backAction: String

    /// Of objectives that have no technique yet; the next ones follow when these have theirs.
    private static let mostStrategies = 10

    /// - Parameter isAssigned: whether a technique was assigned on this page just now.
    init(frame: Frame, strings: Strings, sheet: DesignCheckStore.Sheet, isAssigned: Bool = false) {
        let (course, open) = (sheet.taught.course, sheet.open)
        contentLanguage = course.language.rawValue
        summary = open.isEmpty ? strings("check.clear") : strings("check.found", n: open.count)
        isFound = !open.isEmpty
        groups = DesignFinding.Query.allCases.compactMap { query in
            let found = open.filter { $0.rule.query == query }
            return found.isEmpty ? nil : Group(title: strings(query.key), parts: Self.parts(found, of: course, strings))
        }
        let here = CheckRoutes.strategies(of: course.id)
        strategiesFrom = here
        strategies = sheet.check.strategies.prefix(Self.mostStrategies).map { Self.strategy($0, from: WayBack(here), strings) }
        hasMoreStrategies = sheet.check.strategies.count > strategies.count
        hasStrategies = !strategies.isEmpty
        (self.frame, done) = frame.said(isAssigned && hasStrategies)
        hours = CheckedHours(strings).facts(sheet.facts)
        hasHours = !hours.isEmpty
        levels = CheckedLevels(strings).levels(sheet.facts)
        hasLevels = !levels.isEmpty
        aside = sheet.aside.map { Self.aside($0.finding, $0.exception, strings) }
        hasAside = !aside.isEmpty
        backAction = CheckRoutes.removals(of: course.id)
    }

    /// Objectives in the order in which something is found about them, and then everything else.
    private static func parts(_ findings: [DesignFinding], of course: Course, _ strings: Strings) -> [Part] {
        var seen: Set<String> = []
        let named = findings.compactMap { first -> Part? in
            guard let objective = first.objective, seen.insert(objective).inserted else { return nil }
            let name = first.values[.objective]
            return Part(
                name: name?.text(strings), language: name?.isContent == true ? course.language.rawValue : nil,
                rows: findings.filter { $0.objective == objective }.map { row($0, in: course.id, strings) })
        }
        let others = findings.filter { $0.objective == nil }
        if others.isEmpty { return named }
        let name = named.isEmpty ? nil : strings("check.others")
        return named + [Part(name: name, language: nil, rows: others.map { row($0, in: course.id, strings) })]
    }

    private static func row(_ finding: DesignFinding, in course: ID<Course>, _ strings: Strings) -> Row {
        let sentence = finding.sentence(strings)
        return Row(
            href: finding.href, sentence: finding.brief(strings) ?? sentence,
            asideHref: CheckRoutes.newException(finding.key, in: course),
            asideLabel: strings("check.set-aside-this", ["finding": sentence]))
    }

    private static func strategy(_ strategy: DesignCheck.Strategy, from way: WayBack?, _ strings: Strings) -> Strategy {
        let key = strategy.kind == .assessment ? "check.assess" : "check.teach"
        return Strategy(
            title: strings(key, ["objective": strategy.name.text(strings)]),
            action: TechniqueRoutes.suggestions(strategy.kind, for: strategy.objective),
            href: way.on(TechniqueRoutes.suggestions(strategy.kind, for: strategy.objective)),
            suggestions: strategy.suggested.map {
                Suggestion(name: $0.name, title: $0.title, label: strings("check.assign-this", ["technique": $0.title]))
            })
    }

    private static func aside(_ finding: DesignFinding, _ exception: DesignException, _ strings: Strings) -> Aside {
        let sentence = finding.sentence(strings)
        return Aside(
            href: finding.href, sentence: sentence, reason: exception.reason,
            detail: [exception.maker, strings.formats.day(exception.madeAt)].compactMap { $0 }.joined(separator: " · "),
            finding: finding.key, label: strings("check.restore-this", ["finding": sentence]))
    }
}
