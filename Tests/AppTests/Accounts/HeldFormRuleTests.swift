import Testing

@testable import App

@Suite("A form held during a sign-in")
struct HeldFormRuleTests {
    @Test("comes back from its hidden field as it was")
    func roundTrip() throws {
        let form = try #require(HeldForm(path: "/attempts/1/questions/2", body: "choice%5B%5D=1&go=next&text=%C8%9B+ț"))
        let again = try #require(HeldForm(path: form.path, hiddenField: form.hiddenField))
        #expect(again.path == "/attempts/1/questions/2")
        #expect(again.body == form.body)
        #expect(form.hiddenField.wholeMatch(of: #/[A-Za-z0-9_-]+/#) != nil)
    }

    @Test("never holds a password", arguments: ["user=a&password=b", "current-password=x", "PassWord=x"])
    func noPasswords(body: String) {
        #expect(HeldForm(path: "/account/password", body: body) == nil)
        #expect(HeldForm(path: "/account/password", hiddenField: Base64URL.encode(body.utf8)) == nil)
    }

    @Test("goes nowhere but to this site", arguments: [nil, "", "//evil.example", "https://evil.example/"])
    func path(path: String?) {
        #expect(HeldForm(path: path, body: "a=b") == nil)
    }

    @Test("is as long as 700 KiB and not longer, and not empty")
    func size() {
        #expect(HeldForm(path: "/a", body: String(repeating: "a", count: 716_800)) != nil)
        #expect(HeldForm(path: "/a", body: String(repeating: "a", count: 716_801)) == nil)
        #expect(HeldForm(path: "/a", body: String(repeating: "ț", count: 358_401)) == nil)
        #expect(HeldForm(path: "/a", body: "") == nil)
    }

    @Test("fits into the form of the sign-in page at its longest")
    func fits() throws {
        let form = try #require(HeldForm(path: "/a", body: String(repeating: "%", count: HeldForm.longest)))
        #expect(form.hiddenField.utf8.count < 1_000_000)
    }

    @Test("is not read from a field that is missing or broken", arguments: [nil, "", "%%%"])
    func broken(field: String?) {
        #expect(HeldForm(path: "/a", hiddenField: field) == nil)
    }
}
