import Foundation
import Testing

@testable import App

@Suite("What programs send to be signed in")
struct SentCredentialsTests {
    private static func basic(_ pair: String) -> String { "Basic " + Data(pair.utf8).base64EncodedString() }

    @Test("bearer and basic are read, whatever their letters; a password may have colons")
    func read() {
        #expect(SentCredentials(nil) == nil)
        #expect(SentCredentials("Bearer abc") == .bearer("abc"))
        #expect(SentCredentials("bEARER  abc ") == .bearer("abc"))
        #expect(SentCredentials(Self.basic("ana:o:cană")) == .basic(userName: "ana", secret: "o:cană"))
        #expect(SentCredentials(Self.basic(":")) == .basic(userName: "", secret: ""))
    }

    @Test(
        "all else is nobody's",
        arguments: [
            "", " ", "Bearer", "Digest abc", "Basic ***", "Basic YW5h", "Basic /////w==",
            "Basic " + Data("a\n:b".utf8).base64EncodedString(),
            "Bearer " + String(repeating: "a", count: SentCredentials.longest),
        ])
    func unknown(header: String) {
        #expect(SentCredentials(header) == .unknown)
    }

    @Test("a secret is a mark and 43 letters, and is never the same twice")
    func secrets() {
        let (one, other) = (TokenSecret.random(), TokenSecret.random())
        #expect(one.text != other.text && one.digest != other.digest)
        #expect(one.text.hasPrefix("gata_") && one.text.utf8.count == 48)
        #expect(TokenSecret(one.text)?.digest == one.digest)
        for text in [
            "", "gata_", one.text + "A", String(one.text.dropLast()), "Gata" + one.text.dropFirst(4),
            String(one.text.dropLast()) + "*",
        ] {
            #expect(TokenSecret(text) == nil, "\(text)")
        }
    }
}
