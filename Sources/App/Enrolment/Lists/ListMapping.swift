/// What a teacher says about a list: what its columns hold, whether the first line names them, and whose lines count.
struct ListMapping: Sendable, Equatable {
    /// Nil for what is recognised.
    var columns: [ListColumn]?
    var isHeaded: Bool?
    /// The group whose lines count; nil for all.
    var group: String?
    /// Which way of taking a whole name apart was chosen, by the number of the line.
    var parts: [Int: Int] = [:]
}

/// What a teacher says about a line whose account belongs to somebody else, as it seems.
enum EnrolmentChoice: Sendable, Equatable {
    /// Enrol this account: it was asked about.
    case account(ID<Person>)
    /// Leave the line out.
    case nobody
    /// Another user name.
    case other(String)
}
