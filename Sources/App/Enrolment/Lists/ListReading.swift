import Foundation

/// Takes the lines of a list from its records.
struct ListReading: Sendable {
    let columns: [ListColumn]
    /// Which way of taking a whole name apart was chosen, by the number of the line.
    let parts: [Int: Int]

    /// The most groups to choose from.
    private static let mostGroups = 60

    /// The groups that occur, in their order; none when there are too many to choose from.
    func groups(of records: [SeparatedText.Record]) -> [String] {
        guard let place = columns.firstIndex(of: .group) else { return [] }
        let members = Set(records.compactMap { TypedText.line($0.cells.at(place)) })
        return members.count > Self.mostGroups ? [] : members.sorted()
    }

    /// Whether a line counts when only one group does.
    func isKept(_ record: SeparatedText.Record, _ group: String?) -> Bool {
        guard let group, let place = columns.firstIndex(of: .group) else { return true }
        return TypedText.line(record.cells.at(place)) == group
    }

    /// One line, and its whole name where it has one.
    func line(_ record: SeparatedText.Record) -> (line: EnrolmentLine, name: WholeName?) {
        if record.isBroken { return (Self.broken(record, .quotation), nil) }
        if record.cells.contains(where: Self.hasControl) { return (Self.broken(record, .control), nil) }
        if record.cells.dropFirst(columns.count).contains(where: { TypedText.line($0) != nil }) {
            return (Self.broken(record, .cells), nil)
        }
        func text(_ column: ListColumn) -> String? {
            columns.firstIndex(of: column).flatMap { TypedText.line(record.cells.at($0)) }
        }
        let order = columns.first(where: \.isWhole)
        let written = order.flatMap(text)
        if let written, !written.isWithin(letters: WholeName.longest) {
            return (Self.broken(record, .nameTooLong), nil)
        }
        let whole = written.map { WholeName($0, isSurnameFirst: order == .surnameFirst) }
        let chosen = whole.flatMap { $0.choices.at(parts[record.line] ?? 0) ?? $0.choices.first }
        var line = EnrolmentLine(
            number: record.line, userName: UserName.folded(text(.userName) ?? ""),
            name: chosen?.name ?? text(.name).map(Self.written), surname: chosen?.surname ?? text(.surname).map(Self.written),
            indexNumber: text(.indexNumber), email: text(.email), group: text(.group))
        line.mistakes = line.ownMistakes
        return (line, whole)
    }

    /// The lines, with a mistake where one says what another one has said.
    static func withRepetitions(_ lines: [EnrolmentLine]) -> [EnrolmentLine] {
        var (userNames, indexNumbers, people): (Set<String>, Set<String>, Set<[String?]>) = ([], [], [])
        return lines.map { line in
            var line = line
            guard line.mistakes.isEmpty else { return line }
            if !line.userName.isEmpty, !userNames.insert(line.userName).inserted { line.mistakes.append(.userNameTwice) }
            if let number = line.indexNumber, !indexNumbers.insert(number).inserted { line.mistakes.append(.indexNumberTwice) }
            if line.userName.isEmpty, line.indexNumber == nil,
                !people.insert([line.fullName.map(SearchText.fold), line.email]).inserted
            {
                line.mistakes.append(.personTwice)
            }
            return line
        }
    }

    private static func written(_ name: String) -> String {
        name.split(separator: " ").map { WholeName.written(String($0)) }.joined(separator: " ")
    }

    private static func broken(_ record: SeparatedText.Record, _ mistake: EnrolmentMistake) -> EnrolmentLine {
        let shown = TypedText.line(record.cells.joined(separator: " ")) ?? ""
        return EnrolmentLine(
            number: record.line, userName: String(shown.beginning(letters: 60)), name: nil, surname: nil, indexNumber: nil,
            email: nil, mistakes: [mistake])
    }

    /// Whether a cell contains a control character other than line ends and tabs, or the replacement character for bytes that
    /// could not be read.
    private static func hasControl(_ cell: String) -> Bool {
        cell.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xEF }
            && cell.unicodeScalars.contains { TypedText.isControl($0) && $0 != "\n" && $0 != "\t" || $0 == "\u{FFFD}" }
    }
}
