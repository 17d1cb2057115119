/// Everybody who has extra time.
struct ExtraTimesPage: Page {
    static let template = "ExtraTime/extra-times"

    struct Row: Sendable {
        let href: String
        let name: String
        let details: String
    }

    let frame: Frame
    let isEmpty: Bool
    let rows: [Row]
    let peopleHref: String

    init(frame: Frame, strings: Strings, lines: [ExtraTimeStore.Line]) {
        self.frame = frame
        isEmpty = lines.isEmpty
        rows = lines.map { line in
            Row(
                href: ExtraTimeRoutes.person(line.person.id), name: line.person.surname + " " + line.person.name,
                details: line.text(strings))
        }
        peopleHref = PeopleRoutes.people
    }
}

extension ExtraTimeStore.Line {
    /// The person's own extra time, and the number of tests with an exception.
    func text(_ strings: Strings) -> String {
        exceptions == 0 ? own.text(strings) : own.text(strings) + " · " + strings("extra-time.exceptions", n: exceptions)
    }
}
