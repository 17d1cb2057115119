extension CalendarEvent {
    /// A final, from its opening to its closing; nil for a quiz, which has neither.
    /// - Parameter origin: of the site, as browsers write it.
    init?(_ details: AssessmentStore.Details, origin: String, _ strings: Strings) {
        let assessment = details.entry.assessment
        guard let schedule = assessment.schedule else { return nil }
        self.init(
            id: "test-\(assessment.id)", start: schedule.opens, end: schedule.closes,
            title: details.revision.title + " · " + details.course.title, notes: [TestRow.details(assessment, strings)],
            address: origin + AssessmentRoutes.test(assessment.id))
    }
}
