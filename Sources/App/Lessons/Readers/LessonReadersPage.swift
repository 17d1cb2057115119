/// The students of a course with how far each is in one lesson; at first those who have not opened it.
struct LessonReadersPage: Page {
    static let template = "Lessons/lesson-readers"

    struct Count: Sendable {
        let href: String
        let text: String
        let number: String
        let isCurrent: Bool
    }

    struct Row: Sendable {
        let href: String
        let name: String
        let detail: String
        let state: String
    }

    /// The most students on one page.
    static let perPage = 200

    let frame: Frame
    let contentLanguage: String
    let title: String
    let counts: [Count]
    let rows: [Row]
    let hasRows: Bool
    let previousHref: String?
    let nextHref: String?
    let pages: String?

    /// - Parameters:
    ///   - choice: who is listed; nil for those who have not opened the lesson.
    ///   - number: of the page, from 1; the last one where there are not so many.
    init(
        frame: Frame, strings: Strings, overview: LessonReadersStore.Overview, choice: LessonReader.Choice?, number: Int,
        now: Instant
    ) {
        let (lesson, formats) = (overview.lesson, strings.formats)
        let shown = choice ?? .unopened
        let all = overview.readers.filter { $0.choice == shown }
        let last = max(1, (all.count + Self.perPage - 1) / Self.perPage)
        let place = min(max(1, number), last)
        func href(_ choice: LessonReader.Choice, _ page: Int = 1) -> String {
            WritingRoutes.readers(of: lesson.id, showing: choice == .unopened ? nil : choice.rawValue, page: page)
        }
        self.frame = frame
        contentLanguage = lesson.course.course.language.rawValue
        title = WritingSentence.title(lesson.current, strings)
        counts = LessonReader.Choice.allCases.map { choice in
            Count(
                href: href(choice), text: Self.name(choice, strings),
                number: formats.number(overview.readers.count { $0.choice == choice }), isCurrent: choice == shown)
        }
        rows = all.dropFirst((place - 1) * Self.perPage).prefix(Self.perPage).map {
            Self.row($0, in: lesson.course.course.id, now: now, strings)
        }
        hasRows = !rows.isEmpty
        previousHref = place > 1 ? href(shown, place - 1) : nil
        nextHref = place < last ? href(shown, place + 1) : nil
        pages = last == 1 ? nil : strings("watch.page", ["n": formats.number(place), "of": formats.number(last)])
    }

    private static func name(_ choice: LessonReader.Choice, _ strings: Strings) -> String {
        switch choice {
        case .unopened: strings("readers.unopened")
        case .opened: strings("readers.opened")
        case .read: strings("lessons.read")
        }
    }

    private static func row(
        _ reader: LessonReader, in course: ID<Course>, now: Instant, _ strings: Strings
    ) -> Row {
        let person = reader.person
        return Row(
            href: TeachRoutes.student(person.id, in: course), name: person.surname + " " + person.name,
            detail: [person.userName, person.indexNumber].compactMap { $0 }.joined(separator: " · "),
            state: ReadingSentence.told(reader.state, now: now, strings))
    }
}
