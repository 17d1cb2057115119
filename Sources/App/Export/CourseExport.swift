/// Whether an archive of a course contains its people: accounts, teachers, enrolments and their extra time in single tests.
enum ExportedPeople: String, Sendable {
    case included
    case none
}

/// A course as the files of an import folder, and what they leave out.
struct CourseExport: Sendable {
    let taught: TeacherCourse
    let key: String
    /// What is written, feature by feature.
    let written: [CourseExportPart.Count]
    /// How many people are in it; nil when it says nothing about people.
    let people: Int?
    /// What is left out, by feature.
    let left: [CourseExportPart.Count]
    let entries: [ExportEntry]
    /// Documents with names that are not allowed in an archive. Their folder can be imported, but not as an archive.
    let unfit: [String]

    /// Files of lessons and pictures of tests.
    var media: [ExportEntry] { entries.filter { !$0.isDocument } }
    /// In bytes.
    var size: Int { entries.reduce(0) { $0 + $1.size } }
    /// The name of the archive.
    var fileName: String { people == nil ? plainFileName : key + ".zip" }
    /// The name of the archive without people.
    var plainFileName: String { key + "-without-people.zip" }
    /// Whether the archive is too large to be imported without unpacking it first.
    var isLarge: Bool { size > ZipLimits.size || entries.count > ZipLimits.files }
}
