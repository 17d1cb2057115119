/// Lessons: reading, writing, publishing, and their history.
struct LessonsFeature: Feature {
    static let pages: [any Page.Type] = [
        LessonsPage.self, LessonPage.self, TopicPage.self, TeacherLessonsPage.self, LessonWritePage.self, LessonPreviewPage.self,
        LessonConflictPage.self, LessonRemovalPage.self, RevisionsPage.self, RevisionPage.self,
        LessonReadersPage.self,
    ]
    static let tabs: [AreaTab] = [.lessons]
    static let courseExports: [any CourseExportRows] = [ExportedLessonRows()]
    static let filePlaces: [any FilePlaceRows] = [LessonFilePlaceRows()]

    private let shared: Shared
    /// The rendered texts are kept once, for pages and for programs.
    let lessons: LessonStore

    init(_ shared: Shared) {
        self.shared = shared
        let site = shared.site
        lessons = LessonStore(database: shared.database, texts: LessonTextCache(strings: { site.strings($0) }))
    }

    var personalData: [any PersonalDataRows] { [PersonalReadingRows(), PersonalLessonWritingRows()] }

    var deskRows: [any DeskRows] { [LessonDraftDeskRows()] }

    var homeSources: [any HomeSource] { [NextLessons()] }

    var searchRows: [any SearchRows] { [LessonSearchRows()] }

    var courseCopies: [any CourseCopyRows] { [CopiedLessonRows(), CopiedLessonObjectiveRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let readings = ReadingStore(database: database)
        LessonRoutes.mount(
            on: routes,
            lessons: LessonController(
                site: site, shelves: CourseLessonsStore(database: database), lessons: lessons, readings: readings),
            readings: ReadingController(site: site, lessons: lessons, readings: readings),
            places: PlaceController(site: site, lessons: lessons, readings: readings),
            quizzes: LessonQuizController(site: site, lessons: lessons, readings: readings, attempts: shared.attempts),
            files: LessonFileController(lessons: lessons, answer: FileAnswer(folder: shared.files, turns: shared.turns)),
            topics: TopicController(site: site, topics: TopicStore(database: database)))
        let editor = LessonEditorLoader(
            site: site, editors: LessonEditorStore(database: database, objectives: shared.objectives),
            drafts: DraftStore(database: database))
        let lists = LessonListLoader(site: site, lists: LessonListStore(database: database))
        WritingRoutes.mount(
            on: routes, lessons: DraftListController(loader: lists),
            previews: LessonPreviewController(drafts: DraftController(loader: editor)),
            publications: DraftPublicationController(loader: editor),
            withdrawals: LessonWithdrawalController(editor: editor, withdrawals: LessonWithdrawalStore(database: database)),
            settings: LessonSettingsController(editor: editor, settings: LessonSettingsStore(database: database)),
            questions: LessonRemovalController(site: site, removals: LessonRemovalStore(database: database)),
            removals: DraftRemovalController(loader: editor),
            readers: LessonReadersController(site: site, readers: LessonReadersStore(database: database)))
        HistoryRoutes.mount(
            on: routes, revisions: RevisionController(site: site, histories: LessonHistoryStore(database: database)))
    }

    static func courseParts(_ files: FileFolder) -> [any CourseImportPart] { [ImportedLessonRows(files: files)] }
}

extension AreaTab {
    static let lessons = AreaTab(area: .learn, place: 3, href: LessonRoutes.lessons, key: "lessons.title")
}
