import Testing

@testable import App

@Suite("The token of a form")
struct FormTokenTests {
    private let secret = SessionToken.random().text

    @Test("is valid for the browser that it was made for, as often as it is made")
    func isValid() {
        for _ in 0..<20 { #expect(FormToken.isValid(FormToken.make(secret: secret), secret: secret)) }
    }

    @Test("looks different every time")
    func isMasked() {
        let tokens = (0..<50).map { _ in FormToken.make(secret: secret) }
        #expect(Set(tokens).count == 50)
        for token in tokens { #expect(token.wholeMatch(of: #/[A-Za-z0-9_-]{43}/#) != nil) }
    }

    @Test("is not valid for another browser, nor for one without a secret")
    func otherSecret() {
        #expect(!FormToken.isValid(FormToken.make(secret: SessionToken.random().text), secret: secret))
        #expect(!FormToken.isValid(FormToken.make(secret: secret), secret: ""))
        #expect(!FormToken.isValid(FormToken.make(secret: ""), secret: ""))
    }

    @Test("is not valid when anything in it was changed")
    func isForged() throws {
        let bytes = [UInt8](try #require(Base64URL.decode(FormToken.make(secret: secret))))
        let taken = bytes.indices.filter { index in
            var forged = bytes
            forged[index] ^= 1
            return FormToken.isValid(Base64URL.encode(forged), secret: secret)
        }
        #expect(taken.isEmpty, "bytes that do not matter")
        #expect(FormToken.isValid(Base64URL.encode(bytes), secret: secret))
        #expect(!FormToken.isValid(Base64URL.encode(bytes.dropLast()), secret: secret))
        #expect(!FormToken.isValid(Base64URL.encode(bytes + [0]), secret: secret))
    }

    @Test(
        "is not just anything",
        arguments: ["", "x", "====", "ș", String(repeating: "A", count: 43), String(repeating: "A", count: 100_000)])
    func isNotAnything(text: String) {
        #expect(!FormToken.isValid(text, secret: secret))
    }
}
