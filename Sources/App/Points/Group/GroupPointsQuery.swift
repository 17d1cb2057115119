/// What is shown of a course's points; part of the address.
struct GroupPointsQuery: Decodable, Sendable, Equatable {
    /// Whose points.
    enum Group: Sendable, Equatable {
        /// Those of the group of which the reader is the assistant; everyone's for anybody else.
        case own
        case all
        case one(ID<CourseGroup>)
        /// Those of a roster, by its id.
        case roster(String)
    }

    /// The id of a group, or "all".
    var group: String?
    /// The number of a week.
    var week: String?
    /// The key of a part: that part in all weeks.
    var part: String?
    /// The id of a date of an exam: those who are registered for it, whatever group is named.
    var exam: String?

    static let everyone = "all"

    var asked: Group {
        if let exam = TypedText.line(exam) { return .roster(exam) }
        return switch TypedText.line(group) {
        case nil: .own
        case Self.everyone?: .all
        case let id?: .one(ID(text: id))
        }
    }

    /// The address of the page.
    func address(in course: ID<Course>) -> String {
        TeachRoutes.points(in: course)
            + AddressQuery.text([
                ("group", filled(group)), ("week", filled(week)), ("part", filled(part)), (PointRoster.name, filled(exam)),
            ])
    }

    private func filled(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }

    /// The same students in another week.
    func showing(week: Int) -> GroupPointsQuery { GroupPointsQuery(group: group, week: String(week), exam: exam) }

    /// The same students with one part.
    func showing(part: PointsPart) -> GroupPointsQuery { GroupPointsQuery(group: group, part: part.key, exam: exam) }

    /// The same students with the parts of the exam.
    var showingExam: GroupPointsQuery { GroupPointsQuery(exam: exam) }

    /// Another group with the same week or part.
    func showing(group: CourseGroup?) -> GroupPointsQuery {
        GroupPointsQuery(group: group?.id.text ?? Self.everyone, week: week, part: part)
    }
}
