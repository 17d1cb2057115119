/// A cell of a page of points, formatted for a template: a choice of attendance, a small field, or what is there where nothing
/// can be entered: for somebody who left the course, and in an archived one.
struct PointField: Sendable {
    struct Option: Sendable {
        let id: String
        let value: String
        let text: String
        /// What it is called where the text is only a sign.
        let label: String?
        let isChosen: Bool
    }

    let id: String
    /// The id where something refers to it; nil in a table of hundreds, whose script knows them by their places.
    let anchor: String?
    let name: String
    /// What stands above the field; nil in a table, whose headings say it.
    let label: String?
    /// Where it is the course's.
    let labelLanguage: String?
    /// The ids of the texts that name it.
    let labelledBy: String
    let value: String
    let isChoice: Bool
    let options: [Option]
    let isField: Bool
    /// Whether a phone shows the keyboard for numbers.
    let isNumber: Bool
    /// The value in words, where nothing can be entered.
    let shown: String?
    let error: String?

    /// How it stands on its page.
    struct Place: Sendable {
        let id: String
        /// The id of the text that names it beside its label.
        let owner: String
        /// The id of the heading above it; nil for a label of its own.
        let heading: String?
        let label: String?
        let labelLanguage: String?
        /// Whether attendance is chosen by a tap.
        let isTapped: Bool
    }

    /// - Parameter isOpen: whether something can be entered.
    init(
        _ column: PointSheet.Column, of row: CoursePoints.Row, isOpen: Bool, at place: Place, _ doubt: PointDoubts.Doubt?,
        _ strings: Strings
    ) {
        let entry = row.entries[column.cell]
        let isAttendance = column.part.sort == .attendance
        id = place.id
        anchor = place.heading == nil || doubt != nil ? place.id : nil
        name = TypedPoint.name(
            of: row.student.id, column.part.key, week: column.cell.week, seen: doubt?.seen ?? entry?.sequence ?? 0)
        label = place.label
        labelLanguage = place.labelLanguage
        labelledBy = place.owner + " " + (place.heading ?? place.id + "-label")
        isChoice = isOpen && isAttendance && place.isTapped
        isField = isOpen && !isChoice
        isNumber = isField && !isAttendance
        value = doubt?.typed.text ?? Self.text(of: entry?.value, strings)
        options = isChoice ? Self.options(place.id, entry?.value, doubt, strings) : []
        shown = isOpen ? nil : entry?.value.map { PointsWords.value($0, strings) } ?? "–"
        error = doubt?.sentence
    }

    /// A value as it is typed into a field: 7,5 · 1 · 0 · e.
    static func text(of value: PointValue?, _ strings: Strings) -> String {
        switch value {
        case nil: ""
        case .points(let points): strings.formats.typed(thousandths: points.thousandths)
        case .attendance(.present): "1"
        case .attendance(.absent): "0"
        case .attendance(.excused): strings("group-points.excused-letter")
        }
    }

    private static func options(
        _ id: String, _ value: PointValue?, _ doubt: PointDoubts.Doubt?, _ strings: Strings
    ) -> [Option] {
        let entered: Attendance? = if case .attendance(let attendance) = value { attendance } else { nil }
        let chosen = if let doubt { Attendance(typed: doubt.typed.text) } else { entered }
        let all = Attendance.allCases.map { attendance in
            Option(
                id: id + "-" + attendance.rawValue, value: attendance.rawValue,
                text: PointsWords.attendance(attendance, strings), label: nil, isChosen: attendance == chosen)
        }
        // What was tapped by mistake can be taken back.
        return all + [
            Option(
                id: id + "-none", value: "", text: "–", label: strings("group-points.nothing-entered"), isChosen: chosen == nil)
        ]
    }
}
