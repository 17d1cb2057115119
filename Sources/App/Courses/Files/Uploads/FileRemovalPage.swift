/// Asks for confirmation before a file is deleted, and lists the texts that use it.
struct FileRemovalPage: Page {
    static let template = "Courses/file-removal"

    let frame: Frame
    let name: String
    let contentLanguage: String
    let uses: [CourseFilesPage.Use]
    let isUsed: Bool
    /// How many lessons and tests use it, and how many deleted ones.
    let counts: String?
    let removed: String?
    /// Says that deleted ones will miss it when they are restored.
    let misses: String?
    let action: String
    let backHref: String

    init(frame: Frame, strings: Strings, course: Course, file: CourseFile) {
        self.frame = frame
        name = file.name
        contentLanguage = course.language.rawValue
        uses = file.uses.map { .init($0, strings) }
        isUsed = !uses.isEmpty
        counts = Self.counts(file.uses.filter { !$0.place.isRemoved }, strings)
        removed = Self.counts(file.uses.filter(\.place.isRemoved), strings)
        misses = removed == nil ? nil : strings("files.removal-misses")
        action = UploadRoutes.removals(of: course.id)
        backHref = UploadRoutes.files(of: course.id)
    }

    private static func counts(_ uses: [CourseFile.Use], _ strings: Strings) -> String? {
        TopicUse(lessons: uses.count { $0.place.kind == .lesson }, tests: uses.count { $0.place.kind == .test }).sentence(strings)
    }
}
