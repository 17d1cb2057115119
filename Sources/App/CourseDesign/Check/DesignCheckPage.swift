/// The check of a design: its findings, what would suit it, its hours, and what was set aside.
struct DesignCheckPage: Page {
    static let template = "CourseDesign/design-check"

    struct Row: Sendable {
        let href: String
        let sentence: String
        let asideHref: String
        let asideLabel: String
    }

    struct Group: Sendable {
        let title: String
        let rows: [Row]
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
    let groups: [Group]
    let strategies: [Strategy]
    let hasStrategies: Bool
    /// This page at its strategies, to which what is assigned leads back.
    let strategiesFrom: String
    /// What was done there.
    let done: String?
    let hours: [TestFacts.Fact]
    let hasHours: Bool
    let levels: [Level]
    let hasLevels: Bool
    let aside: [Aside]
    let hasAside: Bool
    let backAction: String

    /// - Parameter isAssigned: whether a technique was assigned on this page just now.
    init(frame: Frame, strings: Strings, sheet: DesignCheckStore.Sheet, isAssigned: Bool = false) {
        let (course, open) = (sheet.taught.course, sheet.open)
        contentLanguage = course.language.rawValue
        summary = open.isEmpty ? strings("check.clear") : strings("check.found", n: open.count)
        groups = DesignFinding.Query.allCases.compactMap { query in
            let found = open.filter { $0.rule.query == query }
            return found.isEmpty
                ? nil : Group(title: strings(query.key), rows: found.map { Self.row($0, in: course.id, strings) })
        }
        let here = CheckRoutes.strategies(of: course.id)
        strategiesFrom = here
        strategies = sheet.check.strategies.map { Self.strategy($0, from: WayBack(here), strings) }
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

    private static func row(_ finding: DesignFinding, in course: ID<Course>, _ strings: Strings) -> Row {
        let sentence = finding.sentence(strings)
        return Row(
            href: finding.href, sentence: sentence, asideHref: CheckRoutes.newException(finding.key, in: course),
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
