import Foundation
import Hummingbird
import Testing

@testable import App

@Suite("What the form of a subject posts")
struct BallotFormTests {
    private let paper = BallotPaper(items: Survey.sample().items, teachers: SurveySubject.sample(teachers: 1).teachers)

    private func form(_ body: String) throws -> BallotForm { try URLEncodedFormDecoder().decode(BallotForm.self, from: body) }

    @Test("every field is read by its item: a step, an option, not applicable, words")
    func fields() throws {
        let ballot = try form("a1=5&a2=2&a3=na&a4=&a5=+drug%C4%83%0D%0Adoi+&go=send&token=x").ballot(on: paper)
        #expect(ballot.answers == [.value(5), .value(2), .notApplicable, .nothing, .comment("drugă\ndoi")])
    }

    @Test(
        "what no field of the page says is nothing",
        arguments: ["a1=0", "a1=6", "a1=x", "a2=3", "a2=na", "a1=", "b1=1", "a1=255", "a1=-1"])
    func odd(body: String) throws {
        #expect(try form(body).ballot(on: paper).isDeclined)
    }

    @Test("compulsory items that are missing are named in the order of the page; optional ones may be left out")
    func gaps() throws {
        let form = try form("a4=x")
        let errors = #expect(throws: FormErrors.self) { try form.check(form.ballot(on: paper), on: paper) }
        #expect(errors?.items.map(\.field) == ["a1", "a3"])
    }

    @Test("a comment may be as long as the page allows and no longer", arguments: [600, 601])
    func length(count: Int) throws {
        let form = try form("a1=1&a3=1&a4=" + String(repeating: "x", count: count))
        let ballot = form.ballot(on: paper)
        if count == 600 {
            try form.check(ballot, on: paper)
        } else {
            #expect(throws: FormErrors.self) { try form.check(ballot, on: paper) }
        }
    }

    @Test("the pressed button decides; Enter sends")
    func ways() throws {
        #expect(try form("go=skip").way == .skip)
        #expect(try form("go=language-en").way == .language(.english))
        #expect(try form("go=language-xx").way == .send)
        #expect(try form("a1=1").way == .send)
    }
}

@Suite("A survey speaks the languages that it has")
struct SurveyWordingTests {
    @Test("in a language that is missing it says so in one that is there")
    func missing() {
        let wording = Wording(texts: [.serbian: "Anketa", .english: "Survey"])
        #expect(wording.text(.english) == "Survey")
        #expect(wording.text(.romanian) == "Anketa")
        #expect(wording.spoken(.romanian) == .serbian)
    }
}
