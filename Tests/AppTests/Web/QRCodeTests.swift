import Foundation
import Testing

@testable import App

@Suite("A picture to scan")
struct QRCodeTests {
    @Test(
        "says what it was made from, whatever is read it with",
        arguments: [
            "https://gata.example.org/welcome/" + String(repeating: "aZ0-_x", count: 7),
            "http://[2001:db8::1]:8080/welcome/0123456789", "a", "Țîrlea și Šćepanović", String(repeating: "lung ", count: 100),
        ])
    func read(text: String) throws {
        #expect(try QRReader.read(#require(QRCode(text))) == text)
    }

    @Test("has a white margin of four modules on each side, and is as small as its text allows")
    func margin() throws {
        let code = try #require(QRCode("https://gata.example.org/welcome/" + String(repeating: "a", count: 43)))
        #expect(code.side == 37 + 8)
        #expect(code.path.hasPrefix("M4 4.5h7m"), "the first corner's mark begins inside the margin")
        let ends = code.path.split(separator: "M").map { line in
            line.matches(of: #/(?:^|m|h)(\d+)/#).reduce(0) { $0 + (Int($1.1) ?? 0) }
        }
        #expect(ends.allSatisfy { $0 <= code.side - 4 } && ends.max() == code.side - 4)
        #expect(code.path.count < 3500)
    }

    @Test("is none for a text that is longer than any can hold, and for none")
    func tooLong() {
        #expect(QRCode(String(repeating: "a", count: 5000)) == nil)
        #expect(QRCode("") == nil)
    }
}
