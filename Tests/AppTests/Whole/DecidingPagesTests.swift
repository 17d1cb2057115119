import Testing

@testable import App

@Suite("A page that decides something has its test")
struct DecidingPagesTests {
    /// Pages in whose files such words stand and that decide nothing all the same, each with the reason.
    private static let undecided: [String: String] = [:]

    @Test("a page type in whose file something is decided is made by its name in a test file named after it")
    func everyDecidingPageIsTested() throws {
        let sources = try SourceTree.files("Sources/App", "swift")
        let tests = try SourceTree.files("Tests/AppTests", "swift")
        #expect(Self.complaints(sources, tests, undecided: Self.undecided) == [])
    }

    @Test("a decision without a test, a test that makes another page, and an exception that nobody needs are found")
    func itComplains() {
        func source(_ line: String) -> [SourceTree.File] {
            [.init(path: "Sources/App/Web/APage.swift", text: "struct APage: Page {\n    // if it rains\n    \(line)\n}\n")]
        }
        func test(_ line: String) -> [SourceTree.File] {
            [.init(path: "Tests/AppTests/Web/APageTests.swift", text: line)]
        }
        let decisions = [
            "if a { b }", "x = a ? b : c", "x =\n        a\n        ? b : c", "guard a else { b }", "switch a {",
            "rows.filter(f)",
            "rows.sorted()", "rows.prefix(9)", "x = a == b", "x = a > b", "x = a && b", "x = a ?? b",
        ]
        for decision in decisions {
            #expect(Self.complaints(source(decision), test("x(APage())"), undecided: [:]) == [], "\(decision)")
            #expect(Self.complaints(source(decision), [], undecided: [:]) == ["APage has no APageTests that makes it"])
            #expect(Self.complaints(source(decision), test("x(BAPage()) // APage()"), undecided: [:]).count == 1)
            #expect(Self.complaints(source(decision), [], undecided: ["APage": "of Web"]) == [])
        }
        for other in ["let a: String?", "x = \"a == b\"", "switch name {", "a = b.map { c($0) }", "func f() -> Int { 1 }"] {
            #expect(Self.complaints(source(other), [], undecided: [:]) == [], "\(other)")
        }
        let idle = ["APage needs no exception"]
        #expect(Self.complaints(source("let a: Int"), [], undecided: ["APage": "of Web"]) == idle)
        #expect(Self.complaints(source("if a { b }"), test("APage()"), undecided: ["APage": "of Web"]) == idle)
        #expect(Self.complaints([], [], undecided: ["APage": "of Web"]) == idle)
    }

    private static func complaints(
        _ sources: [SourceTree.File], _ tests: [SourceTree.File], undecided: [String: String]
    ) -> [String] {
        let made = Set(tests.filter { makesItsPage($0) }.map(\.name))
        let lacking = sources.flatMap(decidingPages).filter { !made.contains($0 + "Tests") }
        return lacking.filter { undecided[$0] == nil }.map { "\($0) has no \($0)Tests that makes it" }
            + undecided.keys.filter { !lacking.contains($0) }.sorted().map { "\($0) needs no exception" }
    }

    /// The page types of a file that decides something. How a template finds a field by its name is no decision.
    private static func decidingPages(_ file: SourceTree.File) -> [String] {
        guard file.text.contains("Page {") else { return [] }
        let code = SwiftText.bare(file.text)
        let decision = #/\b(?:if|guard|switch(?! name \{))\b|\s\?\s|\.(?:filter|sorted|prefix)\b| (?:[=!<>]=|[<>]|&&|\|\||\?\?) /#
        guard code.contains(decision) else { return [] }
        return code.matches(of: #/struct (\w+): (?:Molded)?Page \{/#).map { String($0.1) }
    }

    private static func makesItsPage(_ file: SourceTree.File) -> Bool {
        guard file.name.hasSuffix("PageTests") else { return false }
        let code = SwiftText.bare(file.text)
        return code.ranges(of: file.name.dropLast("Tests".count) + "(").contains { made in
            code[..<made.lowerBound].last.map { !$0.isLetter && !$0.isNumber } ?? true
        }
    }
}
