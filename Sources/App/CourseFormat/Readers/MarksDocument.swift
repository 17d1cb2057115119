/// `marks.csv`: the marks that were confirmed for the students of a course.
struct MarksDocument: Sendable {
    static let fileName = "marks.csv"
    static let columns = ["user name", "mark"]
    /// May follow.
    static let pointsColumn = "points"
    /// May follow after that.
    static let dayColumn = "confirmed"
    static let notPassed = "not-passed"
    /// The most points, in thousandths.
    private static let most = 999_999_999

    struct Entry: Sendable, Equatable {
        let line: Int
        let userName: String
        /// Nil for somebody who has not passed.
        let mark: Mark?
        /// The student's points when it was confirmed; nil for those of the plan.
        let points: Points?
        /// On which it was confirmed; nil for that of the import.
        var day: LocalDay?
    }

    /// The path below the import folder.
    let file: String
    let entries: [Entry]

    /// Nil when the folder of a course does not have the file.
    /// - Throws: `ImportMistakes`
    static func read(
        in folder: String, _ course: String, _ document: CourseDocument, userNames: Set<String>?, today: LocalDay
    ) throws -> MarksDocument? {
        try CourseTable.file("\(course)/\(fileName)", in: folder).map { file in
            try MarksDocument(
                file, document.markScheme, hasPlan: document.plan != nil, userNames: userNames, today: today)
        }
    }

    /// - Parameters:
    ///   - hasPlan: whether the course has a plan of points; without one every line must have points.
    ///   - userNames: the user names in `people.csv`; nil when it could not be read.
    ///   - today: the day of the import, in the institution's time zone.
    /// - Throws: `ImportMistakes` with every faulty line.
    init(
        _ file: TextFile, _ scheme: MarkScheme, hasPlan: Bool, userNames: Set<String>?, today: LocalDay
    ) throws {
        var table = try CourseTable(file, columns: Self.columns, optional: [Self.pointsColumn, Self.dayColumn])
        var (entries, seen): ([Entry], Set<String>) = ([], [])
        for line in table.lines {
            let (userName, typed) = (line.text(0), line.text(1))
            if userNames?.contains(userName) == false {
                table.add("mistake.unknown-person", line, ["value": userName])
            }
            if !seen.insert(userName).inserted { table.add("mistake.mark-twice", line, ["value": userName]) }
            let mark = Thousandths.read(typed, in: 0...Self.most).map { Mark(scheme: scheme, thousandths: $0) }
            if typed != Self.notPassed, mark.map(scheme.canEnter) != true {
                table.add("mistake.mark", line, ["value": typed])
            }
            let points = Self.points(line, hasPlan: hasPlan, &table)
            let day = table.day(Self.columns.count + 1, called: Self.dayColumn, line, today: today)
            entries.append(Entry(line: line.number, userName: userName, mark: mark, points: points, day: day))
        }
        guard table.mistakes.isEmpty else { throw ImportMistakes(mistakes: table.mistakes) }
        (self.file, self.entries) = (file.name, entries)
    }

    private static func points(_ line: CourseTable.Line, hasPlan: Bool, _ table: inout CourseTable) -> Points? {
        let typed = line.text(2)
        if typed.isEmpty {
            if !hasPlan { table.add("mistake.mark-points-missing", line) }
            return nil
        }
        if let points = Thousandths.read(typed, in: 0...most) { return Points(thousandths: points) }
        table.add("mistake.mark-points", line, ["value": typed])
        return nil
    }
}
