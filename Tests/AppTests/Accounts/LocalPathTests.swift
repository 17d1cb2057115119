import Testing

@testable import App

@Suite("An address to be led back to")
struct LocalPathTests {
    @Test(
        "is one on this site",
        arguments: ["/", "/tests", "/tests?page=2&x=%C8%9B#top", "/a//b", "/" + String(repeating: "a", count: 499)])
    func isLocal(path: String) {
        #expect(LocalPath.checked(path) == path)
    }

    @Test(
        "is nothing that could lead elsewhere",
        arguments: [
            "", "tests", "//evil.example", "///evil.example", "https://evil.example", "javascript:alert(1)", "/\\evil.example",
            "\\\\evil.example", "/\t/evil.example", "/a\r\nSet-Cookie: x=y", "/a b", "/ț", " /tests", "/\u{7F}",
            "/" + String(repeating: "a", count: 500),
        ])
    func isNotLocal(path: String) {
        #expect(LocalPath.checked(path) == nil)
    }

    @Test("may be missing")
    func missing() {
        #expect(LocalPath.checked(nil) == nil)
    }
}
