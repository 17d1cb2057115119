/// Who teaches and who studies in a course: its people, lists of students, invitations and slips.
struct EnrolmentFeature: Feature {
    static let pages: [any Page.Type] = [
        CoursePeoplePage.self, EnrolmentListPage.self, InvitationsPage.self, InvitationQuestionPage.self, CourseGroupsPage.self,
        CourseGroupPage.self,
    ]
    static let takingFiles = CoursePeopleRoutes.takingFiles
    static let courseExports: [any CourseExportRows] = [ExportedGroupRows()]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalCourseRows(), PersonalGroupRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let enrolments = EnrolmentStore(database: database, consequence: shared.removalConsequence)
        CoursePeopleRoutes.mount(
            on: routes,
            people: CoursePeopleController(site: site, people: CoursePeopleStore(database: database), enrolments: enrolments),
            lists: EnrolmentListController(
                site: site, courses: CourseEditingStore(database: database), enrolments: enrolments),
            invitations: InvitationController(
                site: site, invitations: InvitationStore(database: database, key: shared.linkCodes)),
            slips: StudentSlipController(
                site: site, slips: StudentSlipStore(database: database, key: shared.linkCodes)))
        CourseGroupRoutes.mount(
            on: routes,
            groups: CourseGroupController(
                site: site, groups: CourseGroupStore(database: database, holders: Shared.groupHolders)))
    }

    static func courseParts(_ files: FileFolder) -> [any CourseImportPart] {
        [ImportedEnrolmentRows(), ImportedGroupRows(holders: Shared.groupHolders)]
    }
}
