import Foundation
import Testing

@testable import App

@Suite("A text file of an import folder")
struct TextFileTests {
    private let folder: WrittenFolder

    init() throws {
        folder = try WrittenFolder()
    }

    @Test(
        "has the same lines whatever ends them",
        arguments: ["a\nb\n\nc", "a\r\nb\r\n\r\nc", "a\rb\r\rc", "a\r\nb\n\rc", "a\rb\r\r\nc"])
    func lineEnds(text: String) throws {
        try folder.write("x.md", Data(text.utf8))
        #expect(try TextFile("x.md", in: folder.path).lines == ["a", "b", "", "c"])
    }

    @Test("loses its byte order mark")
    func byteOrderMark() throws {
        try folder.write("x.md", [0xEF, 0xBB, 0xBF] + Array("---\nș".utf8))
        #expect(try TextFile("x.md", in: folder.path).text == "---\nș")
    }

    @Test(
        "that is not UTF-8 is refused with its first bad line",
        arguments: [
            (Array("a\nb\n".utf8) + [0xBA, 0x0A], 3), ([0xFF, 0xFE, 0x61, 0x00], 1),
            (Array("ș\n".utf8) + [0xC8] + Array("\nx".utf8), 2), ([0xED, 0xA0, 0x80], 1), ([0xC0, 0xAF], 1),
        ] as [([UInt8], Int)])
    func notUTF8(bytes: [UInt8], line: Int) throws {
        try folder.write("tests/x.md", bytes)
        let found = try readingPlaces { _ = try TextFile("tests/x.md", in: folder.path) }
        #expect(found == ["tests/x.md:\(line) mistake.not-utf8"])
    }

    @Test("that is missing is a mistake of the whole file")
    func missing() throws {
        #expect(try readingPlaces { _ = try TextFile("x.md", in: folder.path) } == ["x.md mistake.missing-file"])
    }

    @Test("is a megabyte long at most")
    func tooLong() throws {
        try folder.write("x.md", Data(repeating: 0x61, count: 1_000_000))
        #expect(try TextFile("x.md", in: folder.path).text.utf8.count == 1_000_000)
        try folder.write("x.md", Data(repeating: 0x61, count: 1_000_001))
        #expect(try readingPlaces { _ = try TextFile("x.md", in: folder.path) } == ["x.md mistake.too-long"])
    }
}
