/// Asks for confirmation before a file is deleted, and lists the texts and the resources that use it.
struct FileRemovalPage: Page {
    static let template = "Courses/file-removal"

    let frame: Frame
    let name: String
    let contentLanguage: String
    let uses: [CourseFilesPage.Use]
    let isUsed: Bool
    /// How many lessons, tests and resources use it, and how many deleted ones.
    let counts: String?
    let removed: String?
    /// What happens to those texts, and to those resources.
    let texts: String?
    let resources: String?
    /// Says that deleted texts will miss it when they are restored.
    let misses: String?
    let action: String
    let backHref: String

    init(frame: Frame, strings: Strings, course: Course, file: CourseFile) {
        self.frame = frame
        name = file.name
        contentLanguage = course.language.rawValue
        uses = file.uses.map { .init($0, strings) } + file.resources.map { .init($0, strings) }
        isUsed = !uses.isEmpty
        counts = Self.counts(file, isRemoved: false, strings)
        removed = Self.counts(file, isRemoved: true, strings)
        texts = file.uses.isEmpty ? nil : strings("files.removal-means")
        resources = file.resources.isEmpty ? nil : strings("files.removal-resources")
        misses = file.uses.contains(where: \.place.isRemoved) ? strings("files.removal-misses") : nil
        action = UploadRoutes.removals(of: course.id)
        backHref = UploadRoutes.files(of: course.id)
    }

    private static func counts(_ file: CourseFile, isRemoved: Bool, _ strings: Strings) -> String? {
        let uses = file.uses.filter { $0.place.isRemoved == isRemoved }
        return TopicUse(
            lessons: uses.count { $0.place.kind == .lesson }, tests: uses.count { $0.place.kind == .test },
            resources: file.resources.count { $0.isRemoved == isRemoved }
        ).sentence(strings)
    }
}
