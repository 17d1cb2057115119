import Hummingbird

/// The addresses of tests for those who write them.
enum TestWritingRoutes {
    static func tests(of course: ID<Course>) -> String { TeachRoutes.tests(of: course) }
    static func order(of course: ID<Course>) -> String { "/teach/courses/\(course)/tests/order" }
    /// The row of a test in the list.
    static func row(_ test: ID<Assessment>, of course: ID<Course>) -> String { tests(of: course) + "#t-\(test)" }

    static func test(_ id: ID<Assessment>) -> String { "/teach/tests/\(id)" }
    static func edit(_ id: ID<Assessment>) -> String { "/teach/tests/\(id)/edit" }
    static func draft(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/draft" }
    static func checks(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/checks" }
    static func overtaking(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/overtaking" }
    static func settings(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/settings" }
    static func publications(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/publications" }
    static func removal(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/removal" }
    static func removalEndings(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/removal/endings" }
    static func copies(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/copies" }
    /// The list of attempts at a test.
    static func attempts(at id: ID<Assessment>) -> String { "/teach/tests/\(id)/attempts" }
    /// The page for the wall of the room in which the test is taken.
    static func room(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/room" }
    /// One of them, as its teacher sees it.
    static func attempt(_ id: ID<Attempt>) -> String { "/teach/attempts/\(id)" }
    static func figures(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/figures" }
    /// The other dates of single students.
    static func dates(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/dates" }
    static func corrections(of id: ID<Assessment>) -> String { "/teach/tests/\(id)/corrections" }

    static func mount(
        on routes: SiteRoutes, lists: DraftListController<TestListLoader>, tests: TeacherTestController,
        checks: TestCheckController, overtaking: StaleDraftController, settings: TestSettingsController,
        publications: DraftPublicationController<TestEditorLoader>, questions: TestRemovalController,
        removals: DraftRemovalController<TestEditorLoader>, copies: TestCopyController
    ) {
        let (staff, drafts) = (routes.staff, checks.drafts)
        staff.get("teach/courses/:course/tests", use: lists.index)
        staff.post("teach/courses/:course/tests", use: lists.create)
        staff.post("teach/courses/:course/tests/order", use: lists.update)
        staff.get("teach/tests/:test", use: tests.show)
        staff.get("teach/tests/:test/edit", use: drafts.edit)
        staff.post("teach/tests/:test/draft", use: drafts.update)
        staff.post("teach/tests/:test/checks", use: checks.create)
        staff.get("teach/tests/:test/overtaking", use: overtaking.show)
        staff.post("teach/tests/:test/overtaking", use: overtaking.create)
        staff.get("teach/tests/:test/settings", use: settings.edit)
        staff.post("teach/tests/:test/settings", use: settings.update)
        staff.post("teach/tests/:test/publications", use: publications.create)
        staff.get("teach/tests/:test/removal", use: questions.new)
        staff.post("teach/tests/:test/removal", use: removals.create)
        staff.post("teach/tests/:test/removal/endings", use: removals.delete)
        staff.post("teach/tests/:test/copies", use: copies.create)
    }
}
