import Database
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers with tables as files. Workbooks are written one at a time: that bounds the memory that they take, and the library asks
/// for it. No file is left on the disk.
final class SpreadsheetFiles: Sendable {
    private let site: Site
    /// For the temporary files of workbooks.
    private let folder: String
    private let space: @Sendable (String) -> DiskSpace?
    private let turns = PageSlots(1, mostWaiting: 8)

    init(site: Site, folder: String, space: @escaping @Sendable (String) -> DiskSpace? = { DiskSpace(at: $0) }) {
        (self.site, self.folder, self.space) = (site, folder, space)
    }

    /// The form of a CSV file that a request asks for.
    /// - Throws: `Problem.notFound` for one that there is not.
    static func csv(_ request: Request) throws -> SpreadsheetForm {
        let chosen = request.uri.queryParameters[Substring(SpreadsheetForm.choice)].map(String.init)
        guard let form = SpreadsheetForm(csv: chosen) else { throw Problem.notFound }
        return form
    }

    /// Whether a request asks for more columns, which a page offers under this name, see `SpreadsheetChoice`.
    /// - Throws: `Problem.notFound` for other ones.
    static func isWhole(_ request: Request, _ more: String) throws -> Bool {
        guard let chosen = request.uri.queryParameters[Substring(SpreadsheetChoice.name)] else { return false }
        guard chosen == more[...] else { throw Problem.notFound }
        return true
    }

    /// A response with a table to save.
    /// - Parameter table: reads and makes it, with words for the name of the file. Of several workbooks at a time each is read when its
    ///   turn comes.
    /// - Throws: what `table` throws; `Problem.busy` when many wait for workbooks; `Problem.diskFull`; `WorkbookProblem`.
    func response(
        _ form: SpreadsheetForm, _ context: some PageContext,
        of table: @escaping @Sendable () async throws -> (name: [String], table: Spreadsheet)
    ) async throws -> Response {
        let (formats, language) = (site.strings(context).formats, site.institution.language)
        switch form {
        case .workbook:
            let workbook = Workbook(folder: folder, formats: formats, madeAt: context.visitor.arrivedAt)
            return try await turns.take {
                let (name, table) = try await table()
                let bytes = try await FileThreads.run { [self] in try self.bytes(of: table, workbook) }
                return Self.response(form, name, ByteBuffer(bytes: bytes))
            }
        case .spreadsheets, .programs:
            let csv = SpreadsheetCSV(formats: formats, language: form == .programs ? nil : language)
            let (name, table) = try await table()
            let text = try await FileThreads.run { csv.text(of: table) }
            return Self.response(form, name, ByteBuffer(string: text))
        }
    }

    /// - Throws: `Problem.diskFull`; `WorkbookProblem`.
    func bytes(of table: Spreadsheet, _ workbook: Workbook) throws -> [UInt8] {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        if let space = space(folder), !space.hasRoom(for: table.mostBytes) { throw Problem.diskFull }
        do {
            return try workbook.bytes(of: table)
        } catch {
            // Somebody else may have filled the disk meanwhile.
            if let space = space(folder), !space.hasRoom(for: 0) { throw Problem.diskFull }
            throw error
        }
    }

    private static func response(_ form: SpreadsheetForm, _ name: [String], _ body: ByteBuffer) -> Response {
        let name = SpreadsheetText.fileName(name, ending: form.ending)
        return Response(
            status: .ok,
            headers: [
                .contentType: form.contentType, .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: .init(byteBuffer: body))
    }
}

extension Spreadsheet {
    /// More bytes than the temporary files of a workbook take: each cell twice, with its tags, and every character of a text escaped.
    fileprivate var mostBytes: Int {
        let texts = ([headings.map(Cell.text)] + rows).reduce(0) { size, row in
            row.reduce(size) { size, cell in
                if case .text(let text) = cell { size + 100 + 6 * text.utf8.count } else { size + 100 }
            }
        }
        return 100_000 + 2 * texts
    }
}
