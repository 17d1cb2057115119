import Foundation
import Testing

@testable import Formulas

@Suite("FORMAT.md names what a formula may have in it")
struct FormatDocumentTests {
    @Test("every command that it names is known")
    func known() throws {
        let refused: Set = ["def", "newcommand"]
        let unknown = try Self.named().subtracting(refused).filter { name in
            if case .unknownCommand = mistake("\\" + name)?.kind { return true }
            return false
        }
        #expect(unknown == [])
        #expect(mistake(#"\def"#)?.kind == .unknownCommand(#"\def"#))
    }

    @Test("every command is named, but for letters and arrows of which it says how they are called")
    func complete() throws {
        let tables = [
            SymbolTables.ordinary, SymbolTables.dots, SymbolTables.large, SymbolTables.integrals, SymbolTables.binary,
            SymbolTables.relations, SymbolTables.arrows, SymbolTables.open, SymbolTables.close, SymbolTables.punctuation,
        ]
        let words = [SymbolTables.functions, SymbolTables.limits, SymbolTables.greek].flatMap(\.keys)
        let commands = Set(tables.flatMap { $0.map(\.name) } + words).filter { $0.allSatisfy(\.isLetter) }
        let missing = commands.subtracting(try Self.named()).filter { name in
            !(name.lowercased().contains("arrow") || SymbolTables.greek[name] != nil && !name.hasPrefix("var"))
        }
        #expect(missing == [])
        #expect(commands.count > 200)
    }

    /// The commands of the section about formulas.
    private static func named() throws -> Set<String> {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: package.appendingPathComponent("FORMAT.md"), encoding: .utf8)
        let start = try #require(text.range(of: "## Formulas\n"))
        let end = try #require(text.range(of: "\n## ", range: start.upperBound..<text.endIndex))
        return Set(text[start.upperBound..<end.lowerBound].matches(of: #/\\([A-Za-z]+)/#).map { String($0.1) })
    }
}
