extension CalendarEvent {
    /// A final, from its opening to its closing; nil for a quiz, which has neither.
    /// - Parameter origin: of the site, as browsers write it.
    init?(_ details: AssessmentStore.Details, origin: String, _ strings: Strings) {
        let assessment = details.entry.assessment
        guard let schedule = assessment.schedule else { return nil }
        self.init(assessment, in: details.course, from: schedule.opens, to: schedule.closes, origin: origin, strings)
    }

    /// A final within the dates of somebody, whoever that is.
    init(
        _ assessment: Assessment, in course: Course, from start: Instant, to end: Instant, origin: String, _ strings: Strings
    ) {
        self.init(
            id: "test-\(assessment.id)", start: start, end: end, title: assessment.title + " · " + course.title,
            notes: [TestRow.details(assessment, strings)], address: origin + AssessmentRoutes.test(assessment.id))
    }
}
