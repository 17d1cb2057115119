/// What saving a list of points comes to, line by line. Nothing is written by making it.
struct PointListPlan: Sendable {
    /// Why a line is not taken.
    enum Mistake: Sendable, Equatable {
        case broken
        /// It says no student.
        case nobody
        /// No student of the course has this number or user name.
        case stranger
        case noPart
        /// The week is no number.
        case week
        case refused(PointRefusal)
        /// Somebody else has entered something since the list was checked.
        case overtaken
    }

    enum Standing: Sendable, Equatable {
        /// It is entered: what is there now, and what comes.
        case entered(old: PointValue?, new: PointValue)
        /// It is there already.
        case same
        /// The line has no points: nothing is entered, and nothing is cleared.
        case empty
        case mistake(Mistake)
    }

    struct Step: Sendable {
        let line: PointListLine
        /// Whose line it is; nil for nobody's.
        let student: MarkedStudent?
        /// Nil for what is not entered.
        let edit: PointEdit?
        let standing: Standing
    }

    let plan: PointsPlan
    let steps: [Step]

    var entered: [Step] {
        steps.filter { step in
            if case .entered = step.standing { true } else { false }
        }
    }
    var faulty: [Step] {
        steps.filter { step in
            if case .mistake = step.standing { true } else { false }
        }
    }
    var unchanged: Int { steps.count { $0.standing == .same || $0.standing == .empty } }

    /// Identifies what was shown, to know whether it is still what would be done. It is not secure.
    var fingerprint: String {
        Fingerprint.of(
            [String(plan.edition.revision)]
                + steps.map { "\($0.line.number) \($0.edit?.person.text ?? "") \($0.edit?.seen ?? 0) \($0.standing)" })
    }
}

/// Makes the plan for a list of points of a course.
struct PointListPlanning: Sendable {
    let points: CoursePoints
    private let byNumber: [String: MarkedStudent]
    /// By the number without accents and signs; a number that two students share then is missing.
    private let byFoldedNumber: [String: MarkedStudent]
    private let byUserName: [String: MarkedStudent]
    private let entries: [ID<Person>: [PointCell: PointEntry]]
    private let parts: [String: PointsPart]

    /// - Parameter names: what parts are called, by their keys: in lists they stand by either. A name that two parts share is
    ///   none.
    init(_ points: CoursePoints, names: [String: String]) {
        self.points = points
        let students = points.rows.map(\.student)
        byNumber = Dictionary(
            students.compactMap { student in student.indexNumber.map { ($0, student) } }, uniquingKeysWith: { first, _ in first })
        byFoldedNumber = Self.unambiguous(
            students.compactMap { student in student.indexNumber.map { (Self.folded($0), student) } })
        byUserName = Dictionary(students.map { ($0.userName, $0) }, uniquingKeysWith: { first, _ in first })
        entries = Dictionary(points.rows.map { ($0.student.id, $0.entries) }, uniquingKeysWith: { first, _ in first })
        let named = points.plan.parts.compactMap { part in names[part.key].map { (Self.folded($0), part) } }
        let keyed = points.plan.parts.map { (Self.folded($0.key), $0) }
        parts = Self.unambiguous(keyed).merging(Self.unambiguous(named)) { first, _ in first }
    }

    func plan(_ lines: [PointListLine]) -> PointListPlan {
        var seen: Set<TypedCell> = []
        return PointListPlan(plan: points.plan, steps: lines.map { step($0, &seen) })
    }

    private struct TypedCell: Hashable {
        let person: ID<Person>
        let cell: PointCell
    }

    private func step(_ line: PointListLine, _ seen: inout Set<TypedCell>) -> PointListPlan.Step {
        let student = student(line)
        func fault(_ mistake: PointListPlan.Mistake) -> PointListPlan.Step {
            .init(line: line, student: student, edit: nil, standing: .mistake(mistake))
        }
        if line.isBroken { return fault(.broken) }
        if line.indexNumber == nil, line.userName == nil { return fault(.nobody) }
        guard let student else { return fault(.stranger) }
        guard let part = line.part.flatMap({ parts[Self.folded($0)] }) else { return fault(.noPart) }
        guard let week = line.week.map({ Int($0) }) ?? 0 else { return fault(.week) }
        let cell = PointCell(part: part.id, week: week)
        let last = entries[student.id]?[cell]
        do throws(PointRefusal) {
            if points.taught.isArchived { throw .archived }
            let value = try part.value(typed: Attendance.spelled(line.points ?? "", in: part))
            let edit = PointEdit(person: student.id, cell: cell, value: value, seen: last?.sequence ?? 0)
            if let refusal = edit.refusal(in: points.plan, isEnrolled: student.isEnrolled) { throw refusal }
            guard seen.insert(TypedCell(person: student.id, cell: cell)).inserted else { throw .repeated }
            guard let value else { return .init(line: line, student: student, edit: nil, standing: .empty) }
            if last?.value == value { return .init(line: line, student: student, edit: nil, standing: .same) }
            return .init(line: line, student: student, edit: edit, standing: .entered(old: last?.value, new: value))
        } catch {
            return fault(.refused(error))
        }
    }

    private func student(_ line: PointListLine) -> MarkedStudent? {
        if let number = line.indexNumber { return byNumber[number] ?? byFoldedNumber[Self.folded(number)] }
        return line.userName.flatMap { byUserName[UserName.folded($0)] }
    }

    /// Without keys that are empty or that several things have: points of one must never become another's.
    private static func unambiguous<Thing>(_ pairs: [(String, Thing)]) -> [String: Thing] {
        Dictionary(grouping: pairs, by: \.0).compactMapValues { $0.count == 1 ? $0.first?.1 : nil }.filter { !$0.key.isEmpty }
    }

    /// Without accents, capitals and signs between words: 123/2021 is 123-2021.
    private static func folded(_ text: String) -> String {
        SearchText.words(of: PlainLetters.latin(text)).joined(separator: "/")
    }
}
