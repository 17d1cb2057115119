import Foundation

/// An XLSX file, of which the cells of one sheet are read as text. It comes from outside: everything in it has a limit, which is
/// counted, so that no file costs more than an honest one (ECMA-376 parts 1 and 2).
struct SpreadsheetBook: Sendable {
    /// The first bytes of a zip archive.
    static let sign: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    /// A sheet of the book, in its order.
    struct Sheet: Sendable, Equatable {
        let name: String
        let path: String
        let isHidden: Bool
    }

    let sheets: [Sheet]
    private let bytes: [UInt8]
    private let strings: [String]
    private let formats: SpreadsheetFormats
    /// What the parts that all sheets share have taken of it.
    private let budget: SpreadsheetBudget

    /// - Throws: `SpreadsheetProblem`
    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        let parts = try SpreadsheetParts(bytes, wanted: ["xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml"])
        guard let book = parts["xl/workbook.xml"], let relations = parts["xl/_rels/workbook.xml.rels"] else {
            throw SpreadsheetProblem.noSpreadsheet
        }
        var budget = SpreadsheetBudget()
        let outline = SpreadsheetOutline()
        try SpreadsheetXML.read(book, outline, &budget)
        let links = SpreadsheetRelations()
        try SpreadsheetXML.read(relations, links, &budget)
        sheets = outline.sheets.compactMap { sheet in
            links.paths[sheet.relation].map { Sheet(name: sheet.name, path: $0, isHidden: sheet.isHidden) }
        }
        let styles = SpreadsheetStyles()
        if let part = parts["xl/styles.xml"] { try SpreadsheetXML.read(part, styles, &budget) }
        formats = SpreadsheetFormats(styles, isFrom1904: outline.isFrom1904)
        let shared = SpreadsheetStrings()
        if let path = links.strings, let part = try SpreadsheetParts(bytes, wanted: [path], most: SpreadsheetLimits.part)[path] {
            try SpreadsheetXML.read(part, shared, &budget)
        }
        strings = shared.all
        self.budget = budget
    }

    /// The cells of a sheet, a line for each row and a tab between two cells.
    /// - Parameter name: the name of the sheet or its number; nil for the first that is shown and has something in it.
    /// - Throws: `SpreadsheetProblem`
    func text(of name: String?) throws -> String {
        var budget = budget
        if let name {
            let number = Int(name).flatMap { sheets.numbered($0) }
            guard let sheet = sheets.first(where: { $0.name == name }) ?? number else { throw SpreadsheetProblem.noSheet }
            return try text(of: sheet, &budget)
        }
        for sheet in sheets.filter({ !$0.isHidden }).prefix(SpreadsheetLimits.tried) {
            let text = try text(of: sheet, &budget)
            if !text.isEmpty { return text }
        }
        throw SpreadsheetProblem.empty
    }

    private func text(of sheet: Sheet, _ budget: inout SpreadsheetBudget) throws -> String {
        guard let part = try SpreadsheetParts(bytes, wanted: [sheet.path], most: SpreadsheetLimits.part)[sheet.path] else {
            throw SpreadsheetProblem.damaged
        }
        let reader = SpreadsheetSheet(strings: strings, formats: formats)
        try SpreadsheetXML.read(part, reader, &budget)
        return reader.text
    }
}

/// The limits of a spreadsheet file.
enum SpreadsheetLimits {
    /// The files in the archive.
    static let files = 1_000
    /// The size of a sheet, or of the texts that all sheets share; and of what describes them, in bytes.
    static let (part, description) = (12_000_000, 2_000_000)
    /// The elements of all parts that are read, their attributes and pieces of text, and how deep one is in others.
    static let (elements, details, depth) = (400_000, 700_000, 32)
    /// The attributes of one element.
    static let attributes = 64
    /// The beginnings and ends of elements in one part.
    static let tags = 2 * elements + comments
    /// Where the first line of a part, which names its encoding, must have ended.
    static let head = 1_000
    /// The comments of one part.
    static let comments = 1_000
    /// The longest text of one cell, in bytes.
    static let cell = 2_000
    static let rows = 20_000
    /// Cells further to the right must be empty.
    static let columns = 200
    /// All texts that a sheet has, in bytes, and the sheets that are looked into when none is named.
    static let (text, tried) = (4_000_000, 3)
    /// The ways of writing numbers that a file declares, the length of one in bytes, and the styles of cells.
    static let (codes, code, styles) = (500, 255, 65_500)
}

/// Why a spreadsheet file is refused.
enum SpreadsheetProblem: Error, Equatable {
    /// The file of an older program, or one with a password.
    case old
    /// An archive that is no spreadsheet of this kind.
    case noSpreadsheet
    case damaged
    case large
    case declarations
    case cell
    case wide
    case empty
    case noSheet

    /// The field of the page that it is about.
    var field: String { self == .noSheet ? "sheet" : "file" }

    /// The key of its sentence.
    var key: String {
        switch self {
        case .old: "enrol.spreadsheet"
        case .noSpreadsheet: "enrol.xlsx-none"
        case .damaged: "enrol.xlsx-damaged"
        case .large: "enrol.xlsx-large"
        case .declarations: "enrol.xlsx-declarations"
        case .cell: "enrol.xlsx-cell"
        case .wide: "enrol.xlsx-wide"
        case .empty: "enrol.list-empty"
        case .noSheet: "enrol.xlsx-no-sheet"
        }
    }
}
