/// A list of outcomes of a programme: a line for each, its key and its text.
struct OutcomeDocument: Sendable {
    struct Line: Sendable, Equatable {
        /// From 1.
        let number: Int
        let key: String?
        let text: String?
        /// Whether its cells cannot be told apart.
        let isBroken: Bool
    }

    /// In bytes.
    static let longest = 200_000
    /// In letters, of a text.
    static let longestText = WrittenDesign.longestDescription

    /// As it was read, with line ends of one kind.
    let text: String
    /// Empty where all outcomes are to go.
    let lines: [Line]

    /// - Throws: `FormErrors` about the field `list`.
    init(_ typed: String) throws {
        guard typed.utf8.count <= Self.longest else { throw Self.tooLong }
        text = TypedText.lines(typed) ?? ""
        let all = SeparatedText.records(
            in: text, separator: ListText.separator(of: text), most: WrittenDesign.mostOutcomes + 2)
        let records = all.dropFirst(all.first.map { Self.isHeading($0.cells) } == true ? 1 : 0)
        guard records.count <= WrittenDesign.mostOutcomes else { throw Self.tooLong }
        lines = records.map { record in
            let isLong = record.cells.dropFirst(2).contains { TypedText.line($0) != nil }
            return Line(
                number: record.line, key: TypedText.line(record.cells.at(0)), text: TypedText.line(record.cells.at(1)),
                isBroken: record.isBroken || isLong)
        }
    }

    /// Reads a file: text in any encoding, or a spreadsheet.
    /// - Throws: `FormErrors` about the field `file`.
    init(file bytes: [UInt8]) throws {
        do {
            if bytes.starts(with: SpreadsheetBook.sign) {
                try self.init(SpreadsheetBook(bytes).text(of: nil))
            } else {
                try self.init(ListEncoding.read(bytes).text)
            }
        } catch let problem as SpreadsheetProblem {
            throw FormErrors(items: [.init(field: "file", key: problem.key)])
        } catch let errors as FormErrors {
            throw FormErrors(items: errors.items.map { .init(field: "file", key: $0.key, values: $0.values) })
        }
    }

    /// The list of outcomes that are there, to be changed.
    static func text(of outcomes: [ProgrammeOutcome]) -> String {
        outcomes.map { cell($0.key) + ";" + cell($0.text) }.joined(separator: "\n")
    }

    private static func cell(_ text: String) -> String {
        guard text.contains(where: { ";,\t\"".contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    private static let headings: Set<String> = ["key", "code", "cheie", "cod", "kljuc", "sifra", "oznaka"]

    private static func isHeading(_ cells: [String]) -> Bool {
        let words = SearchText.words(of: PlainLetters.latin(cells.first ?? ""))
        return words.count == 1 && words.first.map(headings.contains) == true
    }

    private static var tooLong: FormErrors {
        FormErrors(
            items: [.init(field: "list", key: "outcome.list-too-long", values: ["n": String(WrittenDesign.mostOutcomes)])])
    }
}
