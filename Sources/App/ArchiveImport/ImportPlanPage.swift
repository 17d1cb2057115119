/// Shows what the import of an archive would do, and asks for confirmation.
struct ImportPlanPage: Page {
    static let template = "ArchiveImport/import-plan"

    struct Shown: Sendable {
        let archive: ArchiveShelf.Archive
        let plan: Result<ImportPlan, ImportMistakes>
        /// The id that a new course gets.
        let newID: ID<Course>
        /// Whether the plan is another one than was confirmed.
        let isChanged: Bool
        let mayImportPeople: Bool
        let becomesProfessor: Bool
        /// Whether the people of the archive were asked for.
        var wantsPeople = false
    }

    struct CourseRow: Sendable {
        let contentLanguage: String
        let title: String
        let state: String
        /// The numbers of things in it.
        let counts: String
        let notes: [String]
        let lists: [TitleList]
    }

    /// The titles of lessons or of tests.
    struct TitleList: Sendable {
        let heading: String
        let titles: [String]
    }

    struct Change: Sendable {
        let text: String
        /// The lines that differ, where the browser's version stays.
        let difference: String?
    }

    /// Whether people are imported as well; only for those who may import them.
    struct PeopleChoice: Sendable {
        let action: String
        let isChosen: Bool
        let label: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let mistakes: [String]
    let hasMistakes: Bool
    let isChanged: Bool
    let courses: [CourseRow]
    let left: [String]
    let hasLeft: Bool
    let changes: [Change]
    let hasChanges: Bool
    let more: String?
    /// Whether something that was changed in the browser stays.
    let isLeft: Bool
    let people: PeopleChoice?
    /// Leads to the plan without people, where the one with them is refused.
    let plainHref: String?
    /// Posted with the confirmation.
    let withPeople: Bool
    let plan: String
    let newID: String
    let action: String
    /// Whether there is anything to import.
    let isWork: Bool
    let isNothing: Bool
    let until: String
    let removalAction: String

    /// Whether this is not what was asked for.
    var isRefused: Bool { isChanged || errors != nil }

    /// Compares all texts that differ, which takes a while: not for the thread of a connection.
    init(frame: Frame, strings: Strings, shown: Shown, at now: Instant) {
        let found: [Mistake]
        let known: ImportPlan?
        switch shown.plan {
        case .success(let plan): (found, known) = ([], plan)
        case .failure(let refused): (found, known) = (refused.mistakes, nil)
        }
        self.frame = found.isEmpty ? frame : frame.titled(strings("form.error-prefix"))
        errors =
            found.isEmpty
            ? nil : ErrorSummary(entries: [.init(href: "#mistakes", message: strings("import.mistakes", n: found.count))])
        mistakes = found.prefix(ArchiveUploadPage.mostShown).map { $0.text(strings) }
        hasMistakes = !mistakes.isEmpty
        isChanged = shown.isChanged && known != nil
        courses = known?.courses.map { Self.row($0, shown, strings) } ?? []
        left = known.map { Self.left($0, strings) } ?? []
        hasLeft = !left.isEmpty
        let entries = known?.changes ?? []
        changes = entries.prefix(Self.mostChanges).map { Self.change($0, strings) }
        hasChanges = !changes.isEmpty
        more = entries.count > Self.mostChanges ? strings("course-import.more-changes", n: entries.count - Self.mostChanges) : nil
        isLeft = entries.contains { $0.verb == .left }
        let digest = shown.archive.digest
        people = known.flatMap { plan in
            shown.mayImportPeople && plan.people > 0
                ? PeopleChoice(
                    action: ArchiveImportRoutes.archive(digest), isChosen: !plan.keepsPeople,
                    label: strings("course-import.with-people", n: plan.people)) : nil
        }
        plainHref = known == nil && shown.mayImportPeople && shown.wantsPeople ? ArchiveImportRoutes.archive(digest) : nil
        withPeople = known?.keepsPeople == false
        plan = known?.digest ?? ""
        newID = shown.newID.text
        action = ArchiveImportRoutes.confirmation(of: digest)
        isWork = known?.isWork == true
        isNothing = known?.isWork == false
        until = strings("course-import.kept", ["time": strings.formats.atNear(shown.archive.endsAt, now: now)])
        removalAction = ArchiveImportRoutes.removal(of: digest)
    }

    /// The most changes that are shown.
    private static let mostChanges = 400
    /// The most lines that are shown of one difference.
    private static let mostLines = 40

    private static func row(_ course: ImportPlan.PlannedCourse, _ shown: Shown, _ strings: Strings) -> CourseRow {
        let counts = [
            strings("teach.topics", n: course.topics), strings("teach.lessons", n: course.lessons.count),
            strings("teach.tests", n: course.tests.count), strings("teach.file-count", n: course.files),
        ]
        let notes = [
            course.takenKey.map { strings("course-import.taken", ["key": $0, "new": course.key]) },
            course.hasNamesake ? strings("course-import.namesake", ["number": course.code]) : nil,
            course.isNew && shown.becomesProfessor ? strings("course-import.professor") : nil,
        ]
        let lists = [
            TitleList(heading: strings("lessons.title"), titles: course.lessons),
            TitleList(heading: strings("tests.title"), titles: course.tests),
        ]
        return CourseRow(
            contentLanguage: course.language.rawValue, title: course.code + " · " + course.title,
            state: strings(course.isNew ? "course-import.new" : "course-import.known"), counts: counts.joined(separator: " · "),
            notes: notes.compactMap { $0 }, lists: lists.filter { !$0.titles.isEmpty })
    }

    private static func left(_ plan: ImportPlan, _ strings: Strings) -> [String] {
        [
            plan.keepsPeople && plan.people > 0 ? strings("course-import.left-people", n: plan.people) : nil,
            plan.surveys > 0 ? strings("course-import.left-surveys", n: plan.surveys) : nil,
            strings("course-import.left-institution"),
        ].compactMap { $0 }
    }

    private static func change(_ change: ImportChange, _ strings: Strings) -> Change {
        let all = change.edited.map { $0.texts.lines(strings) } ?? []
        let lines = all.prefix(mostLines) + (all.count > mostLines ? ["      …"] : [])
        return Change(text: change.text(strings), difference: lines.isEmpty ? nil : lines.joined(separator: "\n"))
    }
}
