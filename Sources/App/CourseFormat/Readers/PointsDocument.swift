/// `points.csv`: what was entered for the students of a course.
struct PointsDocument: Sendable {
    static let fileName = "points.csv"
    static let columns = ["user name", "week", "part", "points"]
    /// May follow.
    static let dayColumn = "entered"

    struct Entry: Sendable, Equatable {
        let line: Int
        let userName: String
        /// The key of a part of the plan.
        let part: String
        /// From 1; 0 for a part that is counted once.
        let week: Int
        let value: PointValue
        /// On which it was entered; nil for that of the import.
        var day: LocalDay?
    }

    /// The path below the import folder.
    let file: String
    let entries: [Entry]

    /// What the lines of a file are checked against.
    struct Surroundings: Sendable {
        /// Nil where `course.yaml` has none.
        let plan: WrittenPlan?
        /// The number of weeks of the semester; nil where the folder does not say when it is.
        let weeks: Int?
        /// The user names in `people.csv`; nil when it could not be read.
        let userNames: Set<String>?
        /// The day of the import, in the institution's time zone.
        let today: LocalDay
    }

    /// Nil when the folder of a course does not have the file.
    /// - Throws: `ImportMistakes`
    static func read(in folder: String, _ course: String, _ around: Surroundings) throws -> PointsDocument? {
        try CourseTable.file("\(course)/\(fileName)", in: folder).map { try PointsDocument($0, in: around) }
    }

    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile, in around: Surroundings) throws {
        var table = try CourseTable(file, columns: Self.columns, optional: [Self.dayColumn])
        guard let plan = around.plan else {
            throw ImportMistakes(mistakes: table.mistakes + [Mistake(file.name, line: nil, "mistake.points-no-plan")])
        }
        let parts = Dictionary(plan.parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var (entries, seen): ([Entry], Set<[String]>) = ([], [])
        for line in table.lines {
            let userName = line.text(0)
            if around.userNames?.contains(userName) == false {
                table.add("mistake.unknown-person", line, ["value": userName])
            }
            guard let part = parts[line.text(2)] else {
                table.add("mistake.points-part", line, ["value": line.text(2)])
                continue
            }
            let week = Self.week(line, of: part, most: around.weeks, &table)
            let value = Self.value(line, of: part, &table)
            let day = table.day(Self.columns.count, called: Self.dayColumn, line, today: around.today)
            guard let week else { continue }
            if !seen.insert([userName, part.key, String(week)]).inserted { table.add("mistake.points-twice", line) }
            guard let value else { continue }
            entries.append(
                Entry(line: line.number, userName: userName, part: part.key, week: week, value: value, day: day))
        }
        guard table.mistakes.isEmpty else { throw ImportMistakes(mistakes: table.mistakes) }
        (self.file, self.entries) = (file.name, entries)
    }

    private static func week(
        _ line: CourseTable.Line, of part: WrittenPlan.Part, most: Int?, _ table: inout CourseTable
    ) -> Int? {
        let typed = line.text(1)
        guard part.weekly != nil else {
            if typed.isEmpty || typed == "0" { return 0 }
            table.add("mistake.points-no-weeks", line, ["value": part.key])
            return nil
        }
        let most = most ?? SemesterDays.possibleWeeks.upperBound
        if typed.utf8.count <= 2, let week = Int(typed), (1...most).contains(week) { return week }
        table.add("mistake.points-week", line, ["value": typed, "weeks": String(most)])
        return nil
    }

    /// Nil where nothing is entered, and, with a mistake, for what cannot be.
    private static func value(
        _ line: CourseTable.Line, of part: WrittenPlan.Part, _ table: inout CourseTable
    ) -> PointValue? {
        let typed = line.text(3)
        if part.test != nil {
            table.add("mistake.points-test", line, ["value": part.key])
            return nil
        }
        do throws(PointRefusal) {
            return try PointValue.typed(typed, part.sort, most: part.cellMost)
        } catch .aboveMost(let most) {
            table.add("mistake.points-above", line, ["value": typed, "most": most.written])
        } catch .notAttendance {
            table.add("mistake.points-attendance", line, ["value": typed])
        } catch {
            table.add("mistake.points-value", line, ["value": typed])
        }
        return nil
    }
}
