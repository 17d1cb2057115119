import Hummingbird

/// The addresses of syllabuses.
enum SyllabusRoutes {
    static func markdown(of id: ID<Course>) -> String { CourseRoutes.syllabus(of: id) + ".md" }

    /// - Parameter name: of the file in the course; its last part is used when the file is saved.
    static func file(_ digest: String, named name: String, of id: ID<Course>) -> String {
        CourseRoutes.syllabus(of: id) + "/files/\(digest)/" + FileAddress.encoded(FileAddress.lastPart(of: name))
    }

    static func mount(on routes: SiteRoutes, syllabuses: SyllabusController, settings: SyllabusSettingsController) {
        routes.everybody.get("courses/:course/syllabus", use: syllabuses.show)
        routes.everybody.get("courses/:course/syllabus.md", use: syllabuses.markdown)
        routes.everybody.get("courses/:course/syllabus/files/:digest/:name", use: syllabuses.file)
        routes.staff.get("teach/courses/:course/design/syllabus", use: settings.show)
        routes.staff.post("teach/courses/:course/design/syllabus", use: settings.save)
    }
}
