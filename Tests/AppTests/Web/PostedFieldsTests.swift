import Foundation
import Hummingbird
import Testing

@testable import App

@Suite("The fields of a posted form")
struct PostedFieldsTests {
    @Test("are what a browser sent, whatever is in them")
    func values() throws {
        let fields = try PostedFields(
            "text=a+b%2Bc%26%3D%C8%99%F0%9F%8E%93&choice%5B%5D=1&choice[]=22&go=next&empty=&bare&x=a=b".utf8)
        #expect(try fields.value("text") == "a b+c&=ș🎓")
        #expect(fields.values("choice[]") == ["1", "22"])
        #expect(try [fields.value("empty"), fields.value("bare"), fields.value("x")] == ["", "", "a=b"])
        #expect(try fields.value("nothing") == nil)
        #expect(throws: Problem.unreadable) { try fields.value("choice[]") }
        #expect(try PostedFields("".utf8).value("go") == nil)
    }

    @Test(
        "are refused where no browser would write them so",
        arguments: ["text=%", "text=%4", "text=%zz", "%G0=1", "text=%FF", "text=%C8"])
    func broken(body: String) {
        #expect(throws: Problem.unreadable) { try PostedFields(body.utf8) }
    }

    @Test("are those that a decoder by type finds, of a thousand random forms")
    func asDecoded() throws {
        struct Decoded: Decodable {
            let text: String?
            let choice: [Int]?
        }
        let letters = Array("aZ09 +&=%;/?#[]<>\"'ăȘ🎓\n\u{0}\u{301}")
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<1000 {
            let text = String((0..<Int.random(in: 0...12)).map { _ in letters.randomElement(using: &generator) ?? "a" })
            let choice = (0..<Int.random(in: 1...4)).map { _ in Int.random(in: -9...99) }
            let escaped = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let body = "text=\(escaped)&" + choice.map { "choice%5B%5D=\($0)" }.joined(separator: "&")
            let decoded = try URLEncodedFormDecoder().decode(Decoded.self, from: body)
            let fields = try PostedFields(body.utf8)
            #expect(try fields.value("text") == text && decoded.text == text)
            #expect(fields.values("choice[]").map(Int.init) == choice && decoded.choice == choice)
        }
    }

    @Test(
        "that no question page has are refused",
        arguments: ["choice=1", "choice[x]=1", "choice[]=a", "seq=x", "text=a&text=b", "choice[]="])
    func noAnswer(body: String) throws {
        let fields = try PostedFields(body.utf8)
        #expect(throws: Problem.unreadable) { try AnswerForm(fields) }
    }
}
