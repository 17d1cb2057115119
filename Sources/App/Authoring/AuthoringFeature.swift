/// Tests as teachers write them: list, editor, question forms, settings, preview, publication.
struct AuthoringFeature: Feature {
    static let pages: [any Page.Type] = [
        TeacherTestsPage.self, TeacherTestPage.self, TestWritePage.self, TestConflictPage.self, TestSettingsPage.self,
        TestWarningsPage.self, TestRemovalPage.self, QuestionsPage.self, QuestionEditPage.self, QuestionRemovalPage.self,
        TestPreviewPage.self, PreviewQuestionPage.self, PreviewReviewPage.self, PreviewResultsPage.self,
    ]
    static let takingFiles = QuestionFormRoutes.takingFiles
    static let courseExports: [any CourseExportRows] = [ExportedTestRows()]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalTestWritingRows()] }

    var deskRows: [any DeskRows] { [TestDraftDeskRows(folder: shared.files)] }

    var courseCopies: [any CourseCopyRows] { [CopiedQuizRows(), CopiedFinalRows(), CopiedQuestionObjectiveRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database, folder) = (shared.site, shared.database, shared.files)
        let lists = TestListStore(database: database, folder: folder)
        let editor = TestEditorLoader(
            site: site, editors: TestEditorStore(database: database, folder: folder), drafts: DraftStore(database: database),
            lists: lists)
        TestWritingRoutes.mount(
            on: routes, lists: DraftListController(loader: TestListLoader(site: site, lists: lists)),
            tests: TeacherTestController(editor: editor),
            checks: TestCheckController(drafts: DraftController(loader: editor)),
            overtaking: StaleDraftController(editor: editor, stale: StaleDraftStore(database: database)),
            settings: TestSettingsController(editor: editor, settings: TestSettingsStore(database: database, folder: folder)),
            publications: DraftPublicationController(loader: editor),
            questions: TestRemovalController(editor: editor, removals: TestRemovalStore(database: database)),
            removals: DraftRemovalController(loader: editor),
            copies: TestCopyController(site: site, copies: TestCopyStore(database: database)))
        addForms(to: routes, editor)
        let preview = TestPreviewLoader(editor: editor)
        TestPreviewRoutes.mount(
            on: routes, preview: TestPreviewController(editor: preview), questions: PreviewQuestionController(editor: preview))
    }

    private func addForms(to routes: SiteRoutes, _ editor: TestEditorLoader) {
        let forms = QuestionFormsLoader(
            editor: editor, objectives: CourseObjectiveStore(database: shared.database, rows: shared.objectives))
        let questions = QuestionEditingController(editor: forms)
        let workflow = UploadWorkflow(
            uploads: UploadStore(database: shared.database, holders: shared.fileHolders), folder: shared.files,
            limits: shared.configuration.uploads)
        QuestionFormRoutes.mount(
            on: routes, lists: QuestionListController(editor: forms), questions: questions,
            pictures: QuestionPictureController(questions: questions, workflow: workflow))
    }

    static func courseParts(_ files: FileFolder) -> [any CourseImportPart] { [ImportedTestRows()] }
}
