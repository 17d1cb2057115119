import Testing

@testable import App

@Suite("A sentence left for the next page")
struct FlashTests {
    @Test("comes back as it was, in signs that a cookie may have")
    func roundTrip() {
        let flash = Flash("flash.too-late", ["ended": "14 ianuarie, 09:05", "arrived": "\"ț\"; {x}"])
        #expect(Flash(cookie: flash.cookie) == flash)
        #expect(flash.cookie.wholeMatch(of: #/[A-Za-z0-9_-]+/#) != nil)
    }

    @Test("is only a sentence made to be left")
    func otherKeys() {
        #expect(Flash(cookie: Flash("import.done").cookie) == nil)
        #expect(Flash(cookie: Flash("").cookie) == nil)
        #expect(Flash(cookie: Flash("flash.signed-out").cookie) != nil)
    }

    @Test("is not just anything", arguments: ["", "x", "e30", "%%%", "bnVsbA", String(repeating: "A", count: 5000)])
    func garbage(cookie: String) {
        #expect(Flash(cookie: cookie) == nil)
    }
}

@Suite("Base64 for cookies")
struct Base64URLTests {
    @Test("comes back as it was, for every length and byte", arguments: 0...66)
    func roundTrip(length: Int) throws {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 251 &+ 62) }
        let text = Base64URL.encode(bytes)
        #expect(try [UInt8](#require(Base64URL.decode(text))) == bytes)
        #expect(text.wholeMatch(of: #/[A-Za-z0-9_-]*/#) != nil)
    }

    @Test("has the signs of RFC 4648, section 5")
    func alphabet() {
        #expect(Base64URL.encode([0xFB, 0xFF, 0xFE]) == "-__-")
        #expect(Base64URL.encode(Array("f".utf8)) == "Zg")
    }
}
