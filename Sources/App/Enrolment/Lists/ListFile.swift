/// A file that a registrar's program has written: text in any encoding, or a spreadsheet.
struct ListFile: Sendable {
    /// In bytes.
    static let longest = 2_000_000
    /// The form has a field or two for each line that is shown.
    static let reader = MultipartReader.Limits(parts: 2_000, text: 2_000_000)

    let document: EnrolmentListDocument

    /// - Parameter sheet: of a spreadsheet, by its name or number; nil for the first one with something in it.
    /// - Throws: `FormErrors` about the field `file`.
    init(_ bytes: [UInt8], sheet: String?) throws {
        do {
            if bytes.starts(with: SpreadsheetBook.sign) {
                let text = try SpreadsheetBook(bytes).text(of: sheet)
                guard text.utf8.count <= EnrolmentListDocument.longest else {
                    throw FormErrors(items: [.init(field: "file", key: "enrol.list-too-long")])
                }
                document = try EnrolmentListDocument(text, encoding: .spreadsheet)
                return
            }
            // The compound file of older programs, and of newer ones for files with a password.
            if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw SpreadsheetProblem.old }
            document = try EnrolmentListDocument(bytes)
        } catch let problem as SpreadsheetProblem {
            throw FormErrors(items: [.init(field: problem.field, key: problem.key)])
        } catch let errors as FormErrors {
            throw FormErrors(items: errors.items.map { .init(field: "file", key: $0.key) })
        }
    }
}
