/// The techniques of one kind that a course can have: one's own, published ones, and curated ones.
struct TechniqueListPage: Page {
    static let template = "CourseDesign/technique-list"

    struct Row: Sendable {
        let href: String
        let title: String
        let detail: String
    }

    struct Group: Sendable {
        let title: String
        let rows: [Row]
    }

    struct Removed: Sendable {
        let title: String
        let until: String
        let action: String
        let label: String
    }

    let frame: Frame
    let tabs: [Frame.Tab]
    let tabsLabel: String
    let planHref: String
    let planTitle: String
    let newHref: String
    /// Those that have techniques.
    let groups: [Group]
    /// Whether the person who looks has written none.
    let hasNoOwn: Bool
    let removed: [Removed]
    let hasRemoved: Bool

    init(frame: Frame, strings: Strings, shelf: TechniqueListStore.Shelf) {
        let (course, kind) = (shelf.taught.course.id, shelf.kind)
        self.frame = frame
        tabs = TechniqueKind.allCases.map {
            Frame.Tab(href: TechniqueRoutes.techniques(of: course, $0), text: strings($0.key), isCurrent: $0 == kind)
        }
        tabsLabel = strings("technique.kinds")
        planHref = TechniqueRoutes.plan(kind, of: course)
        planTitle = strings(kind.planKey)
        newHref = TechniqueRoutes.new(of: course, kind)
        let sorted = shelf.techniques.byTitle(strings.language)
        let own = sorted.filter { $0.own?.owner == shelf.viewer }
        let others = sorted.filter { $0.own.map { $0.owner != shelf.viewer } ?? false }
        let published = others.filter { $0.own?.publishedAt != nil }
        // Only an administrator has others' techniques as they were written last.
        let all = [
            ("technique.own", own), ("technique.waiting", published.filter { $0.own?.isWaiting == true }),
            ("technique.published", published.filter { $0.own?.isWaiting != true }),
            ("technique.unpublished", others.filter { $0.own?.publishedAt == nil }),
            ("technique.curated", sorted.filter { $0.own == nil }),
        ]
        groups = all.filter { !$0.1.isEmpty }.map { title, techniques in
            Group(title: strings(title), rows: techniques.map { Row($0, shelf, strings) })
        }
        hasNoOwn = own.isEmpty
        removed = shelf.removed.map { removed in
            let (technique, title) = (removed.technique, removed.technique.content.title)
            return Removed(
                title: title, until: strings("objective.restorable", ["day": strings.formats.day(removed.until)]),
                action: TechniqueRoutes.restorations(of: technique.id, in: course),
                label: strings("technique.restore-one", ["technique": title]))
        }
        hasRemoved = !removed.isEmpty
    }
}

extension TechniqueListPage.Row {
    init(_ technique: Technique, _ shelf: TechniqueListStore.Shelf, _ strings: Strings) {
        let reference = technique.reference
        href = TechniqueRoutes.technique(reference, in: shelf.taught.course.id)
        title = technique.title(strings.language)
        let uses = shelf.uses[reference].map { strings("technique.uses", n: $0) }
        let star = shelf.favourites.contains(reference) ? strings("technique.starred") : nil
        let waiting = technique.own?.isWaiting == true ? strings("technique.is-waiting") : nil
        let summary = TechniqueWords(strings: strings).summary(technique.traits)
        detail = [waiting, star, uses, summary.isEmpty ? nil : summary].compactMap(\.self).joined(separator: " · ")
    }
}

extension TechniqueKind {
    /// The tab of the paper.
    var tabKey: String {
        switch self {
        case .assessment: "design.assessment"
        case .teaching: "design.pedagogy"
        }
    }

    /// Of the plan with all objectives.
    var planKey: String {
        switch self {
        case .assessment: "technique.plan-assessment"
        case .teaching: "technique.plan-teaching"
        }
    }
}
