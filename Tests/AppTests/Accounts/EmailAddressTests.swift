import Testing

@testable import App

@Suite("E-mail addresses are checked where they are typed")
struct EmailAddressTests {
    @Test(
        "what a mailbox can be called is taken",
        arguments: [
            "ana@example.org", "ana.pop+curs@student.univ-x.ro", "A_B-c%d@sub.sub2.example.com", "o'neil@example.ie",
            "x@1and1.com",
            "info@școală.ro", "info@xn--coal-v8a19g.ro", "pera@пример.срб",
        ])
    func good(text: String) { #expect(EmailAddress.isValid(text)) }

    @Test(
        "what was mistyped is found",
        arguments: [
            "", "ana", "ana@", "@example.org", "ana@example", "ana@@example.org", "a@b@c.org", "ana pop@example.org",
            "ana@exa mple.org",
            "ana..pop@example.org", ".ana@example.org", "ana.@example.org", "ana@example..org", "ana@.example.org",
            "ana@example.org.",
            "ana@-example.org", "ana@example-.org", "ana@example.o", "ana@1.2.3.4", "țîrlea@example.org", "ana@example.org\n",
            "<ana@example.org>",
            "ana,bogdan@example.org", "ana@exam_ple.org", "\"a b\"@example.org",
        ])
    func bad(text: String) { #expect(!EmailAddress.isValid(text)) }

    @Test("nothing is longer than mail allows")
    func long() {
        #expect(!EmailAddress.isValid(String(repeating: "a", count: 65) + "@example.org"))
        #expect(!EmailAddress.isValid("a@" + String(repeating: "a", count: 64) + ".org"))
        let domain = Array(repeating: String(repeating: "a", count: 60), count: 4).joined(separator: ".")
        #expect(EmailAddress.isValid("a@" + domain + ".org"))
        #expect(!EmailAddress.isValid("abcdefghijkl@" + domain + ".org"))
    }
}
