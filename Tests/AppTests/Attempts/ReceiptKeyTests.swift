import Foundation
import Testing

@testable import App

@Suite("The key of the receipts")
struct ReceiptKeyTests {
    private let place: WrittenFolder
    private var folder: String { place.path + "/server/keys" }
    private var path: String { folder + "/receipts.key" }

    init() throws {
        place = try WrittenFolder()
    }

    private func permissions(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    @Test("is made at the first start, for the server's own user alone, and is the same ever after")
    func madeOnce() throws {
        let first = try ReceiptKey(folder: folder)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.wholeMatch(of: #/[0-9a-f]{64}\n/#) != nil)
        #expect(try permissions(path) == 0o600)
        #expect(try permissions(folder) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["receipts.key"])
        #expect(try ReceiptKey(folder: folder).name == first.name)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test("is another one in every other place")
    func different() throws {
        #expect(try ReceiptKey(folder: folder).name != ReceiptKey(folder: folder + "2").name)
    }

    @Test("is read as somebody may have copied it")
    func copied() throws {
        let digits = (0..<32).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        for text in [digits, digits.uppercased(), "  " + digits + "\r\n\n"] {
            try write(text)
            #expect(try ReceiptKey(folder: folder).name == ReceiptKey.sample.name)
        }
    }

    @Test(
        "is refused when it is not whole, and nothing is put in its place",
        arguments: [
            "", "\n", "00", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
            String(repeating: "+0", count: 32), String(repeating: "g", count: 64), String(repeating: "ș", count: 32),
        ])
    func broken(text: String) throws {
        try write(text)
        #expect(throws: ConfigurationProblem.secretKey(path: path, reason: "it is not 64 hexadecimal digits")) {
            try ReceiptKey(folder: folder)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test("is refused when it cannot be read, or made")
    func unreadable() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(throws: ConfigurationProblem.self) { try ReceiptKey(folder: folder) }
        try Data().write(to: URL(fileURLWithPath: place.path + "/file"))
        #expect(throws: ConfigurationProblem.self) { try ReceiptKey(folder: place.path + "/file/keys") }
        #expect(throws: ConfigurationProblem.self) { try ReceiptKey(folder: "/proc/gata/keys") }
    }

    @Test("is not lost to a crash that left half of a new one")
    func halfWritten() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("0123456789".utf8).write(to: URL(fileURLWithPath: path + ".new"))
        let name = try ReceiptKey(folder: folder).name
        #expect(try ReceiptKey(folder: folder).name == name)
    }
}
