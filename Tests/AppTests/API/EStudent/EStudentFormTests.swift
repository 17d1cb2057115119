import Testing

@testable import App

@Suite("Forms of the eStudent app are read as if they were JSON")
struct EStudentFormTests {
    private static func object(_ text: String) throws -> [String: JSONValue] {
        try EStudentForm.object(PostedFields(text.utf8).fields)
    }

    @Test("fields by their names, and chosen subjects as a list, however the brackets are written")
    func read() throws {
        #expect(try Self.object("") == [:])
        #expect(try Self.object("a=1&b=%C4%91+c") == ["a": .text("1"), "b": .text("đ c")])
        let pair = JSONValue.object(["kod": .text("IT250"), "termin": .text("x")])
        for text in [
            "predmeti[][kod]=IT250&predmeti[][termin]=x", "predmeti[0][kod]=IT250&predmeti[0][termin]=x",
            "predmeti%5B%5D%5Bkod%5D=IT250&predmeti%5B%5D%5Btermin%5D=x",
        ] { #expect(try Self.object(text) == ["predmeti": .list([pair])], "\(text)") }
        let other = JSONValue.object(["kod": .text("SE311"), "termin": .text("y")])
        for text in [
            "predmeti[][kod]=IT250&predmeti[][termin]=x&predmeti[][kod]=SE311&predmeti[][termin]=y",
            "predmeti[0][kod]=IT250&predmeti[1][kod]=SE311&predmeti[1][termin]=y&predmeti[0][termin]=x",
        ] { #expect(try Self.object(text) == ["predmeti": .list([pair, other])], "\(text)") }
    }

    @Test(
        "what says nothing clear is refused",
        arguments: [
            "a=1&a=1", "predmeti[][kod]=IT250", "predmeti[][termin]=x", "predmeti=1&predmeti[][kod]=a&predmeti[][termin]=x",
            "a=%", "a=%00", "a=%FF", "predmeti[0][kod]=IT250&predmeti[1][termin]=x",
            "predmeti[0][kod]=a&predmeti[0][termin]=x&predmeti[0][kod]=b&predmeti[0][termin]=y",
        ])
    func refused(text: String) {
        #expect(throws: Problem.unreadable) { try Self.object(text) }
    }

    @Test("a form has a thousand fields at most")
    func most() {
        #expect(throws: Problem.unreadable) { try Self.object((0...1000).map { "a\($0)=1" }.joined(separator: "&")) }
        #expect(throws: Never.self) { try Self.object((0..<1000).map { "a\($0)=1" }.joined(separator: "&")) }
    }

    @Test("the kind of a body is what it says, in UTF-8")
    func kinds() throws {
        #expect(try EStudentForm.kind(nil, isEmpty: true) == .form)
        #expect(try EStudentForm.kind("application/json; charset=\"UTF-8\"", isEmpty: false) == .json)
        #expect(try EStudentForm.kind("Application/X-WWW-Form-URLEncoded", isEmpty: false) == .form)
        for type in [nil, "text/plain", "application/json; charset=latin1", "multipart/form-data; boundary=a"] {
            #expect(throws: ServiceRefusal(.unsupportedType)) { try EStudentForm.kind(type, isEmpty: false) }
        }
    }
}
