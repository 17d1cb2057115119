/// Courses, their topics and files.
struct CoursesFeature: Feature {
    static let pages: [any Page.Type] = [
        CoursePage.self, CourseFilesPage.self, FileRemovalPage.self, TeacherCoursesPage.self, CourseHubPage.self,
        CourseEditPage.self, ArchivingPage.self, TeacherTopicsPage.self, TeacherTopicPage.self, TopicMergePage.self,
        TopicResourcePage.self,
    ]
    static let takingFiles = UploadRoutes.takingFiles
    static let takingLongTexts = [TeachRoutes.courses + "/"]
    static let tabs: [AreaTab] = [.courses]
    static let filePlaces: [any FilePlaceRows] = [CourseFilePlaceRows()]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalFileRows()] }
    var courseCopies: [any CourseCopyRows] { [CopiedTopicResourceRows()] }

    func addRoutes(to routes: SiteRoutes, asking features: [any Feature]) {
        let (site, database) = (shared.site, shared.database)
        let courses = CourseEditingStore(database: database, notes: features.flatMap { $0.courseNotes })
        let copies = CourseCopyStore(database: database, parts: features.flatMap { $0.courseCopies })
        CourseRoutes.mount(on: routes, courses: CourseController(site: site, courses: CourseStore(database: database)))
        TeachRoutes.mount(
            on: routes,
            courses: TeacherCourseController(
                site: site, courses: courses,
                desk: DeskStore(database: database, sources: features.flatMap { $0.deskRows })),
            editing: CourseEditingController(site: site, courses: courses),
            copies: CourseCopyController(site: site, courses: courses, copies: copies),
            archiving: CourseArchivingController(
                site: site, archive: CourseArchiveStore(database: database, items: shared.courseItems)))
        addTopics(to: routes, guides: features.flatMap { $0.topicGuides })
        addFiles(to: routes)
    }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] {
        [ImportedInstitutionRows(), ImportedCourseRows(parts: kit.courseParts)]
    }

    private func addTopics(to routes: SiteRoutes, guides: [any TopicGuide]) {
        let (site, database, items) = (shared.site, shared.database, shared.courseItems)
        let pages = TopicPageLoader(
            site: site, topics: TopicEditingStore(database: database, items: items),
            merges: TopicMergeStore(database: database, holders: shared.topicHolders, items: items),
            guides: guides)
        TeachTopicRoutes.mount(
            on: routes, topics: TeacherTopicController(pages: pages), merges: TopicMergeController(pages: pages))
        TopicResourceRoutes.mount(
            on: routes, TopicResourceController(pages: pages, resources: TopicResourceStore(database: database)))
    }

    private func addFiles(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let uploads = UploadStore(database: database, holders: shared.fileHolders)
        let workflow = UploadWorkflow(uploads: uploads, folder: shared.files, limits: shared.configuration.uploads)
        UploadRoutes.mount(
            on: routes,
            files: UploadController(
                site: site, workflow: workflow, answer: FileAnswer(folder: shared.files, turns: shared.turns)),
            removals: FileRemovalController(site: site, uploads: uploads))
    }
}

extension AreaTab {
    static let courses = AreaTab(area: .teach, place: 1, href: TeachRoutes.courses, key: "teach.courses")
}
