/// A period in which there is something to register for.
struct OpenPeriodAtHome: HomeMatter {
    let period: ExamPeriod
    /// What the student has to do first; nil where something can be registered now.
    var obstacle: ExamRefusal?

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        HomeRow(
            title: strings("exams.home-title", ["period": period.name]), contentLanguage: strings.language.rawValue,
            kind: strings("exams.title"), course: nil,
            state: [ExamWords.window(period, at: now, strings), obstacle.map { ExamWords.refusal($0, strings) }]
                .compactMap(\.self).joined(separator: " "),
            href: ExamRoutes.registration, action: obstacle == nil ? strings("exams.register") : nil)
    }
}
