import Markdown
import Testing

@Suite(
    "A text of 100,000 letters that is looked through for what its author should hear about",
    // Only what does not end takes so long: a test waits for its turn among thousands of others, and that counts.
    .timeLimit(.minutes(30)))
struct CostlyFindingTests {
    @Test("is not looked through once for each link that stands nowhere as it reads")
    func entities() throws {
        let lines = 20_000
        let found = try Markdown.findings(String(repeating: "[a](&#106;s:b)\n", count: lines))
        #expect(found.count == lines)
        #expect(found.allSatisfy { $0.kind == .link("js:b") && (1...lines).contains($0.line) })
    }

    @Test("is not looked through letter by letter for an address of letters that are all the same")
    func repeated() throws {
        let address = String(repeating: "a", count: 30_000)
        let text = "![x](\(address)&#98;)\n" + String(repeating: "a", count: 60_000) + "\n![x](\(address)&#98;)"
        #expect(try Markdown.findings(text).count == 2)
    }
}
