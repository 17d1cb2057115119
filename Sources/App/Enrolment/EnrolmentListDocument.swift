import Foundation
import Markdown

/// A list of students as a registrar gives it: a table as text. What its columns hold is recognised, or said by the teacher.
struct EnrolmentListDocument: Sendable {
    static let longest = 1_000_000
    static let mostPeople = 10_000
    /// The most columns that are looked at.
    static let mostColumns = 40

    let encoding: ListEncoding
    /// The text as it was read, with line ends of one kind.
    let text: String
    let separator: UInt8
    let columns: [ListColumn]
    /// The names of the columns, as the list gives them; nil when it has none.
    let heading: [String]?
    /// The groups of the list, when it has a column of them.
    let groups: [String]
    let mapping: ListMapping
    let lines: [EnrolmentLine]
    /// The cells of each line, by its number.
    let cells: [Int: [String]]
    /// The ways of taking a whole name apart, where a person may want to choose one, by the number of the line.
    let doubtful: [Int: WholeName]

    /// - Throws: `FormErrors` about the field `list`, when it is not a list.
    init(_ bytes: [UInt8], _ mapping: ListMapping = ListMapping()) throws {
        guard bytes.count <= Self.longest else { throw Self.problem("enrol.list-too-long") }
        let read = ListEncoding.read(bytes)
        try self.init(CleanText.cleaned(read.text), encoding: read.encoding, mapping)
    }

    /// - Parameter separator: nil for the one that is recognised.
    /// - Throws: `FormErrors` about the field `list`, when it is not a list.
    init(_ text: String, encoding: ListEncoding, separator: UInt8? = nil, _ mapping: ListMapping = ListMapping()) throws {
        (self.text, self.encoding, self.mapping) = (text, encoding, mapping)
        self.separator = separator ?? ListText.separator(of: text)
        // Some more records are read: what stands above the heading, and one to notice that there are too many.
        let most = Self.mostPeople + ListHeading.mostAbove + 2
        let all = SeparatedText.records(in: text, separator: self.separator, most: most)
        let found = mapping.isHeaded == false ? nil : ListHeading.find(in: all)
        let isHeaded = mapping.isHeaded ?? (found != nil)
        let headingIndex = isHeaded ? found?.index ?? 0 : nil
        heading = headingIndex.flatMap { all.at($0)?.cells }
        let records = Array(all.dropFirst(headingIndex.map { $0 + 1 } ?? 0))
        guard records.count <= Self.mostPeople else { throw Self.problem("enrol.list-too-many") }
        guard !records.isEmpty else { throw Self.problem("enrol.list-empty") }
        let widest = records.prefix(200).map { $0.isBroken ? 1 : $0.cells.count }.max() ?? 1
        let count = min(heading?.count ?? widest, Self.mostColumns)
        let proposed = found?.columns ?? ListGuess.columns(of: records, count: count)
        columns = Self.columns(mapping.columns ?? proposed, count)
        let reading = ListReading(columns: columns, parts: mapping.parts)
        groups = reading.groups(of: records)
        let kept = records.filter { reading.isKept($0, mapping.group) }
        let read = kept.map(reading.line)
        lines = ListReading.withRepetitions(read.map(\.line))
        cells = Dictionary(kept.map { ($0.line, $0.cells) }, uniquingKeysWith: { first, _ in first })
        doubtful = Dictionary(
            read.compactMap { line, name in name.flatMap { $0.isDoubtful ? (line.number, $0) : nil } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The lines of these numbers as a list of their own, with the names of the columns above them.
    func text(of numbers: [Int]) -> String {
        let all = (heading.map { [$0] } ?? []) + numbers.compactMap { cells[$0] }
        return all.map { ListText.line($0, separator: separator) + "\n" }.joined()
    }

    /// The same lines as a list of its own, with what was recognised and said about the columns.
    /// - Throws: `FormErrors`
    func list(of numbers: [Int]) throws -> EnrolmentListDocument {
        var mapping = mapping
        (mapping.columns, mapping.isHeaded, mapping.parts) = (columns, heading != nil, [:])
        return try EnrolmentListDocument(text(of: numbers), encoding: .utf8, separator: separator, mapping)
    }

    /// Identifies the text and what was said about it, to know whether it is what was checked. It is not secure.
    var fingerprint: String {
        let parts = mapping.parts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return Fingerprint.of(
            [text, heading == nil ? "" : "headed", mapping.group ?? ""] + columns.map(\.rawValue) + parts)
    }

    private static func columns(_ columns: [ListColumn], _ count: Int) -> [ListColumn] {
        let padded = columns + Array(repeating: .ignored, count: max(0, count - columns.count))
        return ListColumn.withoutRepetitions(Array(padded.prefix(count)))
    }

    private static func problem(_ key: String) -> FormErrors {
        FormErrors(items: [.init(field: "list", key: key)])
    }
}
