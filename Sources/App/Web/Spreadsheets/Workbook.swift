import CXLSXWriter
import Foundation
import Synchronization

/// Writes a table as an XLSX file: texts are texts, numbers numbers and moments dates; the heading is bold and stays in view. The same
/// table made at the same time gives the same bytes.
///
/// libxlsxwriter keeps one row in memory and the others in temporary files, each deleted as soon as it is open.
struct Workbook {
    /// Where its temporary files are; it is created if it does not exist.
    let folder: String
    /// The zone of moments.
    let formats: Formats
    /// When the file says that it was made.
    let madeAt: Instant

    /// The library asks for the calendar with a function whose answer threads share, so that only one workbook is written at a time. Who
    /// waits does so without a thread, see `SpreadsheetFiles`.
    private static let alone = Mutex(())

    /// How many rows a sheet can have, the heading among them, and columns.
    static let (rows, columns) = (1_048_576, 16_384)
    /// The whole numbers that every program shows with all their digits; others are written as texts.
    private static let exact = -999_999_999_999_999...999_999_999_999_999
    /// The days that a spreadsheet can show, counted from the last one of 1899: from March 1900, which all programs count alike.
    private static let days = 61..<2_958_466
    private static let dayOf1970 = 25_569

    /// - Throws: `WorkbookProblem` when the library could not write it, or not all of it; what `UnfinishedFile` throws.
    func bytes(of table: Spreadsheet) throws -> [UInt8] {
        guard table.rows.count < Self.rows, table.headings.count <= Self.columns else { throw WorkbookProblem(.large) }
        let file = try UnfinishedFile(in: folder)
        let cells = try Self.alone.withLock { _ in try write(table, to: file) }
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
        try WorkbookCheck.check(bytes, cells: cells)
        return bytes
    }

    /// Returns the number of cells that have something in them.
    private func write(_ table: Spreadsheet, to file: UnfinishedFile) throws -> Int {
        try folder.withCString { folder in
            var options = lxw_workbook_options()
            options.constant_memory = 1
            options.tmpdir = UnsafeMutablePointer(mutating: folder)
            guard let book = workbook_new_opt(file.path, &options) else { throw WorkbookProblem(.memory) }
            let written = Result { try write(table, to: book) }
            // Frees the book as well, whether all was well or not.
            let closed = workbook_close(book)
            let cells = try written.get()
            try Self.check(closed)
            return cells
        }
    }

    private func write(_ table: Spreadsheet, to book: UnsafeMutablePointer<lxw_workbook>) throws -> Int {
        try WorkbookText.cell(table.title).withCString { title in
            var properties = lxw_doc_properties()
            properties.title = UnsafeMutablePointer(mutating: title)
            properties.created = time_t(madeAt.milliseconds / 1000)
            try Self.check(workbook_set_properties(book, &properties))
        }
        guard let sheet = workbook_add_worksheet(book, WorkbookText.sheetName(table.title)),
            let bold = workbook_add_format(book), let moment = workbook_add_format(book)
        else { throw WorkbookProblem(.memory) }
        format_set_bold(bold)
        format_set_text_wrap(bold)
        format_set_align(bold, UInt8(LXW_ALIGN_VERTICAL_TOP.rawValue))
        format_set_num_format(moment, "yyyy-mm-dd hh:mm:ss")
        worksheet_freeze_panes(sheet, 1, 0)
        for (column, width) in widths(of: table).enumerated() {
            try Self.check(worksheet_set_column(sheet, UInt16(column), UInt16(column), width, nil))
        }
        var cells = 0
        for (column, heading) in table.headings.enumerated() {
            cells += try write(.text(heading), to: sheet, 0, column, bold)
        }
        for (row, line) in table.rows.enumerated() {
            for (column, cell) in line.enumerated() {
                var format: UnsafeMutablePointer<lxw_format>?
                if case .moment = cell { format = moment }
                cells += try write(cell, to: sheet, row + 1, column, format)
            }
        }
        return cells
    }

    /// Returns 1, or 0 for a cell without anything in it.
    private func write(
        _ cell: Spreadsheet.Cell, to sheet: UnsafeMutablePointer<lxw_worksheet>, _ row: Int, _ column: Int,
        _ format: UnsafeMutablePointer<lxw_format>?
    ) throws -> Int {
        let (row, column) = (UInt32(row), UInt16(column))
        switch held(cell) {
        case nil: return 0
        case .number(let number): try Self.check(worksheet_write_number(sheet, row, column, number, format))
        case .text(let text): try Self.check(worksheet_write_string(sheet, row, column, text, format))
        }
        return 1
    }

    private enum Held {
        case number(Double)
        case text(String)
    }

    /// What a cell holds in the file; nil for nothing. A decimal number of at most 15 digits is kept as the nearest binary one, of which
    /// the library writes 16 digits: programs, which read that binary number again and show 15, have the decimal one as it was.
    private func held(_ cell: Spreadsheet.Cell) -> Held? {
        switch cell {
        case .empty: return nil
        case .text(let text): return text.isEmpty ? nil : .text(WorkbookText.cell(text))
        case .whole(let number):
            return Self.exact.contains(number) ? .number(Double(number)) : .text(NumberNotation.ofPrograms.whole(number))
        case .thousandths(let number):
            return Self.exact.contains(number)
                ? .number(Double(number) / 1000) : .text(NumberNotation.ofPrograms.thousandths(number, places: 3))
        case .moment(let instant):
            let (day, second) = formats.local(instant)
            guard Self.days.contains(day + Self.dayOf1970) else { return .text(formats.sortable(instant)) }
            return .number(Double(day + Self.dayOf1970) + Double(second) / 86_400)
        }
    }

    /// In characters: as wide as the widest cell, within limits; headings break into lines.
    private func widths(of table: Spreadsheet) -> [Double] {
        var widths = table.headings.map { min(max($0.utf8.count + 2, 8), 24) }
        for row in table.rows {
            for (column, cell) in row.enumerated() {
                let width: Int =
                    switch cell {
                    case .empty: 0
                    case .text(let text): min(text.utf8.count + 1, 40)
                    case .whole, .thousandths: 8
                    case .moment: 20
                    }
                if let known = widths.at(column), known < width { widths[column] = width }
            }
        }
        return widths.map(Double.init)
    }

    private static func check(_ error: lxw_error) throws {
        guard error == LXW_NO_ERROR else { throw WorkbookProblem(.library(String(cString: lxw_strerror(error)))) }
    }
}

/// Why a workbook could not be written. Nobody who asks for a file can do anything about it: it is an unexpected error.
struct WorkbookProblem: Error, Equatable {
    enum Reason: Equatable {
        /// More rows or columns than a sheet has.
        case large
        case memory
        /// In the words of the library.
        case library(String)
        /// The library did not notice that not everything was written.
        case incomplete(part: String)
    }

    let reason: Reason

    init(_ reason: Reason) { self.reason = reason }
}
