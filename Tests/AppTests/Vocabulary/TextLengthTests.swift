import Foundation
import Testing

@testable import App

@Suite("What is limited by letters is limited in bytes")
struct TextLengthTests {
    /// One letter for a person, 80,001 bytes for a disk.
    static let tower = "a" + String(repeating: "\u{301}", count: 40_000)

    /// In the writing of many people; some with marks of their own on every letter.
    static let honest = [
        "Programarea dispozitivelor mobile și a țesăturilor", "Programiranje mobilnih uređaja, čćđšž", "Мобилни уређаји",
        "Lập trình thiết bị di động".decomposedStringWithCanonicalMapping, "移动设备编程", "モバイルプログラミング", "모바일 프로그래밍",
        "राष्ट्रीय विश्वविद्यालय की प्रतिष्ठित पाठ्यपुस्तक", "ស្ត្រីនិងបុរសរៀនភាសាខ្មែរនៅសាកលវិទ្យាល័យ", "ကွန်ပျူတာသိပ္ပံနှင့်နည်းပညာတက္ကသိုလ်",
        "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ", "بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ", "བོད་ཀྱི་སྐད་ཡིག་སློབ་སྦྱོང་", "🎓📚👩🏽‍🎓 2026",
    ]

    @Test("two hundred letters are two hundred letters in every script", arguments: honest)
    func scripts(text: String) {
        let letters = Array(repeating: Array(text), count: 200).joined().prefix(200)
        let long = String(letters)
        #expect(long.isWithin(letters: long.count))
        #expect(text.isWithin(letters: max(20, text.count)))
        #expect(!(String(repeating: text, count: 1 + 200 / text.count) + "ab").isWithin(letters: 200))
    }

    @Test("a letter that is a tower of marks is not one letter")
    func towers() {
        #expect(Self.tower.count == 1)
        #expect(!Self.tower.isWithin(letters: 200))
        #expect(!Self.tower.isWithin(letters: 500))
        #expect(!String(repeating: "a\u{301}\u{302}\u{303}\u{304}\u{305}", count: 200).isWithin(letters: 200))
    }

    @Test("the beginning of a text is whole letters within the limit")
    func beginnings() {
        #expect("Ștefan".beginning(letters: 3) == "Ște")
        #expect("Ștefan".beginning(letters: 6) == "Ștefan")
        #expect("".beginning(letters: 3) == "")
        #expect(Self.tower.beginning(letters: 200) == "")
        #expect(("Ana" + Self.tower).beginning(letters: 200) == "Ana")
        #expect("abc".dropFirst().beginning(letters: 1) == "b")
    }

    @Test("a shortened text says that it goes on, and is no longer than was asked for")
    func shortened() {
        #expect("abcdef".shortened(letters: 6) == "abcdef")
        #expect("abcdefg".shortened(letters: 6) == "abcde…")
        #expect("ăăăăăăă".shortened(letters: 6) == "ăăăăă…")
        #expect(("ab" + Self.tower).shortened(letters: 6) == "ab…")
    }
}
