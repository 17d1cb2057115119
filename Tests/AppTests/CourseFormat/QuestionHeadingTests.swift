import Testing

@testable import App

@Suite("The heading of a question")
struct QuestionHeadingTests {
    private func read(_ line: Substring) -> QuestionHeading {
        QuestionHeading(line, file: "a.md", line: 7)
    }

    @Test("is its text, worth one point, with an identifier made of the words")
    func plain() {
        let heading = read("### Ce strat conține **UIKit**?")
        #expect(heading.text == "Ce strat conține **UIKit**?")
        #expect(heading.key == "ce-strat-contine-uikit")
        #expect(heading.attributes.points == Points(thousandths: 1000))
        #expect(heading.attributes.kind == nil && heading.attributes.order == nil)
        #expect(heading.attributes.penalty == nil && heading.attributes.folding == nil)
        #expect(heading.mistakes.isEmpty)
    }

    @Test("has identifier, points and kind between braces, in any order")
    func attributes() {
        for braces in ["{#strat-uikit points=1,5 kind=multiple}", "{ kind=multiple  points=1.5 #strat-uikit }"] {
            let heading = read("   ###  Ce strat? \(braces) ")
            #expect(heading.text == "Ce strat?")
            #expect(heading.key == "strat-uikit")
            #expect(heading.attributes.points == Points(thousandths: 1500))
            #expect(heading.attributes.kind == .multiple)
            #expect(heading.mistakes.isEmpty)
        }
    }

    @Test("names kinds, orders, penalties and what makes no difference in a text")
    func everyAttribute() {
        #expect(
            ["single", "multiple", "number", "text"].map { read("### A? {kind=\($0)}").attributes.kind } == [
                .single, .multiple, .number, .text,
            ])
        #expect(["fixed", "shuffled"].map { read("### A? {order=\($0)}").attributes.order } == [.fixed, .shuffled])
        #expect(["0", "0.25", "0,125", "1"].map { read("### A? {penalty=\($0)}").attributes.penalty } == [0, 250, 125, 1000])
        #expect(["exact", "ignore", "fold"].map { read("### A? {case=\($0)}").attributes.folding } == [.exact, .ignore, .fold])
        #expect(read("### A? {order=fixed case=fold penalty=1 kind=text #a points=2}").mistakes.isEmpty)
    }

    @Test("may be closed by number signs")
    func closed() {
        #expect(read("### Ce strat? ###").text == "Ce strat?")
        let heading = read("### Ce strat? {#a} ###")
        #expect(heading.text == "Ce strat?")
        #expect(heading.key == "a")
    }

    @Test(
        "keeps braces that are not at its end, or are code",
        arguments: ["Ce este {x} aici?", "Ce afișează `{#a}`", "Ce face `{}`?"])
    func otherBraces(text: String) {
        let heading = read("### \(text)")
        #expect(heading.text == text)
        #expect(heading.mistakes.isEmpty)
    }

    @Test(
        "is refused for a mistake, with its line",
        arguments: [
            ("A? {#}", "mistake.identifier"), ("A? {#ă}", "mistake.identifier"), ("A? {#-a}", "mistake.identifier"),
            ("A? {#\(String(repeating: "a", count: 65))}", "mistake.identifier"), ("A? {points=0}", "mistake.points"),
            ("A? {points=-1}", "mistake.points"), ("A? {points=1.2345}", "mistake.points"),
            ("A? {points=many}", "mistake.points"),
            ("A? {points=1000.5}", "mistake.points"), ("A? {kind=both}", "mistake.attribute"), ("A? {kind}", "mistake.attribute"),
            ("A? {kind=}", "mistake.attribute"), ("A? {kind=Text}", "mistake.attribute"), ("A? {order=up}", "mistake.attribute"),
            ("A? {case=no}", "mistake.attribute"), ("A? {=}", "mistake.attribute"), ("A? {penalty}", "mistake.attribute"),
            ("A? {penalty=1.001}", "mistake.penalty"), ("A? {penalty=-0.5}", "mistake.penalty"),
            ("A? {penalty=0.0001}", "mistake.penalty"), ("A? {penalty=half}", "mistake.penalty"),
            ("A? {point=2}", "mistake.attribute"), ("A? {2}", "mistake.attribute"), ("A? {points}", "mistake.attribute"),
            ("{#a}", "mistake.question-empty"), ("", "mistake.question-empty"),
        ])
    func mistakes(text: String, key: String) {
        let heading = read("### \(text)")
        #expect(heading.mistakes.map(\.key) == [key])
        #expect(heading.mistakes.map(\.line) == [7])
        #expect(heading.mistakes.map(\.file) == ["a.md"])
    }

    @Test(
        "gives an identifier without diacritics, marks and more than 60 characters",
        arguments: [
            ("Šta je đak, a šta žir?", "sta-je-dak-a-sta-zir"), ("  2 + 2 = ? ", "2-2"), ("???", "question"),
            ("ȚĂRI ȘI ÎNSEMNE", "tari-si-insemne"), (String(repeating: "a", count: 80), String(repeating: "a", count: 60)),
        ])
    func identifiers(words: String, identifier: String) {
        #expect(QuestionHeading.identifier(from: words) == identifier)
        #expect(QuestionAttributes.isIdentifier(identifier))
    }
}
