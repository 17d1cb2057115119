/// Asks for confirmation before a file is deleted, and lists the texts that use it.
struct FileRemovalPage: Page {
    static let template = "Courses/file-removal"

    let frame: Frame
    let name: String
    let contentLanguage: String
    let uses: [CourseFilesPage.Use]
    let isUsed: Bool
    let action: String
    let backHref: String

    init(frame: Frame, strings: Strings, course: Course, file: CourseFile) {
        self.frame = frame
        name = file.name
        contentLanguage = course.language.rawValue
        uses = file.uses.map { .init($0, strings) }
        isUsed = !uses.isEmpty
        action = UploadRoutes.removals(of: course.id)
        backHref = UploadRoutes.files(of: course.id)
    }
}
