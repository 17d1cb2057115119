/// Checks that a workbook is whole: libxlsxwriter does not notice when one of its temporary files could not be written.
enum WorkbookCheck {
    private static let sheet = "xl/worksheets/sheet1.xml"
    private static let piece = 64 * 1024

    /// - Parameter cells: how many the sheet has.
    /// - Throws: `WorkbookProblem` when a part does not end as a document of XML, or when cells are missing.
    static func check(_ bytes: [UInt8], cells: Int) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 16)
        defer { buffer.deallocate() }
        let archive = try ArchiveReader(zip: bytes)
        var hasSheet = false
        while let entry = try archive.next() {
            var found = FoundCells()
            while true {
                let count = try archive.read(into: buffer)
                if count == 0 { break }
                found.read(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
            let isSheet = entry.name == sheet
            hasSheet = hasSheet || isSheet
            guard found.isAtEnd, !isSheet || found.count == cells else { throw WorkbookProblem(.incomplete(part: entry.name)) }
        }
        guard hasSheet else { throw WorkbookProblem(.incomplete(part: sheet)) }
    }
}

/// Counts the cells of a sheet. In its texts and values no `<` can be.
private struct FoundCells {
    private(set) var count = 0
    private var matched = 0
    private var last: UInt8 = 0

    /// Whether the last byte but spaces and line ends was the end of a tag.
    var isAtEnd: Bool { last == UInt8(ascii: ">") }

    mutating func read(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            switch (matched, byte) {
            case (_, UInt8(ascii: "<")): matched = 1
            case (1, UInt8(ascii: "c")): matched = 2
            case (2, UInt8(ascii: " ")): (matched, count) = (0, count + 1)
            default: matched = 0
            }
            if byte > UInt8(ascii: " ") { last = byte }
        }
    }
}
