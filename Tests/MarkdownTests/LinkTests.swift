import Markdown
import Testing

@Suite("A link")
struct LinkTests {
    @Test(
        "of an allowed scheme stays",
        arguments: [
            "https://example.org/a?b=c#d", "http://example.org", "HTTPS://EXAMPLE.ORG", "mailto:a@example.org", "#top",
        ])
    func staysWhenAllowed(address: String) throws {
        #expect(try Markdown.html("[words](\(address))") == "<p><a href=\"\(address)\">words</a></p>\n")
    }

    @Test(
        "of any other scheme leaves its words",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)", "&#x6A;avascript:alert(1)",
            "javascript&colon;alert(1)", "java&Tab;script:alert(1)", "java&NewLine;script:alert(1)",
            "%6Aavascript:alert(1)", "<javascript:alert(1)>", "< javascript:alert(1)>", "\\javascript:alert(1)",
            "data:text/html;base64,PHNjcmlwdD4=", "DATA:text/html,x", "vbscript:msgbox(1)", "file:///etc/passwd",
            "ftp://example.org", "tel:0200", "blob:https://example.org/1", "//example.org", "/sign-out", "page.html",
            "?a=b", "../up", "https:example.org", "http:/example.org", "https&colon;&#47;example.org", "",
        ])
    func leavesItsWords(address: String) throws {
        #expect(try Markdown.html("[some *words*](\(address))") == "<p>some <em>words</em></p>\n")
    }

    @Test("written as an autolink follows the same rule")
    func asAutolink() throws {
        #expect(try Markdown.html("<https://example.org>") == "<p><a href=\"https://example.org\">https://example.org</a></p>\n")
        #expect(try Markdown.html("<a@example.org>") == "<p><a href=\"mailto:a@example.org\">a@example.org</a></p>\n")
        #expect(try Markdown.html("<javascript:alert(1)>") == "<p>javascript:alert(1)</p>\n")
    }

    @Test("written by reference follows the same rule")
    func byReference() throws {
        #expect(try Markdown.html("[a][1]\n\n[1]: javascript:x") == "<p>a</p>\n")
        #expect(try Markdown.html("[a][1]\n\n[1]: https://b.org") == "<p><a href=\"https://b.org\">a</a></p>\n")
    }

    @Test("cannot break out of its attributes")
    func staysInItsAttributes() throws {
        let html = try Markdown.html("[a](<https://b.org/\" onclick=\"x> '\" onfocus=\"y')")
        #expect(
            html.firstMatch(of: #/<a href="https:\/\/b\.org\/%22%20onclick=%22x" title="&quot; onfocus=&quot;y">a<\/a>/#) != nil)
    }

    @Test("that is refused leaves the allowed one beside it alone")
    func besideAnother() throws {
        #expect(
            try Markdown.html("[a](data:x)[b](https://b.org)[c](file:y)") == "<p>a<a href=\"https://b.org\">b</a>c</p>\n")
    }
}
