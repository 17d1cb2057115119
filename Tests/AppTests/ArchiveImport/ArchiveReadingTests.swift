import Foundation
import Testing

@testable import App

@Suite("The reading of an archive from a browser")
struct ArchiveReadingTests {
    private let folder: WrittenFolder

    init() throws { folder = try WrittenFolder() }

    private static func picture(_ size: Int) -> String {
        "GIF89a\u{4}\0\u{3}\0" + String(repeating: "\0", count: size - 10)
    }

    /// The archive of a test or a lesson that calls one picture by many names.
    private func archive(_ count: Int, in part: String, size: Int) throws -> String {
        let names = (0..<count).map { "  p\($0).gif: one.gif\n" }.joined()
        let shown = (0..<count).map { "![A](p\($0).gif)\n\n" }.joined()
        var files = SmallInstitution.files
        files["2-mobile/\(part)/9-many.md"] =
            part == "tests"
            ? "---\ntitle: A\nkind: quiz\nfiles:\n\(names)---\n\n### B?\n\n\(shown)- [x] c\n- [ ] d\n"
            : "---\ntitle: A\nfiles:\n\(names)---\n\nWords.\n\n\(shown)"
        var zip = WrittenZip(files)
        zip.add("2-mobile/\(part)/one.gif", Self.picture(size)) { $0.isDeflated = false }
        try folder.write("a.zip", Data(zip.bytes))
        return folder.path + "/a.zip"
    }

    private func mistakes(_ path: String) -> [String] {
        do {
            let reading = try ArchiveReading(path, beside: folder.path, at: SampleInstitution.start)
            reading.close()
            return []
        } catch let found as ImportMistakes {
            return found.mistakes.map(\.key)
        } catch {
            return ["\(error)"]
        }
    }

    @Test("refuses a test that calls a picture of one megabyte by 3,000 names, and reads the picture once")
    func pictures() throws {
        #expect(try mistakes(archive(3_000, in: "tests", size: 1_000_000)) == ["course-import.pictures"])
        #expect(try mistakes(archive(3, in: "tests", size: 1_000)) == [])
    }

    @Test("refuses a lesson that calls a file by more names than an import may write")
    func references() throws {
        #expect(try mistakes(archive(ArchiveLimits.things + 1, in: "lessons", size: 1_000)) == ["course-import.too-many"])
        #expect(try mistakes(archive(3, in: "lessons", size: 1_000)) == [])
    }

    @Test("a file that texts call by many names is the same one each time, and read once")
    func once() throws {
        try folder.write("one.gif", Data(Self.picture(1_000).utf8))
        let files = FolderFiles()
        guard case .found(let first) = files.medium(at: folder.path + "/one.gif") else { throw FileProblem.changed("one.gif") }
        try FileManager.default.removeItem(atPath: folder.path + "/one.gif")
        guard case .found(let second) = files.medium(at: folder.path + "/one.gif") else {
            throw FileProblem.changed("one.gif")
        }
        #expect(first == second)
    }
}
