import Database
import Hummingbird

/// Students of a course who are listed together without being a group: those who are registered for a date of its exam.
/// Another feature knows who they are.
struct PointRoster: Sendable {
    let id: String
    let people: Set<ID<Person>>
    /// The page from which it is reached.
    let href: String
    let title: @Sendable (Strings) -> String

    /// The name of a roster's id in addresses and forms.
    static let name = "exam"

    /// The id that an address has; nil where it has none.
    static func id(in request: Request) -> String? {
        request.uri.queryParameters[Substring(name)].flatMap { TypedText.line(String($0)) }
    }
}

/// Finds the rosters of courses: supplied by whoever keeps them.
struct PointRosters: Sendable {
    /// Nil where the course has no roster of the id.
    let find: @Sendable (_ id: String, _ course: ID<Course>, _ tx: ReadTransaction) throws -> PointRoster?

    static let none = PointRosters { _, _, _ in nil }
}

extension CoursePoints {
    /// The same with the students of a roster only.
    func among(_ roster: PointRoster) -> CoursePoints {
        CoursePoints(
            taught: taught, semester: semester, plan: plan, groups: groups, group: nil,
            rows: rows.filter { roster.people.contains($0.student.id) }, roster: roster)
    }

    /// How many of the roster neither study the course nor have points in it.
    var strangers: Int { roster.map { $0.people.count - rows.count } ?? 0 }
}

/// What a page says of the roster that it shows.
struct PointRosterCard: Sendable {
    let id: String
    let title: String
    let href: String
    /// How many of it have no row on the page; nil for none.
    let strangers: String?

    init?(_ points: CoursePoints?, _ strings: Strings) {
        guard let points, let roster = points.roster else { return nil }
        (id, title, href) = (roster.id, roster.title(strings), roster.href)
        strangers = points.strangers == 0 ? nil : strings("group-points.strangers", n: points.strangers)
    }
}
