import Foundation
import Testing

@Suite("The documents say what is there, and say it briefly")
struct DocumentsTests {
    private static let mostLines = 110
    /// In a cell of a table.
    private static let mostWords = 24
    private static let suiteFolders = ["Tests/AppTests", "Tests/DatabaseTests", "Tests/FormulasTests", "Tests/MarkdownTests"]

    @Test("the README is read on two screens")
    func theReadmeIsShort() throws {
        let lines = try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count - 1 <= Self.mostLines)
    }

    @Test("no cell of a table is a paragraph", arguments: ["README.md", "OPERATIONS.md", "PROMISES.md"])
    func cellsAreShort(document: String) throws {
        #expect(Self.longCells(try Self.text(document)) == [])
        let words = String(repeating: " word", count: Self.mostWords)
        #expect(Self.longCells("|\(words) | a |\n") == [])
        #expect(Self.longCells("| a |\(words) more |\n").count == 1)
    }

    @Test("every link and every picture leads to a file")
    func linksLeadSomewhere() throws {
        for document in try Self.documents() {
            let missing = Self.files(try Self.text(document)).filter { !Self.isThere($0) }
            #expect(missing == [], "\(document)")
        }
        let text = """
            [a](A.md#part), ![b](b/c.png), [d](#part), [e](https://example.org), `[f](F.md)`

                [g](G.md)

            ```
            [h](H.md)
            ```
            """
        #expect(Self.files(text) == ["A.md", "b/c.png"])
    }

    @Test("every promise names a test, and every test that is named is there")
    func promisesAreTested() throws {
        let suites = try Self.suites()
        let promises = Self.rows(try Self.text("PROMISES.md")).filter { $0.first != "Promise" && $0.first != "---" }
        #expect(promises.count > 50)
        for promise in promises {
            let tests = Self.quoted(promise.last ?? "")
            #expect(promise.count == 2 && !tests.isEmpty, "\(promise)")
            let missing = tests.filter { $0.contains("/") ? !Self.isThere("Tests/" + $0) : !suites.contains($0) }
            #expect(missing == [], "\(promise)")
        }
        #expect(suites.contains("DocumentsTests"))
        #expect(!suites.contains("PromisedTests"))
    }

    // MARK: - What a document holds

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: TestSite.package.appendingPathComponent(path), encoding: .utf8)
    }

    /// The documents at the top of the package.
    private static func documents() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: TestSite.package.path).filter { $0.hasSuffix(".md") }.sorted()
    }

    private static func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: TestSite.package.appendingPathComponent(path).path)
    }

    /// The lines that are no code.
    private static func lines(_ text: String) -> [String] {
        var isFenced = false
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isFenced.toggle()
            } else if !isFenced && !line.hasPrefix("    ") {
                lines.append(String(line))
            }
        }
        return lines
    }

    /// The rows of all tables, each cell without the spaces around it.
    private static func rows(_ text: String) -> [[String]] {
        lines(text).filter { $0.hasPrefix("|") }.map { line -> [String] in
            line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).dropLast().map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    private static func longCells(_ text: String) -> [String] {
        rows(text).flatMap(\.self).filter { cell in cell.split { $0.isWhitespace }.count > mostWords }
    }

    /// What links and pictures name, without links to elsewhere and to other places of the same document.
    private static func files(_ text: String) -> [String] {
        let links = lines(text).flatMap { line -> [String] in
            parts(line, isCode: false).joined().matches(of: #/\]\(([^)\s]*)\)/#).map { String($0.1) }
        }
        let ours = links.filter { !$0.contains(":") }
        return ours.map { link in String(link.prefix { $0 != "#" }) }.filter { !$0.isEmpty }
    }

    /// What stands between backticks.
    private static func quoted(_ line: String) -> [String] {
        parts(line, isCode: true)
    }

    private static func parts(_ line: String, isCode: Bool) -> [String] {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { ($0.offset % 2 == 1) == isCode }.map { String($0.element) }
    }

    /// The types of the tests in Swift.
    private static func suites() throws -> Set<String> {
        var names: Set<String> = []
        for file in try suiteFolders.flatMap({ try SourceTree.files($0, "swift") }) {
            for line in file.text.split(separator: "\n") {
                let words = line.split(separator: " ", maxSplits: 2)
                guard words.count > 1, words[0] == "struct" else { continue }
                names.insert(String(words[1].prefix { $0.isLetter || $0.isNumber }))
            }
        }
        return names
    }
}
