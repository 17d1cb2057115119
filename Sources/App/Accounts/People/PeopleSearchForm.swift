/// What the search of accounts sends.
struct PeopleSearchForm: Decodable, Sendable {
    let q: String?
    let role: String?

    var typed: String { String((q ?? "").beginning(letters: PeopleSearch.longest)) }

    var search: PeopleSearch { PeopleSearch(typed, role: role.flatMap(Role.init(rawValue:))) }
}
