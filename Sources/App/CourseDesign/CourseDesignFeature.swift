/// The design of a course from its objectives, and the syllabus that it makes.
struct CourseDesignFeature: Feature {
    static let pages: [any Page.Type] = [
        DesignControlPage.self, DesignNamePage.self, CourseDescriptionPage.self, CoursePolicyPage.self,
        InstructorsPage.self, InstructorPage.self, SchedulePage.self, MeetingChangePage.self, TimetablePage.self,
        ObjectivesPage.self, ObjectivePage.self, ObjectiveGenerationPage.self, PerformancePage.self,
        ObjectiveConditionPage.self, ObjectiveContentsPage.self, ObjectiveCriteriaPage.self,
        SyllabusPage.self, SyllabusSettingsPage.self, OutcomesPage.self, ObjectiveOutcomesPage.self,
        SheetPage.self, HoursPage.self, TopicHoursPage.self, CoursePlanPage.self, DesignEventPage.self,
        TechniqueListPage.self, TechniquePage.self, TechniqueFormPage.self, TechniquePlanPage.self, SuggestionsPage.self,
        AlignmentPage.self, ObjectiveAlignmentPage.self,
        AttainmentPage.self, ObjectiveAttainmentPage.self, DesignCheckPage.self, DesignExceptionPage.self,
    ]
    static let takingFiles = OutcomeRoutes.takingFiles
    static let courseExports: [any CourseExportRows] = [ExportedDesignRows()]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalDesignRows(), PersonalTechniqueRows()] }
    var courseNotes: [any CourseNoteRows] { [DesignStateRows()] }
    var courseCopies: [any CourseCopyRows] {
        [CopiedDesignRows(), CopiedObjectiveRows(), CopiedTechniqueRows(), CopiedEventRows(), CopiedSyllabusRows()]
    }

    var homeSources: [any HomeSource] {
        let site = shared.site
        return [MeetingsAtHome(zone: { site.institution.zone })]
    }

    var calendarRows: [any CalendarRows] { [MeetingCalendarRows(), DesignEventCalendarRows()] }
    var topicGuides: [any TopicGuide] { [guide] }

    static func courseParts(_ files: FileFolder) -> [any CourseImportPart] {
        [ImportedDesignRows(files: files), ImportedTagRows()]
    }

    func addRoutes(to routes: SiteRoutes) {
        addControl(to: routes)
        addDescription(to: routes)
        addPolicies(to: routes)
        addInstructors(to: routes)
        addSchedule(to: routes)
        addObjectives(to: routes)
        addSyllabus(to: routes)
        addOutcomes(to: routes)
        addSheet(to: routes)
        addPlan(to: routes)
        addTechniques(to: routes)
        addAlignment(to: routes)
        addAttainment(to: routes)
        addCheck(to: routes)
    }

    private func addTechniques(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let techniques = TechniqueStore(database: database)
        TechniqueRoutes.mount(
            on: routes, list: TechniqueListController(site: site, techniques: TechniqueListStore(database: database)),
            techniques: TechniqueController(site: site, techniques: techniques),
            forms: TechniqueFormController(site: site, techniques: techniques),
            suggestions: SuggestionController(site: site, suggestions: SuggestionStore(database: database), guide: guide))
    }

    private func addAlignment(to routes: SiteRoutes) {
        let (site, alignments) = (shared.site, AlignmentStore(database: shared.database))
        AlignmentRoutes.mount(
            on: routes, alignment: AlignmentController(site: site, alignments: alignments),
            files: AlignmentFileController(site: site, alignments: alignments, files: shared.spreadsheets))
    }

    private var checkedRows: DesignFactsRows {
        let site = shared.site
        return DesignFactsRows(strings: { site.strings($0) })
    }

    private var guide: DesignGuide {
        DesignGuide(
            site: shared.site, guidance: DesignGuidanceStore(database: shared.database, rows: checkedRows))
    }

    private func addCheck(to routes: SiteRoutes) {
        let checks = DesignCheckStore(database: shared.database, rows: checkedRows)
        CheckRoutes.mount(on: routes, checks: DesignCheckController(site: shared.site, checks: checks))
    }

    private func addAttainment(to routes: SiteRoutes) {
        let (site, files) = (shared.site, shared.spreadsheets)
        let attainments = AttainmentStore(database: shared.database, revisions: shared.revisions)
        AttainmentRoutes.mount(
            on: routes, attainment: AttainmentController(site: site, attainments: attainments),
            ofCourse: CourseAttainmentFileController(site: site, attainments: attainments, files: files),
            ofObjective: ObjectiveAttainmentFileController(site: site, attainments: attainments, files: files))
    }

    private func addSyllabus(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let settings = SyllabusSettingsStore(database: database)
        SyllabusRoutes.mount(
            on: routes,
            syllabuses: SyllabusController(
                site: site, syllabuses: SyllabusStore(database: database), settings: settings,
                answer: FileAnswer(folder: shared.files, turns: shared.turns)),
            settings: SyllabusSettingsController(site: site, settings: settings, guide: guide))
    }

    private func addOutcomes(to routes: SiteRoutes) {
        let (site, outcomes) = (shared.site, OutcomeStore(database: shared.database))
        OutcomeRoutes.mount(
            on: routes, lists: OutcomesController(site: site, outcomes: outcomes),
            objectives: ObjectiveOutcomesController(site: site, outcomes: outcomes))
    }

    private func addSheet(to routes: SiteRoutes) {
        let (site, sheets) = (shared.site, SheetStore(database: shared.database))
        SheetRoutes.mount(
            on: routes, sheets: SheetController(site: site, sheets: sheets), hours: HoursController(site: site, sheets: sheets))
    }

    private func addPlan(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let events = DesignEventStore(database: database)
        CoursePlanRoutes.mount(
            on: routes,
            plans: CoursePlanController(
                site: site, plans: CoursePlanStore(database: database), events: events, guide: guide),
            events: DesignEventController(site: site, events: events))
    }

    private func addControl(to routes: SiteRoutes) {
        let designs = DesignControlStore(database: shared.database, checks: checkedRows)
        DesignControlRoutes.mount(on: routes, designs: DesignControlController(site: shared.site, designs: designs))
    }

    private func addDescription(to routes: SiteRoutes) {
        let descriptions = CourseDescriptionStore(database: shared.database)
        CourseDescriptionRoutes.mount(
            on: routes,
            descriptions: CourseDescriptionController(site: shared.site, descriptions: descriptions, guide: guide))
    }

    private func addPolicies(to routes: SiteRoutes) {
        let policies = CoursePolicyStore(database: shared.database)
        CoursePolicyRoutes.mount(
            on: routes, policies: CoursePolicyController(site: shared.site, policies: policies, guide: guide))
    }

    private func addInstructors(to routes: SiteRoutes) {
        let instructors = InstructorStore(database: shared.database)
        InstructorRoutes.mount(
            on: routes, instructors: InstructorController(site: shared.site, instructors: instructors, guide: guide))
    }

    private func addSchedule(to routes: SiteRoutes) {
        let (site, schedules) = (shared.site, ScheduleStore(database: shared.database))
        ScheduleRoutes.mount(
            on: routes, schedule: ScheduleController(site: site, schedules: schedules, guide: guide),
            changes: MeetingChangeController(site: site, schedules: schedules))
        TimetableRoutes.mount(
            on: routes, timetable: TimetableController(site: site, timetables: TimetableStore(database: shared.database)))
    }

    private func addObjectives(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let pages = ObjectivePageLoader(
            site: site, store: ObjectivePartStore(database: database, strings: { site.strings($0) }), guide: guide)
        ObjectiveRoutes.mount(
            on: routes, list: ObjectivesController(
                site: site, objectives: ObjectiveStore(database: database), guide: guide),
            objective: ObjectiveController(pages: pages), performance: PerformanceController(pages: pages),
            parts: ObjectivePartController(pages: pages))
    }
}
