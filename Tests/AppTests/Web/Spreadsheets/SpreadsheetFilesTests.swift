import Database
import Foundation
import Testing

@testable import App

@Suite("Workbooks take no room that answers need")
struct SpreadsheetFilesTests {
    private static let table = Spreadsheet(title: "T", headings: ["a"], rows: [[.text("b")]])

    private static func files(_ site: TestSite, _ space: DiskSpace?) -> SpreadsheetFiles {
        SpreadsheetFiles(site: site.site, folder: site.folder.appendingPathComponent("workbooks").path) { _ in space }
    }

    private static func workbook(_ site: TestSite) -> Workbook {
        Workbook(
            folder: site.folder.appendingPathComponent("workbooks").path, formats: site.site.strings(.romanian).formats,
            madeAt: site.clock.now)
    }

    @Test("on a disk that is nearly full there are none, and on one with room, or of which nobody knows, there are")
    func space() async throws {
        try await TestSite.run { site in
            let workbook = Self.workbook(site)
            let full = DiskSpace(free: 500_050_000, total: 100_000_000_000)
            #expect(throws: Problem.diskFull) { try Self.files(site, full).bytes(of: Self.table, workbook) }
            for space in [DiskSpace(free: 600_000_000, total: 100_000_000_000), nil] {
                let bytes = try Self.files(site, space).bytes(of: Self.table, workbook)
                #expect(try WrittenWorkbook(bytes).rows == [["a"], ["b"]])
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: workbook.folder) == [])
        }
    }

    @Test("a table that no workbook can hold is an unexpected error, and leaves nothing")
    func large() async throws {
        try await TestSite.run { site in
            let wide = Spreadsheet(title: "T", headings: Array(repeating: "a", count: Workbook.columns + 1), rows: [])
            #expect(throws: WorkbookProblem(.large)) { try Self.files(site, nil).bytes(of: wide, Self.workbook(site)) }
            #expect(Problem(WorkbookProblem(.large)) == nil)
        }
    }
}
