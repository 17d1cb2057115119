extension CalendarEvent {
    /// An exam on a date for which somebody is registered.
    /// - Parameters:
    ///   - revision: grows with everything that happens to the registration and to its dates.
    ///   - origin: of the site, as browsers write it.
    init(
        _ registration: ExamRegistration, of course: Course, on date: ExamDateFields, revision: Int, origin: String,
        _ strings: Strings
    ) {
        self.init(
            id: "exam-\(registration.id)@gata", start: date.starts, end: date.ends,
            title: strings("exams.exam") + ": " + course.subject,
            notes: [
                date.room.map { ExamWords.room($0, strings) },
                strings("exams.number-is", ["number": String(registration.number)]),
            ].compactMap(\.self),
            address: origin + ExamRoutes.confirmation(registration.id), place: date.room, revision: revision)
    }
}

extension ExamRegistration {
    /// Grows with everything that happens to the registration, and with every change of the dates that it was about.
    /// - Parameter histories: what its dates were.
    func revision(_ histories: [ID<ExamDate>: [ExamDate.Version]]) -> Int {
        sequence + Set(events.map(\.date)).map { histories[$0]?.count ?? 0 }.reduce(0, +)
    }
}
