/// A line of the table of a record.
struct RecordRow: Sendable {
    let number: String
    /// IT250 - Web sistemi
    let title: String
    let contentLanguage: String
    let semester: String
    /// A dash where the course has none.
    let ects: String
    /// In figures.
    let mark: String
    /// In words; nil for schemes whose marks have none.
    let words: String?
    /// The day on which it was confirmed.
    let confirmed: String

    static func rows(of courses: [RecordedCourse], _ strings: Strings) -> [RecordRow] {
        courses.enumerated().map { place, course in
            RecordRow(
                number: strings.formats.number(place + 1), title: course.subject, contentLanguage: course.language.rawValue,
                semester: course.semester, ects: course.ects?.text(strings) ?? "–",
                mark: course.mark.text(possible: PointsPlan.whole, strings), words: words(course.mark, strings),
                confirmed: strings.formats.shortDay(course.confirmedAt))
        }
    }

    /// What a Serbian mark is called; a Romanian one is told in figures alone.
    private static func words(_ mark: Mark, _ strings: Strings) -> String? {
        guard mark.scheme == .serbian else { return nil }
        switch mark.thousandths {
        case 10_000: return strings("record.ten")
        case 9000: return strings("record.nine")
        case 8000: return strings("record.eight")
        case 7000: return strings("record.seven")
        case 6000: return strings("record.six")
        default: return nil
        }
    }
}
