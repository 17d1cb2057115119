/// The list of accounts, searched by words and role.
struct PeoplePage: Page {
    static let template = "Accounts/people"

    struct Line: Sendable {
        let href: String
        let name: String
        let details: String
        /// Why the account cannot sign in.
        let state: String?
    }

    let frame: Frame
    let fields: [TypedField]
    let summary: String
    let people: [Line]
    let hasPeople: Bool
    let newHref: String
    let extraTimeHref: String

    init(frame: Frame, strings: Strings, typed: String, role: Role?, found: PeopleStore.Found) {
        self.frame = frame
        fields = [
            TypedField(
                "q", strings("people.search"), typed, type: "search", hint: strings("people.search-hint"), errors: nil, strings),
            TypedField(
                "role", strings("account.roles"), chosen: role?.rawValue ?? "",
                of: [("", strings("people.all-roles"))] + Role.allCases.map { ($0.rawValue, $0.text(strings)) }, errors: nil,
                strings),
        ]
        let total = strings("people.found", n: found.total)
        summary =
            found.total > found.people.count
            ? total + " " + strings("people.first", ["count": strings.formats.number(found.people.count)]) : total
        people = found.people.map { Self.line($0, strings) }
        hasPeople = !people.isEmpty
        newHref = PeopleRoutes.newPerson
        extraTimeHref = PeopleRoutes.extraTimes
    }

    private static func line(_ person: Person, _ strings: Strings) -> Line {
        let details = [person.userName, person.indexNumber, person.roles.text(strings)]
        return Line(
            href: PeopleRoutes.person(person.id), name: person.surname + " " + person.name,
            details: details.compactMap { $0 }.joined(separator: " · "), state: person.shutState(strings))
    }
}

extension Person {
    /// Why the account cannot sign in, in words; nil when it can.
    func shutState(_ strings: Strings) -> String? {
        if isDisabled { return strings("people.disabled") }
        return isPutAway ? strings("people.put-away") : nil
    }
}
