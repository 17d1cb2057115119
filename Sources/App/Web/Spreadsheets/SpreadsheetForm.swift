/// How a table is written to a file.
enum SpreadsheetForm: Sendable, Equatable, CaseIterable {
    /// XLSX: cells keep their types, in every program and every language of it.
    case workbook
    /// CSV as spreadsheet programs in the institution's language open it.
    case spreadsheets
    /// CSV as programs read it, the same in every language.
    case programs

    /// The name of the choice between the two kinds of CSV in an address, and its value for spreadsheets; without it a CSV file is
    /// for programs.
    static let (choice, forSpreadsheets) = ("for", "spreadsheets")

    /// The choice of CSV for spreadsheets, in an address.
    static let query = choice + "=" + forSpreadsheets

    /// The form of a CSV file by what its address says; nil for a choice that there is not.
    init?(csv chosen: String?) {
        switch chosen {
        case nil: self = .programs
        case Self.forSpreadsheets: self = .spreadsheets
        default: return nil
        }
    }

    /// The ending of file names.
    var ending: String { self == .workbook ? "xlsx" : "csv" }

    var contentType: String {
        self == .workbook ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" : "text/csv; charset=utf-8"
    }
}
