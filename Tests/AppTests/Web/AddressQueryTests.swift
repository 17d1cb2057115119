import Foundation
import Testing

@testable import App

@Suite("The query of an address")
struct AddressQueryTests {
    @Test("has every byte encoded that means something in an address, as Foundation encodes it")
    func encoded() {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        let ascii = (0..<128).map { String(UnicodeScalar(UInt8($0))) }
        for text in ascii + [ascii.joined(), "", "ăâîșț ščćđž 😀", "e\u{301}", "Încă 5 % din \"x\"\r\n", "\u{0}"] {
            #expect(AddressQuery.encoded(text) == text.addingPercentEncoding(withAllowedCharacters: plain))
        }
    }

    @Test("leaves out what has no value, and is empty without any")
    func pairs() {
        #expect(AddressQuery.text([("a", "1&2"), ("b", nil), ("c", "")]) == "?a=1%262&c=")
        #expect(AddressQuery.text([("a", nil)]) == "" && AddressQuery.text([]) == "")
    }
}
