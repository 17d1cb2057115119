/// The plan of points of a course, for those who teach it.
struct PointsPlanPage: Page {
    static let template = "Points/points-plan"

    struct Part: Sendable {
        let id: String
        let title: String
        /// Where it is the course's.
        let titleLanguage: String?
        let points: String
        let detail: String
        /// Nil for somebody who may not change it.
        let href: String?
        let isFirst: Bool
        let isLast: Bool
        let up: String
        let down: String
    }

    struct Sum: Sendable {
        let label: String
        let value: String
    }

    struct Edition: Sendable {
        let title: String
        let made: String
        let note: String?
    }

    /// A part that was removed from the plan.
    struct Removed: Sendable {
        let id: String
        let title: String
        /// Where it is the course's.
        let titleLanguage: String?
        /// Its most points, and how many entries it has.
        let detail: String
        /// The label of the button that puts it back.
        let label: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let course: String
    /// The version and its date; nil for a course without a plan.
    let version: String?
    /// That a change makes a new version; nil while no points are there, and for those who may not change it.
    let used: String?
    /// That somebody else changes it; nil for those who may.
    let readOnly: String?
    /// That the course is archived, so that its plan is only read; nil for any other course.
    let archived: String?
    let warnings: [String]
    let seen: String
    let orderAction: String
    let isChangeable: Bool
    let newHref: String?
    let parts: [Part]
    let hasParts: Bool
    let sums: [Sum]
    /// Nothing for those who may not change the plan.
    let removed: [Removed]
    let hasRemoved: Bool
    let restorationAction: String
    let removedError: String?
    /// Where points are there, what is changed must be said.
    let note: TypedField?
    let editions: [Edition]
    let hasEditions: Bool

    /// - Parameter note: what was typed beside the button that puts a part back.
    init(
        frame: Frame, strings: Strings, sheet: PointsPlanStore.Sheet, note: String? = nil, errors: FormErrors? = nil
    ) {
        let (course, plan) = (sheet.taught.course, sheet.plan)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = course.language.rawValue
        self.course = course.title
        isChangeable = sheet.taught.isPlanOpen
        version = plan.map { PlanWords.version($0.edition, strings) }
        used = sheet.isUsed && isChangeable ? strings("points.used") : nil
        archived = sheet.taught.isArchived ? strings("points.archived") : nil
        readOnly = isChangeable || archived != nil ? nil : strings("points.read-only")
        warnings = (plan?.warnings ?? []).map { PlanWords.warning($0, strings) }
        seen = String(plan?.edition.revision ?? 0)
        orderAction = PointsPlanRoutes.order(of: course.id)
        newHref = isChangeable ? PointsPlanRoutes.newPart(of: course.id) : nil
        let all = plan?.parts ?? []
        parts = all.enumerated().map { place, part in
            Self.part(part, sheet, isFirst: place == 0, isLast: place == all.count - 1, strings)
        }
        hasParts = !parts.isEmpty
        sums = plan.map { all.isEmpty ? [] : Self.sums($0, strings) } ?? []
        removed = isChangeable ? sheet.removed.map { Self.removed($0, sheet, strings) } : []
        hasRemoved = !removed.isEmpty
        restorationAction = PointsPlanRoutes.restorations(of: course.id)
        removedError = errors?.first("removed", strings)
        self.note =
            sheet.isUsed
            ? TypedField(
                "note", strings("points.note"), note, hint: strings("points.note-hint"), errors: errors, strings) : nil
        editions = sheet.editions.map {
            Edition(
                title: strings("points.version", ["version": strings.formats.number($0.version)]),
                made: PlanWords.made($0, strings),
                note: $0.note)
        }
        hasEditions = editions.count > 1
    }

    private static func part(
        _ part: PointsPart, _ sheet: PointsPlanStore.Sheet, isFirst: Bool, isLast: Bool, _ strings: Strings
    ) -> Part {
        let (course, name) = (sheet.taught.course, PointsWords.name(of: part, strings))
        return Part(
            id: part.id.text, title: name, titleLanguage: PointsWords.language(of: part, in: course),
            points: PlanWords.points(part.most, strings),
            detail: PlanWords.detail(part, sheet, strings),
            href: sheet.taught.isPlanOpen ? PointsPlanRoutes.part(part.id, of: course.id) : nil,
            isFirst: isFirst, isLast: isLast,
            up: strings("points.up", ["part": name]), down: strings("points.down", ["part": name]))
    }

    private static func removed(_ part: PointsPart, _ sheet: PointsPlanStore.Sheet, _ strings: Strings) -> Removed {
        let name = PointsWords.name(of: part, strings)
        return Removed(
            id: part.id.text, title: name, titleLanguage: PointsWords.language(of: part, in: sheet.taught.course),
            detail: [PlanWords.points(part.most, strings), strings("points.entries", n: sheet.entered[part.id]?.entries ?? 0)]
                .joined(separator: " · "),
            label: strings("points.restore-part", ["part": name]))
    }

    private static func sums(_ plan: PointsPlan, _ strings: Strings) -> [Sum] {
        func sum(_ key: String, _ points: Points) -> Sum { Sum(label: strings(key), value: PlanWords.points(points, strings)) }
        return [
            sum("points.pre-exam", plan.most(.preExam)), sum("points.exam", plan.most(.exam)),
            sum("points.all", plan.most(.preExam, .exam)),
        ]
    }
}
