import Hummingbird

/// The addresses of lessons for those who write them.
enum WritingRoutes {
    static func lessons(of course: ID<Course>) -> String { TeachRoutes.lessons(of: course) }
    static func order(of course: ID<Course>) -> String { "/teach/courses/\(course)/lessons/order" }
    /// The row of a lesson in the list.
    static func row(_ lesson: ID<Lesson>, of course: ID<Course>) -> String { lessons(of: course) + "#l-\(lesson)" }

    /// Who has read a lesson, and who has not.
    /// - Parameter choice: which students are listed, as the address has it; nil for those who have not opened it.
    static func readers(of id: ID<Lesson>, showing choice: String? = nil, page: Int = 1) -> String {
        "/teach/lessons/\(id)/readers" + AddressQuery.text([("show", choice), ("page", page == 1 ? nil : String(page))])
    }

    static func edit(_ id: ID<Lesson>) -> String { "/teach/lessons/\(id)/edit" }
    static func draft(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/draft" }
    static func preview(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/preview" }
    static func publications(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/publications" }
    static func publicationEndings(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/publications/endings" }
    static func settings(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/settings" }
    static func removal(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/removal" }
    static func removalEndings(of id: ID<Lesson>) -> String { "/teach/lessons/\(id)/removal/endings" }

    static func mount(
        on routes: SiteRoutes, lessons: DraftListController<LessonListLoader>, previews: LessonPreviewController,
        publications: DraftPublicationController<LessonEditorLoader>, withdrawals: LessonWithdrawalController,
        settings: LessonSettingsController, questions: LessonRemovalController,
        removals: DraftRemovalController<LessonEditorLoader>, readers: LessonReadersController
    ) {
        let (staff, drafts) = (routes.staff, previews.drafts)
        staff.get("teach/courses/:course/lessons", use: lessons.index)
        staff.post("teach/courses/:course/lessons", use: lessons.create)
        staff.post("teach/courses/:course/lessons/order", use: lessons.update)
        staff.get("teach/lessons/:lesson/edit", use: drafts.edit)
        staff.post("teach/lessons/:lesson/draft", use: drafts.update)
        staff.get("teach/lessons/:lesson/preview", use: previews.show)
        staff.post("teach/lessons/:lesson/preview", use: previews.update)
        staff.post("teach/lessons/:lesson/publications", use: publications.create)
        staff.post("teach/lessons/:lesson/publications/endings", use: withdrawals.create)
        staff.post("teach/lessons/:lesson/settings", use: settings.update)
        staff.get("teach/lessons/:lesson/removal", use: questions.new)
        staff.post("teach/lessons/:lesson/removal", use: removals.create)
        staff.post("teach/lessons/:lesson/removal/endings", use: removals.delete)
        staff.get("teach/lessons/:lesson/readers", use: readers.index)
    }
}
