/// The syllabus of a course, to read and to print.
struct SyllabusPage: Page {
    static let template = "CourseDesign/syllabus"

    struct Text: Sendable {
        let title: String?
        let detail: String?
        let bodyHTML: String?
    }

    struct Line: Sendable {
        let depth: Int
        let title: String
        let href: String?
        let note: String?
        let details: [Detail]
        let hasDetails: Bool
    }

    struct Detail: Sendable {
        let text: String
        let href: String?
        let isFirst: Bool
    }

    struct Section: Sendable {
        let id: String
        let title: String
        let facts: [Syllabus.Fact]
        let hasFacts: Bool
        let texts: [Text]
        /// Nil where there is no such list.
        let numbered: Lines?
        let plain: Lines?
    }

    struct Lines: Sendable {
        let lines: [Line]
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let sections: [Section]
    let isEmpty: Bool
    let markdownHref: String
    /// Where its teachers hide and move sections; nil for those who do not teach it.
    let settingsHref: String?

    init(frame: Frame, course: Course, syllabus: Syllabus, isTaught: Bool) throws {
        self.frame = frame
        contentLanguage = course.language.rawValue
        title = syllabus.title
        sections = syllabus.sections.map(Self.section)
        isEmpty = sections.isEmpty
        markdownHref = SyllabusRoutes.markdown(of: course.id)
        settingsHref = isTaught ? DesignRoutes.syllabus(of: course.id) : nil
    }

    private static func section(_ section: Syllabus.Section) -> Section {
        let lines = section.lines.isEmpty ? nil : Lines(lines: section.lines.map(line))
        return Section(
            id: section.kind.rawValue, title: section.title, facts: section.facts, hasFacts: !section.facts.isEmpty,
            texts: section.texts.map { text in
                Text(
                    title: text.title, detail: text.detail,
                    bodyHTML: text.markdown.map { DesignText.html($0) })
            },
            numbered: section.isNumbered ? lines : nil, plain: section.isNumbered ? nil : lines)
    }

    private static func line(_ line: Syllabus.Line) -> Line {
        Line(
            depth: line.depth, title: line.title, href: line.href, note: line.note,
            details: line.details.enumerated().map { Detail(text: $1.text, href: $1.href, isFirst: $0 == 0) },
            hasDetails: !line.details.isEmpty)
    }
}
