import Foundation
import Markdown

/// A list of students from a spreadsheet: user name, name, surname, index number, e-mail.
struct EnrolmentListDocument: Sendable {
    static let longest = 1_000_000
    static let mostPeople = 10_000

    let encoding: ListEncoding
    /// The text as it was read, with line ends of one kind.
    let text: String
    let lines: [EnrolmentLine]

    private enum Column: Int, CaseIterable {
        case userName, name, surname, indexNumber, email
    }

    /// - Throws: `FormErrors` about the field `list`, when it is not a list.
    init(_ bytes: [UInt8]) throws {
        guard bytes.count <= Self.longest else { throw Self.problem("enrol.list-too-long") }
        // The first bytes of spreadsheet files: a zip archive, or the compound file of older programs.
        let signs: [[UInt8]] = [[0x50, 0x4B, 0x03, 0x04], [0xD0, 0xCF, 0x11, 0xE0]]
        guard !signs.contains(where: bytes.starts) else { throw Self.problem("enrol.spreadsheet") }
        let read = ListEncoding.read(bytes)
        encoding = read.encoding
        text = CleanText.cleaned(read.text)
        // Two more records are read: one for the heading, and one to notice that there are too many.
        var records = SeparatedText.records(in: text, separator: SeparatedText.separator(of: text), most: Self.mostPeople + 2)
        guard let first = records.first else { throw Self.problem("enrol.list-empty") }
        let header = Self.header(first.cells)
        if header != nil { records.removeFirst() }
        if let header, header[.userName] == nil { throw Self.problem("enrol.no-user-name") }
        guard records.count <= Self.mostPeople else { throw Self.problem("enrol.list-too-many") }
        guard !records.isEmpty else { throw Self.problem("enrol.list-empty") }
        let places = header ?? Dictionary(uniqueKeysWithValues: Column.allCases.map { ($0, $0.rawValue) })
        let count = header == nil ? Column.allCases.count : first.cells.count
        lines = Self.withRepetitions(records.map { Self.line($0, places, count) })
    }

    /// Identifies the text, to know whether it is the one that was checked. It is not secure.
    var fingerprint: String {
        Fingerprint.of([text])
    }

    /// The lines, in parts of at most this size.
    func parts(of size: Int) -> [[EnrolmentLine]] {
        stride(from: 0, to: lines.count, by: size).map { Array(lines.dropFirst($0).prefix(size)) }
    }

    private static func problem(_ key: String) -> FormErrors {
        FormErrors(items: [.init(field: "list", key: key)])
    }

    /// The index of each column; nil when the cells are not names of columns.
    private static func header(_ cells: [String]) -> [Column: Int]? {
        var places: [Column: Int] = [:]
        for (index, cell) in cells.enumerated() {
            if let column = names[SearchText.words(of: cell).joined(separator: " ")], places[column] == nil {
                places[column] = index
            }
        }
        return places[.userName] != nil || places.count >= 2 ? places : nil
    }

    /// Column names in English, as in `people.csv`, in Romanian and in Serbian. Romanian „nume” means the surname.
    private static let names: [String: Column] = [
        "user name": .userName, "username": .userName, "user": .userName, "nume de utilizator": .userName,
        "utilizator": .userName,
        "korisnicko ime": .userName, "korisnik": .userName,
        "name": .name, "first name": .name, "given name": .name, "prenume": .name, "ime": .name,
        "surname": .surname, "last name": .surname, "family name": .surname, "nume": .surname, "nume de familie": .surname,
        "prezime": .surname,
        "index number": .indexNumber, "student number": .indexNumber, "numar matricol": .indexNumber, "nr matricol": .indexNumber,
        "matricol": .indexNumber, "broj indeksa": .indexNumber, "indeks": .indexNumber,
        "e mail": .email, "email": .email, "mail": .email, "adresa de e mail": .email, "e posta": .email, "eposta": .email,
        "adresa e poste": .email,
    ]

    private static func line(_ record: SeparatedText.Record, _ places: [Column: Int], _ count: Int) -> EnrolmentLine {
        func text(_ column: Column) -> String? {
            places[column].flatMap { TypedText.line(record.cells.at($0)) }
        }
        if record.isBroken { return broken(record, .quotation) }
        if record.cells.contains(where: hasControl) { return broken(record, .control) }
        if record.cells.dropFirst(count).contains(where: { TypedText.line($0) != nil }) { return broken(record, .cells) }
        var line = EnrolmentLine(
            number: record.line, userName: UserName.folded(text(.userName) ?? ""), name: text(.name), surname: text(.surname),
            indexNumber: text(.indexNumber), email: text(.email))
        line.mistakes = line.ownMistakes
        return line
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

    private static func withRepetitions(_ lines: [EnrolmentLine]) -> [EnrolmentLine] {
        var (userNames, indexNumbers): (Set<String>, Set<String>) = ([], [])
        return lines.map { line in
            var line = line
            guard line.mistakes.isEmpty else { return line }
            if !userNames.insert(line.userName).inserted { line.mistakes.append(.userNameTwice) }
            if let number = line.indexNumber, !indexNumbers.insert(number).inserted { line.mistakes.append(.indexNumberTwice) }
            return line
        }
    }
}
