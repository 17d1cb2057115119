import Testing

@testable import App

@Suite("The key of an objective")
struct ObjectiveKeyTests {
    @Test("is made of plain letters from its word and its first topic, as long as it stays short")
    func made() {
        #expect(ObjectiveKey.make(word: "explică", topic: "Sistemul", taken: []) == "explica-sistemul")
        #expect(ObjectiveKey.make(word: "da objasne", topic: "Đaci & Čas", taken: []) == "da-objasne-djaci-cas")
        let long = ObjectiveKey.make(word: "explică", topic: String(repeating: "foarte lung ", count: 20), taken: [])
        #expect(long.utf8.count <= 40 && ObjectiveKey.isKey(long))
        #expect(ObjectiveKey.isKey(ObjectiveKey.make(word: String(repeating: "ș", count: 90), topic: "", taken: [])))
        #expect(ObjectiveKey.make(word: "日本", topic: "…", taken: []).isEmpty == false)
    }

    @Test("is nobody else's in the course")
    func taken() {
        #expect(ObjectiveKey.make(word: "a", topic: "b", taken: ["a-b"]) == "a-b-2")
        #expect(ObjectiveKey.make(word: "a", topic: "b", taken: ["a-b", "a-b-2"]) == "a-b-3")
    }

    @Test("is told from what is none")
    func told() {
        for key in ["a", "explica-sistemul", "a-2"] { #expect(ObjectiveKey.isKey(key), "\(key)") }
        for text in ["", "-", "a-", "-a", "a--b", "A", "ș", "a b", String(repeating: "a", count: 61)] {
            #expect(!ObjectiveKey.isKey(text), "\(text)")
        }
    }
}
