extension RPCController {
    /// - Parameter entrance: the entrance that calls come through.
    init(_ shared: Shared, _ entrance: EntranceMiddleware) {
        let (site, database) = (shared.site, shared.database)
        let checked = DesignFactsRows(strings: { site.strings($0) })
        let courses = CourseEditingStore(database: database)
        self.init(
            site: site,
            calls: RPCCalls(
                sessions: RPCSessionCalls(
                    sessions: shared.sessions, entrance: entrance.people, rates: entrance.rates),
                courses: RPCCourseCalls(
                    site: site, courses: courses,
                    screens: RPCScreens(
                        name: RPCNameScreen(designs: DesignControlStore(database: database, checks: checked)),
                        details: RPCDetailsScreen(courses: courses),
                        description: RPCDescriptionScreen(descriptions: CourseDescriptionStore(database: database)),
                        schedule: RPCScheduleScreen(schedules: ScheduleStore(database: database)),
                        policy: RPCPolicyScreen(site: site, policies: CoursePolicyStore(database: database)))),
                objectives: RPCObjectiveCalls(
                    site: site, objectives: ObjectiveStore(database: database),
                    parts: ObjectivePartStore(database: database, strings: { site.strings($0) })),
                contents: RPCContentCalls(topics: TopicEditingStore(database: database, items: shared.courseItems)),
                resources: RPCResourceCalls(resources: TopicResourceStore(database: database)),
                instructors: RPCInstructorCalls(instructors: InstructorStore(database: database)),
                techniques: RPCTechniqueCalls(suggestions: SuggestionStore(database: database)),
                plan: RPCPlanCalls(
                    plans: CoursePlanStore(database: database), events: DesignEventStore(database: database)),
                reviews: RPCReviewCalls(
                    site: site, checks: DesignCheckStore(database: database, rows: checked),
                    alignments: AlignmentStore(database: database), syllabuses: SyllabusStore(database: database)),
                designs: RPCDesignCalls(
                    designs: WholeDesignStore(
                        database: database, today: { LocalDay($0, in: site.institution.zone) }), rates: entrance.rates),
                site: site),
            rates: entrance.rates, problems: shared.problems)
    }
}
