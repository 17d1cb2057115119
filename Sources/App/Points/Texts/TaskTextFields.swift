/// The fields on the page of a week that say what its parts were, formatted for a template.
struct TaskTextFields: Sendable {
    struct Field: Sendable {
        let id: String
        let name: String
        let label: String
        /// Where it is the course's.
        let labelLanguage: String?
        let value: String
        let seenName: String
        let seen: Int
        let error: String?
    }

    /// The beginnings of the names of fields, before the key of a part.
    static let text = "t."
    static let seen = "s."
    /// The id of the element around them.
    static let place = "task-texts"

    let fields: [Field]
    /// Whether it is shown unfolded: there is something to correct.
    let isOpen: Bool
    /// Whether something can be written. What was sent comes back in the form.
    let hasForm: Bool
    /// What is said of the parts already: Tasks: CSS layout.
    let told: [String]

    /// The id of a part's field, to which a complaint leads.
    static func field(_ key: String) -> String { "text-" + key }

    /// - Parameters:
    ///   - typed: what was typed and could not be saved; nil where nothing was. That of another week is not shown in this one.
    ///   - errors: why.
    init?(_ sheet: PointSheet?, typed: TaskTextForm?, errors: FormErrors?, _ strings: Strings) {
        guard let sheet, let week = sheet.week else { return nil }
        let course = sheet.points.taught.course
        let own = typed.flatMap { $0.week == week ? $0 : nil }
        fields = sheet.columns.filter(\.part.isWeekly).map { column in
            let (key, text) = (column.part.key, sheet.texts[column.cell])
            return Field(
                id: Self.field(key), name: Self.text + key, label: PointsWords.name(of: column.part, strings),
                labelLanguage: PointsWords.language(of: column.part, in: course),
                value: own?.edits.first { $0.key == key }?.typed ?? text?.body ?? "", seenName: Self.seen + key,
                seen: text?.sequence ?? 0, error: errors?.first(Self.field(key), strings))
        }
        if fields.isEmpty { return nil }
        isOpen = errors != nil
        hasForm = errors != nil || !sheet.points.taught.isArchived
        told = sheet.columns.compactMap { column in
            sheet.texts[column.cell]?.body.map { PointsWords.name(of: column.part, strings) + ": " + $0 }
        }
    }
}
