import Testing

@testable import App

@Suite("A text of a page that says the same as another")
struct RepeatedTextsTests {
    @Test("is made once, and one that says something else is made on its own, however many there are")
    func once() {
        let texts = RepeatedTexts<Int>()
        var made: [Int] = []
        func text(_ number: Int) -> String {
            texts.text(number) {
                made.append(number)
                return "\(number)"
            }
        }
        #expect([1, 2, 1, 2, 1].map(text) == ["1", "2", "1", "2", "1"] && made == [1, 2])
        let many = Array(1...100)
        for _ in 1...2 { #expect(many.map(text) == many.map(String.init)) }
    }
}
