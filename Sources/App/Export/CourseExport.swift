/// A course as the files of an import folder, and what of it those do not say.
struct CourseExport: Sendable {
    let taught: TeacherCourse
    let key: String
    /// What is written, feature by feature.
    let written: [CourseExportPart.Count]
    let people: Int
    /// What is not, feature by feature.
    let left: [CourseExportPart.Count]
    let entries: [ExportEntry]
    /// Documents whose names an archive must not have: their folder can be imported, but not as an archive.
    let unfit: [String]

    /// Files of lessons and pictures of tests.
    var media: [ExportEntry] { entries.filter { !$0.isDocument } }
    /// In bytes.
    var size: Int { entries.reduce(0) { $0 + $1.size } }
    /// How the archive is called.
    var fileName: String { key + ".zip" }
    /// Whether it is too much for an import that is not unpacked first.
    var isLarge: Bool { size > ZipLimits.size || entries.count > ZipLimits.files }
}
