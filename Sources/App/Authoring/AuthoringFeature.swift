/// Tests as teachers write them: list, editor, question forms, settings, preview, publication.
struct AuthoringFeature: Feature {
    static let pages: [any Page.Type] = [
        TeacherTestsPage.self, TeacherTestPage.self, TestWritePage.self, TestConflictPage.self, TestSettingsPage.self,
        TestWarningsPage.self, TestRemovalPage.self, QuestionsPage.self, QuestionEditPage.self, QuestionRemovalPage.self,
        TestPreviewPage.self, PreviewQuestionPage.self, PreviewReviewPage.self, PreviewResultsPage.self,
    ]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database, folder) = (shared.site, shared.database, shared.files)
        let editor = TestEditorLoader(
            site: site, editors: TestEditorStore(database: database, folder: folder), drafts: TestDraftStore(database: database))
        TestWritingRoutes.mount(
            on: routes, tests: TeacherTestController(site: site, lists: TestListStore(database: database, folder: folder)),
            drafts: TestDraftController(editor: editor), overtaking: StaleDraftController(editor: editor),
            settings: TestSettingsController(editor: editor, settings: TestSettingsStore(database: database, folder: folder)),
            publications: TestPublicationController(
                editor: editor, publishing: TestPublishingStore(database: database, folder: folder)),
            removals: TestRemovalController(editor: editor, removals: TestRemovalStore(database: database)),
            copies: TestCopyController(site: site, copies: TestCopyStore(database: database)))
        let forms = QuestionFormsLoader(editor: editor)
        QuestionFormRoutes.mount(
            on: routes, lists: QuestionListController(editor: forms), questions: QuestionEditingController(editor: forms))
        let preview = TestPreviewLoader(editor: editor)
        TestPreviewRoutes.mount(
            on: routes, preview: TestPreviewController(editor: preview), questions: PreviewQuestionController(editor: preview))
    }
}
