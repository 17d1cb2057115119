/// What serves people who teach, over the same stores as their pages.
struct TeachingControllers {
    let courses: TaughtCourseController
    let archives: CourseArchiveController
    let tests: TaughtTestController
    let testTexts: TestTextController
    let publications: TestPublicationController
    let marks: TestMarksController
    let figures: TestFiguresController
    let attempts: TaughtAttemptController
    let lessons: TaughtLessonController
    let lessonTexts: LessonTextController

    init(_ shared: Shared) {
        let (site, database, folder) = (shared.site, shared.database, shared.files)
        let lists = TestListStore(database: database, folder: folder)
        let statistics = StatisticsStore(database: database, revisions: shared.revisions)
        let lessonEditors = LessonEditorStore(database: database, objectives: shared.objectives)
        courses = TaughtCourseController(site: site, courses: CourseEditingStore(database: database))
        archives = CourseArchiveController(
            exports: CourseExportStore(database: database, parts: allCourseExports), files: folder)
        tests = TaughtTestController(site: site, lists: lists)
        testTexts = TestTextController(
            site: site, editors: TestEditorStore(database: database, folder: folder), drafts: DraftStore(database: database),
            stale: StaleDraftStore(database: database))
        publications = TestPublicationController(texts: testTexts, lists: lists)
        marks = TestMarksController(
            site: site, monitoring: MonitoringStore(database: database),
            files: AttemptsFileStore(database: database, statistics: statistics))
        figures = TestFiguresController(site: site, statistics: statistics)
        attempts = TaughtAttemptController(
            site: site, attempts: MonitoredAttemptStore(database: database, snapshots: shared.snapshots))
        lessons = TaughtLessonController(lists: LessonListStore(database: database), editors: lessonEditors)
        lessonTexts = LessonTextController(site: site, editors: lessonEditors, drafts: DraftStore(database: database))
    }
}
