import Foundation

/// Proposes what the columns of a list without a heading hold, from what is in them.
enum ListGuess {
    /// How many records are looked at.
    private static let most = 200
    private static let longestNumber = 60
    /// The order in which the page names the columns.
    private static let usual: [ListColumn] = [.userName, .name, .surname, .indexNumber, .email]

    static func columns(of records: [SeparatedText.Record], count: Int) -> [ListColumn] {
        let records = records.prefix(most).filter { !$0.isBroken }
        let cells = (0..<count).map { at in records.map { TypedText.line($0.cells.at(at)) } }
        var columns = cells.map { found in column(found.enumerated().compactMap { at, cell in cell.map { (at, $0) } }) }
        placeUserName(&columns, cells)
        return ListColumn.withoutRepetitions(inUsualOrder(named(columns, cells)))
    }

    /// What says nothing of itself is what the page names at that place, in a list that begins as the page says.
    private static func inUsualOrder(_ columns: [ListColumn]) -> [ListColumn] {
        guard columns.first == .userName, columns.count <= usual.count else { return columns }
        return columns.enumerated().map { at, column in
            let own = usual.at(at) ?? .ignored
            return column == .ignored && !columns.contains(own) ? own : column
        }
    }

    /// What one column holds, but for names, which are told apart afterwards: `.surname` for single words, `.surnameFirst` for
    /// several.
    private static func column(_ cells: [(at: Int, text: String)]) -> ListColumn {
        guard !cells.isEmpty else { return .ignored }
        func mostly(_ test: (String) -> Bool) -> Bool { cells.count { test($0.text) } * 10 >= cells.count * 7 }
        if mostly({ $0.contains("@") }) { return .email }
        if cells.count > 1, cells.allSatisfy({ Int($0.text.filter { $0 != "." }) == $0.at + 1 }) { return .ignored }
        if mostly(isNumber) {
            let different = Set(cells.map(\.text)).count
            return cells.count >= 4 && different * 2 <= cells.count ? .group : .indexNumber
        }
        if mostly(isName) { return mostly { $0.contains(" ") } ? .surnameFirst : .surname }
        return .ignored
    }

    /// The first column may hold user names, which look like small words.
    private static func placeUserName(_ columns: inout [ListColumn], _ cells: [[String?]]) {
        let place = cells.firstIndex { column in
            let filled = column.compactMap(\.self)
            return !filled.isEmpty && filled.count { isUserName($0) } * 2 >= filled.count
        }
        columns = columns.enumerated().map { at, column in at == place ? .userName : column }
    }

    /// Single names: the first name comes first beside a user name, as the page says; the surname in other lists.
    private static func named(_ columns: [ListColumn], _ cells: [[String?]]) -> [ListColumn] {
        // Beside a user name nobody's whole name is needed to tell who it is: surnames may be of several words.
        let isNameFirst = columns.contains(.userName)
        let places = columns.indices.filter { columns[$0] == .surname || isNameFirst && columns[$0] == .surnameFirst }
        guard places.count >= 2, let first = places.first else {
            // One word in a line beside longer ones is a whole name as well.
            return columns.map { $0 == .surname ? .surnameFirst : $0 }
        }
        return columns.enumerated().map { at, column in
            guard places.contains(at) else { return column }
            return (at == first) == isNameFirst ? .name : .surname
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        text.isWithin(letters: longestNumber) && text.wholeMatch(of: #/\p{L}{0,6}[ \-\/.]?\d[\d \-\/.]*\p{L}{0,4}/#) != nil
    }

    private static func isName(_ text: String) -> Bool {
        text.contains(where: \.isLetter) && !text.contains { $0.isNumber || $0 == "@" }
    }

    private static func isUserName(_ text: String) -> Bool {
        UserName.isValid(text) && text.contains { $0.isLetter }
    }
}
