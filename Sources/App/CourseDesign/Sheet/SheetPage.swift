/// The sheet of a subject for accreditation, to print, and on the screen what is missing for it.
struct SheetPage: Page {
    static let template = "CourseDesign/sheet"

    struct Gap: Sendable {
        let sentence: String
        let href: String
    }

    struct Section: Sendable {
        let title: String
        let facts: [SubjectSheet.Fact]
        let hasFacts: Bool
        let bodyHTML: String?
        let lines: [String]
        let hasLines: Bool
        let tables: [SubjectSheet.Grid]
        let isEmpty: Bool
    }

    let frame: Frame
    let gaps: [Gap]
    let hasGaps: Bool
    /// What is left to be filled in by hand; nil where nothing is.
    let byHand: String?
    let forms: [Frame.Tab]
    let formsLabel: String
    let sheetLanguage: String
    let title: String
    let sections: [Section]
    let hoursHref: String
    let topicsHref: String
    let outcomesHref: String

    /// - Parameters:
    ///   - formStrings: in the language of the form.
    ///   - courseStrings: in the language of the course.
    init(
        frame: Frame, strings: Strings, formStrings: Strings, courseStrings: Strings, source: SheetSource, form: SheetForm
    ) throws {
        let course = source.course.id
        self.frame = frame
        gaps = SheetGap.all(source, for: form, strings).map { Gap(sentence: $0.sentence(strings), href: $0.href) }
        hasGaps = !gaps.isEmpty
        forms = SheetForm.allCases.map {
            Frame.Tab(href: SheetRoutes.sheet($0, of: course), text: strings($0.key), isCurrent: $0 == form)
        }
        formsLabel = strings("sheet.forms")
        sheetLanguage = form.language.rawValue
        let sheet = form.sheet(source, formStrings, courseStrings: courseStrings)
        title = sheet.title
        byHand = sheet.byHand.isEmpty ? nil : strings("sheet.by-hand", ["fields": sheet.byHand.joined(separator: " · ")])
        sections = sheet.sections.map { section in
            Section(
                title: section.title, facts: section.facts, hasFacts: !section.facts.isEmpty,
                bodyHTML: section.text.map { DesignText.html($0) }, lines: section.lines,
                hasLines: !section.lines.isEmpty, tables: section.tables, isEmpty: section.isEmpty)
        }
        hoursHref = SheetRoutes.hours(of: course)
        topicsHref = SheetRoutes.topics(of: course)
        outcomesHref = DesignRoutes.outcomes(of: course)
    }
}
