/// Who has other dates in a test, and the form that gives them to one student or to several.
struct DatesPage: Page {
    static let template = "Dates/dates"

    /// Somebody who has other dates.
    struct Entry: Sendable {
        let person: String
        let name: String
        /// Everything that the student has in the course.
        let studentHref: String
        let window: String
        let reason: String?
        /// Who gave them, and when.
        let by: String
        /// Says what they do not change for the student; nil where an attempt can be begun.
        let note: String?
        /// When they were given, in milliseconds.
        let seen: String
    }

    struct Choice: Sendable {
        let userName: String
        let name: String
        let detail: String
        let isTicked: Bool
    }

    /// The most students that are listed besides the ticked ones.
    static let mostShown = 40

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let title: String
    /// When everyone else takes the test.
    let window: String
    let zone: String
    let given: [Entry]
    let hasGiven: Bool
    let means: [String]
    let action: String
    let endingsAction: String
    let hasStudents: Bool
    let typed: String
    /// The dates in `given`, for the form.
    let shown: String
    /// Whether something was typed that is not saved, and came back from a search.
    let isUnsaved: Bool
    let choices: [Choice]
    /// Says that nobody has the name, or that there are more.
    let found: String?
    let studentsError: String?
    let opens: [TypedField]
    let closes: [TypedField]
    let reason: [TypedField]

    init(
        frame: Frame, strings: Strings, overview: DatesStore.Overview, form: DatesForm, now: Instant, errors: FormErrors? = nil
    ) {
        let (assessment, schedule, formats) = (overview.assessment, overview.schedule, strings.formats)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = overview.course.language.rawValue
        title = assessment.title
        window = strings(
            "extra-time.window",
            [
                "opens": formats.dayAndClock(schedule.opens), "closes": formats.dayAndClock(schedule.closes),
                "limit": formats.number(schedule.limit.minutesRoundedUp),
            ])
        zone = strings("extra-time.zone", ["zone": formats.zoneName])
        given = overview.given.map { Self.entry($0, in: overview.course.id, strings, now: now) }
        hasGiven = !given.isEmpty
        means = Self.means(assessment, strings)
        action = DatesRoutes.dates(of: assessment.id)
        endingsAction = DatesRoutes.endings(of: assessment.id)
        hasStudents = !overview.students.isEmpty
        typed = form.q ?? ""
        shown = overview.shown.text
        isUnsaved = form.isSearch
        (choices, found) = Self.choices(overview.students, form, strings)
        studentsError = errors?.first("students", strings)
        (opens, closes) = form.moments(errors, strings)
        reason = [
            TypedField(
                "reason", strings("intervention.reason-optional"), form.reason, hint: strings("intervention.reason-hint"),
                errors: errors, strings)
        ]
    }

    private static func entry(
        _ given: DatesStore.Given, in course: ID<Course>, _ strings: Strings, now: Instant
    ) -> Entry {
        let (person, line) = (given.student.person, given.line)
        return Entry(
            person: person.id.text, name: person.surname + " " + person.name,
            studentHref: TeachRoutes.student(person.id, in: course), window: DatesSentence.window(line.dates, strings),
            reason: InterventionSentence.because(line.dates.reason, strings),
            by: [line.maker, strings.formats.near(line.madeAt, now: now)].compactMap { $0 }.joined(separator: " · "),
            note: note(given.student.standing, strings), seen: String(line.madeAt.milliseconds))
    }

    private static func note(_ standing: DatesStore.Standing, _ strings: Strings) -> String? {
        switch standing {
        case .free: nil
        case .running: strings("dates.running")
        case .done: strings("dates.done")
        }
    }

    /// What the dates do, and what they do not do.
    private static func means(_ assessment: Assessment, _ strings: Strings) -> [String] {
        let allowed = assessment.policy.allowed.map { strings("dates.attempts", ["n": strings.formats.number($0)]) }
        return [
            strings("dates.applies"), allowed,
            assessment.disclosure.results == .afterLast ? strings("dates.results") : nil,
            assessment.policy.code == nil ? nil : strings("dates.code"), strings("dates.told"),
        ].compactMap { $0 }
    }

    /// The ticked students, and those whose names match.
    private static func choices(
        _ students: [DatesStore.Student], _ form: DatesForm, _ strings: Strings
    ) -> (choices: [Choice], found: String?) {
        let (ticked, words) = (Set(form.ticked), SearchText.words(of: form.q ?? ""))
        func choice(_ student: DatesStore.Student) -> Choice {
            let person = student.person
            return Choice(
                userName: person.userName, name: person.surname + " " + person.name,
                detail: [person.userName, person.indexNumber, note(student.standing, strings)].compactMap { $0 }
                    .joined(separator: " · "),
                isTicked: ticked.contains(person.userName))
        }
        let chosen = students.filter { ticked.contains($0.person.userName) }
        let matching = students.filter { !ticked.contains($0.person.userName) && $0.person.matches(words) }
        let more = matching.count - mostShown
        let found = matching.isEmpty && !words.isEmpty ? strings("watch.nobody") : more > 0 ? strings("dates.more", n: more) : nil
        return ((chosen + matching.prefix(mostShown)).map(choice), found)
    }
}

extension Person {
    /// Whether each searched word is the beginning of one of the person's words.
    fileprivate func matches(_ words: [String]) -> Bool {
        let folded = SearchText.fold([surname, name, userName, indexNumber ?? ""].joined(separator: " "))
        return words.allSatisfy { folded.contains(" " + $0) }
    }
}
