import Testing

@testable import App

@Suite("The language that a browser asks for")
struct AcceptLanguageTests {
    @Test(
        "is the one with the most weight among those of the pages, the first of several alike",
        arguments: [
            ("ro-RO,ro;q=0.9,en-US;q=0.8,en;q=0.7", Language.romanian), ("en-GB,en;q=0.9", .english), ("sr", .serbian),
            ("de-DE,de;q=0.9,en;q=0.5", .english), ("en;q=0.5, ro;q=0.8", .romanian), ("en;q=0.8,sr;q=0.8", .english),
            ("fr, hu;q=0.9, sr-Latn-RS;q=0.1, *;q=0.5", .serbian), ("ro;q=0,en;q=0.001", .english), ("EN-us ; Q=1.000", .english),
            ("en;q=0.5,ro;level=1", .romanian), ("\tro ,", .romanian),
        ])
    func weights(header: String, language: Language) {
        #expect(AcceptLanguage.best(of: header) == language)
    }

    @Test("is Serbian in any script and region, and no other language", arguments: ["sr-Cyrl", "sr-Latn-ME", "sr-RS", "SR"])
    func serbian(tag: String) {
        #expect(AcceptLanguage.best(of: tag) == .serbian)
    }

    @Test(
        "is none where none fits",
        arguments: [nil, "", "*", "de", "bs,hr;q=0.9,cnr;q=0.8", "en;q=0", "ron", "english", "e n g", "-en", "ro_RO"])
    func none(header: String?) {
        #expect(AcceptLanguage.best(of: header) == nil)
    }

    @Test(
        "is not found where the weight is none",
        arguments: ["ro;q=2", "ro;q=1.5", "ro;q=-1", "ro;q=", "ro;q=0.1234", "ro;q=NaN", "ro;q=0,5", "ro;q=1e9", "ro;q=٠.٥"])
    func oddWeights(element: String) {
        #expect(AcceptLanguage.best(of: element + ",en;q=0.1") == .english)
    }

    @Test("is not looked for without an end: what stands behind some hundred bytes, and half of a tag, is nothing")
    func huge() {
        let many = String(repeating: "de,", count: 100_000)
        #expect(AcceptLanguage.best(of: many + "ro") == nil)
        #expect(AcceptLanguage.best(of: "en;q=0.1," + many + "ro") == .english)
        #expect(AcceptLanguage.best(of: String(repeating: "de,", count: 166) + "ro;q=0") == nil)
        #expect(AcceptLanguage.best(of: String(repeating: "de,", count: 166) + "ro;q=0,en;q=1") == nil)
        #expect(AcceptLanguage.best(of: String(repeating: ";", count: 9_000) + ",ro") == nil)
        #expect(AcceptLanguage.best(of: String(repeating: ",", count: 400) + "ro") == .romanian)
        #expect(AcceptLanguage.best(of: "\u{0}ro,\u{FFFD},ș;q=1") == nil)
    }
}
