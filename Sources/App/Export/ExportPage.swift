/// Says what the import folder of a course contains and what it leaves out, before it is saved.
struct ExportPage: Page {
    static let template = "Export/export"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let parts: [String]
    /// What is left out because nobody sees it.
    let left: [String]
    /// What an import would refuse; empty for a course that can be imported as it is.
    let warnings: [String]
    let hasWarnings: Bool
    let archiveHref: String
    let fileName: String
    /// The label of the button, with the size.
    let save: String
    /// The archive without people.
    let plainHref: String
    let plainFileName: String
    let backHref: String

    init(frame: Frame, strings: Strings, export: CourseExport, check: ExportCheck) {
        let course = export.taught.course
        self.frame = frame
        contentLanguage = course.language.rawValue
        title = course.title
        parts =
            [strings("export.course")] + export.written.filter { $0.number > 0 }.map { strings($0.key, n: $0.number) }
            + [strings("teach.file-count", n: export.media.count), strings("export.people", n: export.people ?? 0)]
        left =
            export.left.filter { $0.number > 0 }.map { strings($0.key, n: $0.number) }
            + [strings("export.left-files"), strings("export.left-people"), strings("export.left-work")]
        warnings = check.sentences(strings)
        hasWarnings = !warnings.isEmpty
        archiveHref = ExportRoutes.archive(of: course.id)
        fileName = export.fileName
        plainHref = ExportRoutes.archive(of: course.id, people: .none)
        plainFileName = export.plainFileName
        save = strings("export.save", ["size": strings.formats.bytes(export.size)])
        backHref = TeachRoutes.course(course.id)
    }
}
