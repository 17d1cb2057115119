import HTTPTypes
import Testing

@testable import App

@Suite("Cookies are read as browsers send them")
struct SentCookiesTests {
    private func cookies(_ headers: String...) -> SentCookies {
        SentCookies(of: HTTPFields(headers.map { HTTPField(name: .cookie, value: $0) }))
    }

    @Test("several in one header, in any order")
    func several() {
        let sent = cookies("l=ro; s=abc; f=a=b==")
        #expect(sent["l"] == "ro" && sent["s"] == "abc" && sent["f"] == "a=b==")
        #expect(sent["x"] == nil)
    }

    @Test("several headers are one list, and the first of a name counts")
    func headers() {
        let sent = cookies("s=1", "s=2; l=en")
        #expect(sent["s"] == "1" && sent["l"] == "en")
    }

    @Test("a name is matched whole and exactly", arguments: ["as=1", "S=1", "s =1", "ss=1", "__Host-s=1", "s", "=s", ";;", ""])
    func names(_ header: String) {
        #expect(cookies(header)["s"] == nil)
    }

    @Test("an empty cookie is none, and spaces before a name do not count")
    func spaces() {
        #expect(cookies("s=")["s"] == nil)
        #expect(cookies("l=ro;\t  s=1")["s"] == "1")
        #expect(cookies("l=ro;s=1")["s"] == "1")
    }

    @Test("letters outside ASCII, and bytes that are no text, do no harm")
    func letters() {
        #expect(cookies("ș=ț; s=ă")["s"] == "ă")
        #expect(cookies("\u{fffd}; s=1; \u{0}=2")["s"] == "1")
    }
}
