import Database
import Testing

@testable import App

@Suite("Numbers that no page gives")
struct OddNumbersTests {
    @Test("choose nothing, whether there are options or not", arguments: [Int.min, -1, 0, 3, Int.max])
    func options(shown: Int) throws {
        let options = (1...2).map { Choice.Option(position: $0, textHTML: "", plainText: "", isRight: $0 == 1) }
        for choice in [[], options].map({ Choice(options: $0, isMultiple: true, credit: .rightMinusWrong, isFixed: true) }) {
            #expect(throws: FormErrors.self) { try choice.answer(shown: [shown], seed: 1, question: 1) }
            #expect(try choice.answer(shown: [], seed: 1, question: 1) == nil)
        }
        let choice = Choice(options: options, isMultiple: true, credit: .rightMinusWrong, isFixed: true)
        #expect(try choice.answer(shown: [2, 1], seed: 1, question: 1) == .options([1, 2]))
    }

    @Test("are the first and the last page of a list of students", arguments: [Int.min, 0, 1, Int.max])
    func pages(page: Int) {
        let shown = MonitoredListPage([], MonitoringQuery(q: nil, state: nil, sort: nil, page: String(page)))
        #expect(shown.number == 1 && shown.count == 1 && shown.previous == nil && shown.next == nil)
    }

    @Test("take one of the forms of a word", arguments: Language.allCases)
    func plurals(language: Language) {
        #expect(Plural.category(of: -1, in: language) == .one)
        #expect([.few, .other].contains(Plural.category(of: .min, in: language)))
    }

    @Test("have room on no disk", arguments: [Int.max, 600])
    func room(bytes: Int) {
        let disk = DiskSpace(free: 500, total: 1000)
        #expect(!disk.hasRoom(for: bytes))
        #expect(disk.hasRoom(for: 450) && disk.hasRoom(for: .min))
    }

    @Test("and words under a thousand marks are no mark of a page")
    func marks() {
        #expect(PageMark(text: "k3Jx9a.5", sequence: 1) != nil)
        #expect(PageMark(text: ("a" + String(repeating: "\u{301}", count: 1000) + ".5")[...], sequence: 1) == nil)
    }
}
