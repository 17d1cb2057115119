import Testing

@testable import App

@Suite("The code of a slip")
struct LinkCodeTests {
    @Test("has eight letters and digits in two groups, and none that looks like another")
    func random() {
        var codes: Set<LinkCode> = []
        for _ in 1...2000 {
            let code = LinkCode.random()
            #expect(code.text.wholeMatch(of: #/[2-9ACDEFHJKMNPQRTVWXY]{4}-[2-9ACDEFHJKMNPQRTVWXY]{4}/#) != nil, "\(code.text)")
            codes.insert(code)
        }
        #expect(codes.count == 2000)
        let seen = Set(codes.flatMap { Array($0.symbols) })
        #expect(seen == Set(LinkCode.alphabet), "each letter is in some code")
        for alike in ["0O", "1IL", "2Z", "5S", "6G", "8B", "UV"] {
            #expect(alike.count { LinkCode.alphabet.contains($0) } <= 1, "\(alike)")
        }
    }

    @Test(
        "is read as people type it",
        arguments: [
            "K7QM-3XPA", "k7qm3xpa", " K7QM 3XPA ", "k7qm – 3xpa", "K 7 Q M 3 X P A", "K7QM_3XPA", "K7QM.3XPA",
            "K7QM\u{2011}3XPA",
        ])
    func typed(text: String) {
        #expect(LinkCode(typed: text)?.text == "K7QM-3XPA")
    }

    @Test("with a letter that is in no code counts as with the digit that it looks like")
    func lookAlikes() {
        #expect(LinkCode(typed: "bgsz-uuKM")?.text == "8652-VVKM")
    }

    @Test(
        "is no code where something is missing, or too much, or what no code has",
        arguments: ["", "-", "K7QM-3XP", "K7QM-3XPAA", "K7QM-3XP0", "K7QM-3XPI", "K7QM-3XPș", "K7QM+3XPA", "Ｋ7QM-3XPA"])
    func invalid(text: String) {
        #expect(LinkCode(typed: text) == nil)
    }

    @Test("leads to the same link for its person under the same key, and to another for anybody else, any other code and key")
    func token() throws {
        let code = try #require(LinkCode(typed: "K7QM-3XPA"))
        let token = LinkCodeKey.sample.token(of: code, for: "ana").text
        #expect(token.count == SessionToken.length)
        #expect(LinkCodeKey.sample.token(of: code, for: "ana").text == token)
        #expect(LinkCodeKey.sample.token(of: code, for: "ema").text != token)
        #expect(try LinkCodeKey.sample.token(of: #require(LinkCode(typed: "K7QM-3XPC")), for: "ana").text != token)
        #expect(LinkCodeKey(bytes: Array(repeating: 7, count: 32)).token(of: code, for: "ana").text != token)
    }

    @Test("has a key in a file of its own beside the other keys, which is the same ever after")
    func keyFile() throws {
        let place = try WrittenFolder()
        let folder = place.path + "/keys"
        let code = LinkCode.random()
        let token = try LinkCodeKey(folder: folder).token(of: code, for: "ana").text
        _ = try ReceiptKey(folder: folder)
        #expect(try LinkCodeKey(folder: folder).token(of: code, for: "ana").text == token)
        #expect(try LinkCodeKey(folder: folder + "2").token(of: code, for: "ana").text != token)
        #expect(SecretKeyFile(folder: folder, name: LinkCodeKey.fileName).path == folder + "/codes.key")
    }
}
