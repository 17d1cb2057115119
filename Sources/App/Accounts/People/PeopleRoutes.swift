import Hummingbird

/// The addresses of all accounts, for administrators.
enum PeopleRoutes {
    static let people = "/people"
    static let newPerson = "/people/new"

    static func person(_ id: ID<Person>) -> String { "/people/\(id)" }
    static func edit(_ id: ID<Person>) -> String { "/people/\(id)/edit" }
    static func disablings(of id: ID<Person>) -> String { "/people/\(id)/disablings" }
    static func disablingEndings(of id: ID<Person>) -> String { "/people/\(id)/disablings/endings" }
    static func sessionEndings(of id: ID<Person>) -> String { "/people/\(id)/sessions/endings" }
    static func links(of id: ID<Person>) -> String { "/people/\(id)/links" }
    /// The list of everybody who has extra time.
    static let extraTimes = "/extra-time"
    static func extraTime(of id: ID<Person>) -> String { "/people/\(id)/extra-time" }

    static func mount(
        on routes: SiteRoutes, people: PeopleController, person: PersonController,
        disabling: DisablingController, keys: PersonKeyController
    ) {
        let admin = routes.administrators
        admin.get("people", use: people.index)
        admin.get("people/new", use: people.new)
        admin.post("people", use: people.create)
        admin.get("people/:person", use: person.show)
        admin.get("people/:person/edit", use: person.edit)
        admin.post("people/:person", use: person.update)
        admin.get("people/:person/disablings", use: disabling.new)
        admin.post("people/:person/disablings", use: disabling.create)
        admin.post("people/:person/disablings/endings", use: disabling.end)
        admin.post("people/:person/sessions/endings", use: keys.endSessions)
        admin.post("people/:person/links", use: keys.makeLink)
    }
}
