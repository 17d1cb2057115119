/// What a page with a table offers to save: a file in each form, and more columns in it. `Shared/spreadsheets` prints it, and a request
/// for a file is read by `SpreadsheetFiles`.
struct SpreadsheetChoice: Sendable {
    /// The name of the choice of more columns in an address; its value is `more`.
    static let name = "with"

    let workbookHref: String
    let csvHref: String
    let more: String
    /// What the columns are, in words.
    let label: String
    /// What else an address of the file has.
    var kept: [Kept] = []

    struct Kept: Sendable {
        let name: String
        let value: String
    }
}
