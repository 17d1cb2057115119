import Markdown
import NIOCore
import Testing

@testable import App

@Suite("What is posted")
struct FormTextTests {
    private func cleaned(_ body: String) -> String { String(buffer: FormText.cleaned(ByteBuffer(string: body))) }

    @Test(
        "has no control characters, and one kind of line end",
        arguments: [
            ("text=a%02b", "text=a%EF%BF%BDb"), ("text=a%00", "text=a%EF%BF%BD"), ("a=%c2%85&b=1", "a=%EF%BF%BD&b=1"),
            ("text=a%0D%0Ab", "text=a%0Ab"), ("text=a%0D%0D%0Ab", "text=a%0A%0Ab"), ("%01=x", "%EF%BF%BD=x"),
            ("a=\u{1}", "a=%EF%BF%BD"),
            ("text=%EF%BF%BF", "text=%EF%BF%BD"),
        ])
    func controls(body: String, expected: String) {
        #expect(cleaned(body) == expected)
    }

    @Test(
        "stays byte by byte as it was where nothing is to be cleaned, or nobody could read it",
        arguments: [
            "", "a", "a=", "=", "&", "a=1&&b=2", "a=b=c&choice%5B%5D=1", "text=a+b%2Bc%26%3D%C8%99%F0%9F%8E%93", "text=%E2%80%99",
            "text=%", "text=%0", "text=%zz%02", "text=%FF%02", "text=%ED%A0%80", "a=%C2%AB",
        ])
    func kept(body: String) {
        #expect(cleaned(body) == body)
    }

    @Test("as the query of an address is cleaned as well, and comes back on the page without control characters")
    func query() async throws {
        try await TestSite.run { site in
            let page = try await site.signedIn("ana").get("/search?q=a%00b%02")
            #expect(page.status == .ok && page.text.contains("a\u{FFFD}b\u{FFFD}"))
            #expect(page.text.unicodeScalars.allSatisfy(CleanText.isAllowed))
        }
    }

    @Test("leaves passwords as they were typed")
    func passwords() {
        #expect(cleaned("password=a%02&new-password=%02&user=%02") == "password=a%02&new-password=%02&user=%EF%BF%BD")
    }
}
