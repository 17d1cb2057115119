@testable import App

extension Professor {
    static func sample(_ id: String = "carmen", isFull: Bool = true) -> Professor {
        Professor(
            id: ID(text: id), userName: id, title: isFull ? "prof. dr <h.c.>" : nil, name: id.capitalized, surname: "Brânză",
            email: isFull ? "\(id)@example.org" : nil, phone: isFull ? "+40 21 310 20 30" : nil,
            office: isFull ? "Sala <12>" : nil, officeHours: isFull ? "marți 14–16" : nil,
            webPage: isFull ? "https://\(id).example.org" : nil)
    }
}

extension SamplePages {
    static func professors(_ strings: Strings) -> [SamplePage] {
        let main = frame(strings, heading: strings("professors.title"), isMain: true)
        let today = LocalDay(SampleSnapshot.start, in: strings.formats.zone)
        func page(_ typed: String, _ content: ProfessorsPage.Content, _ errors: FormErrors? = nil) -> ProfessorsPage {
            ProfessorsPage(frame: main, strings: strings, typed: typed, content: content, errors: errors)
        }
        let taught = TaughtCourse(
            course: .sample(), semester: .sample(),
            teachers: [
                .init(professor: .sample(), role: .professor),
                .init(professor: .sample("felix", isFull: false), role: .assistant),
            ], group: SampleGroups.full)
        let alone = TaughtCourse(course: .sample(isFull: false), semester: nil, teachers: [])
        let found = FoundProfessor(
            professor: .sample(), parts: TeachingRole.allCases.map { .init(course: .sample(), role: $0) })
        let wrong = FormErrors(items: [.init(field: "q", key: "search.too-long")])
        return [
            SamplePage("subjects", page("", .courses([taught, alone], today))),
            SamplePage("none", page("", .courses([], today))),
            SamplePage("too long", page("<a>", .courses([], today), wrong)),
            SamplePage("some found", page("brânz", .found(.init(professors: [found], total: 21), "brânz"))),
            SamplePage("nobody found", page("<b>", .found(.init(professors: [], total: 0), "<b>"))),
        ]
    }
}
