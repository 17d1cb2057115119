/// The hours of each activity of a course, how their results are assessed, and the bibliography.
struct HoursPage: Page {
    static let template = "CourseDesign/hours"

    struct Group: Sendable {
        let title: String
        let fields: [TypedField]
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let seen: String
    /// What another person has made of it meanwhile, in words.
    let stored: String?
    let groups: [Group]
    let fields: [TypedField]

    init(
        frame: Frame, strings: Strings, shelf: SheetStore.Shelf, form: HoursForm, help: FieldHelp, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = SheetRoutes.hours(of: shelf.taught.course.id)
        seen = errors.seen(form.seen, shelf.hours.fingerprint)
        stored = errors.isOvertaken ? Self.words(shelf.hours, strings) : nil
        groups = CourseActivity.allCases.map { activity in
            let (hours, assessment) = (HoursForm.hours(activity), HoursForm.assessment(activity))
            return Group(
                title: strings(activity.key),
                fields: [
                    TypedField(hours, strings("sheet.hours"), form.values[hours], type: "number", errors: errors, strings)
                        .explained(activity == .lecture ? help("sheet.hours-help") : nil),
                    TypedField(assessment, strings("sheet.assessment"), form.values[assessment], errors: errors, strings)
                        .explained(activity == .individualStudy ? help("sheet.assessment-help") : nil),
                ])
        }
        fields = [
            TypedField("bibliography", strings("sheet.bibliography"), lines: form.values["bibliography"], errors: errors, strings)
                .explained(help("sheet.bibliography-help"))
        ]
        let named = groups.flatMap { group in group.fields.map { ($0.id, group.title + ", " + $0.label) } }
        self.errors = ErrorSummary(
            errors, strings,
            named: Dictionary(named + fields.map { ($0.id, $0.label) }, uniquingKeysWith: { first, _ in first }))
    }

    private static func words(_ hours: CourseHours, _ strings: Strings) -> String {
        let parts = CourseActivity.allCases.compactMap { activity in
            hours.activities[activity].map { own in
                [strings(activity.key) + " " + strings.formats.number(own.hours), own.assessment].compactMap { $0 }
                    .joined(separator: ", ")
            }
        }
        let all = parts + [hours.bibliography].compactMap { $0 }
        return strings("teach.stored") + ": " + (all.isEmpty ? "–" : all.joined(separator: " · "))
    }
}

/// The hours of each topic of a course by activity.
struct TopicHoursPage: Page {
    static let template = "CourseDesign/topic-hours"

    struct Cell: Sendable {
        let id: String
        let value: String
        /// What the field is, for those who do not see the table.
        let label: String
        let isWrong: Bool
    }

    struct Row: Sendable {
        let title: String
        /// From 0 to 4.
        let depth: Int
        let cells: [Cell]
    }

    private static let deepest = 4

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let seen: String
    /// The hours of each topic that another person has given some meanwhile.
    let stored: [DesignStored]
    let hasStored: Bool
    let contentLanguage: String
    let heads: [String]
    let rows: [Row]
    let hasRows: Bool
    /// The hours of the course and of its topics by activity.
    let totals: [String]

    /// - Parameter typed: nil where nothing was.
    init(
        frame: Frame, strings: Strings, shelf: SheetStore.Shelf, typed: TopicHoursForm?, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = SheetRoutes.topics(of: shelf.taught.course.id)
        seen = errors.seen(typed?.seen, shelf.topicFingerprint)
        stored = DesignStored.all(Self.values(shelf, strings), errors)
        hasStored = !stored.isEmpty
        contentLanguage = shelf.taught.course.language.rawValue
        let activities = TopicHoursForm.activities
        heads = activities.map { strings($0.key) }
        rows = shelf.topics.inOrder.map { topic in
            Row(
                title: topic.title, depth: min(Self.deepest, shelf.topics.depth(of: topic)),
                cells: activities.map { activity in
                    let field = TopicHoursForm.field(activity, topic.id)
                    let stored = shelf.topicHours[topic.id]?[activity].map { String($0) }
                    return Cell(
                        id: field, value: typed.map { $0.values[field] ?? "" } ?? stored ?? "",
                        label: strings("sheet.hours-of", ["activity": strings(activity.key), "topic": topic.title]),
                        isWrong: errors?.first(field, strings) != nil)
                })
        }
        hasRows = !rows.isEmpty
        totals = activities.map { activity in
            let own = shelf.topicHours.values.reduce(0) { $0 + ($1[activity] ?? 0) }
            return strings.formats.number(own) + " / " + strings.formats.number(shelf.hours.hours(activity))
        }
        let named = rows.flatMap { row in row.cells.map { ($0.id, $0.label) } }
        self.errors = ErrorSummary(
            errors, strings, named: Dictionary(named, uniquingKeysWith: { first, _ in first }))
    }

    private static func values(_ shelf: SheetStore.Shelf, _ strings: Strings) -> [(label: String, value: String?)] {
        shelf.topics.inOrder.map { topic in
            let hours = TopicHoursForm.activities.compactMap { activity in
                shelf.topicHours[topic.id]?[activity].map { strings(activity.key) + " " + strings.formats.number($0) }
            }
            return (topic.title, hours.isEmpty ? nil : hours.joined(separator: ", "))
        }
    }
}
