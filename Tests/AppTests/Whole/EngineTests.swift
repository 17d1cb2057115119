import Foundation
import Testing

@Suite("A second engine brings transactions, and nothing of SQLite's")
struct EngineTests {
    private static let ofAFile: Set<String> = ["file", "path", "folder", "copy", "reserve", "log", "rest", "disk", "page"]

    /// The words of the names in the protocol of drivers, `emptyLog` as "empty" and "log".
    private static func words(in text: String) -> Set<String> {
        guard let body = text.firstMatch(of: #/(?s)protocol Driver\b[^{]*\{(.*?)\n\}/#)?.1 else { return [] }
        return Set(body.matches(of: #/[A-Z]?[a-z]+/#).map { $0.0.lowercased() })
    }

    @Test("what a driver brings knows no file, no copy, no log and no room on a disk")
    func driversKnowNoFile() throws {
        let sources = try SourceTree.files("Sources/Database", "swift").map(\.text).joined(separator: "\n")
        let words = Self.words(in: sources)
        #expect(words.isSuperset(of: ["read", "write", "migrate"]))
        #expect(words.intersection(Self.ofAFile).sorted() == [])
        #expect(Self.words(in: "protocol Driver {\n    func emptyLog() throws\n}").contains("log"))
    }

    @Test("what stands beside SQLite's folder speaks plain SQL")
    func othersSpeakPlainSQL() throws {
        let sources = try SourceTree.files("Sources/Database", "swift").filter { !$0.folders.contains("SQLite") }
        #expect(sources.contains { $0.name == "Transaction" })
        #expect(sources.flatMap { source in Dialect.inStore(source.text).map { "\(source.path): \($0)" } } == [])
    }
}
