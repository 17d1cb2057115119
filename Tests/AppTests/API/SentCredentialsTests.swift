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
        #expect(SentCredentials("  Bearer \tabc def\t ") == .bearer("abc def"))
        #expect(SentCredentials(Self.basic("ana:o:cană")) == .basic(userName: "ana", secret: "o:cană"))
        #expect(SentCredentials(Self.basic(":")) == .basic(userName: "", secret: ""))
    }

    @Test(
        "all else is nobody's",
        arguments: [
            "", " ", "Bearer", "Bearer ", "Bearer\tabc", "Digest abc", "Basic ***", "Basic YW5h", "Basic /////w==",
            "Basic " + Data("a\n:b".utf8).base64EncodedString(),
            "Bearer " + String(repeating: "a", count: SentCredentials.longest),
        ])
    func unknown(header: String) {
        #expect(SentCredentials(header) == .unknown)
    }

    @Test("letters of secrets are those of their notation, and bytes are two digits each")
    func letters() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        #expect((UInt8.min...UInt8.max).filter(Base64URL.isLetter) == letters.utf8.sorted())
        #expect([UInt8](0...255).hexadecimal.count == 512)
        #expect([0x00, 0x09, 0x0A, 0x9F, 0xA0, 0xFF].hexadecimal == "00090a9fa0ff")
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
