import Testing

@testable import App

@Suite("A link to an e-mail address")
struct MailLinkTests {
    @Test(
        "has the address alone: no sign in it begins another field or line of the letter",
        arguments: [
            ("ana.pop+it@example.org", "mailto:ana.pop+it@example.org"),
            ("ana?bcc=b&subject=x@example.org", "mailto:ana%3Fbcc%3Db%26subject%3Dx@example.org"),
            ("a%0d%0ab@example.org", "mailto:a%250d%250ab@example.org"), ("a\r\nb@example.org", "mailto:a%0D%0Ab@example.org"),
            ("ana@șah.ro", "mailto:ana@%C8%99ah.ro"),
        ])
    func alone(address: String, href: String) {
        #expect(MailLink.href(address) == href)
    }
}
