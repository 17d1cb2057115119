import Foundation
import Testing

@testable import App

@Suite("Sentences agree between the languages, and are spelled as they should be")
struct WordingTests {
    @Test("a sentence has the same placeholders in every language and every form")
    func placeholdersAreEqual() throws {
        let all = try Sentences.all()
        for (key, entry) in all[0].catalogue.entries {
            let forms = all.compactMap { $0.catalogue.entries[key] }.map(Sentences.placeholders)
            #expect(Set(forms.flatMap(\.self)).count == 1, "\(key): \(forms)")
            if case .plural = entry { #expect(forms[0].first?.contains("n") == true, "\(key) never says the number") }
        }
        #expect(
            Sentences.placeholders(.plural([.one: Sentence("one {b}"), .other: Sentence("{n} {b}")])) == [["b"], ["b", "n"]])
    }

    @Test("nothing that is said in one language is left out in another: no text is half as long as elsewhere")
    func nothingIsLeftOut() throws {
        let lengths = try Sentences.all().map { sentences in
            Dictionary(sentences.keyed.map { ($0.key, $0.text.count) }, uniquingKeysWith: max)
        }
        #expect(Self.short(lengths) == [])
        #expect(Self.short([["a": 70, "b": 20], ["a": 34, "b": 5]]) == ["a"])
    }

    /// The keys of texts that are less than half as long in one language as in another. Short ones differ by chance.
    private static func short(_ lengths: [[String: Int]]) -> [String] {
        Set(lengths.flatMap(\.keys)).filter { key in
            let all = lengths.compactMap { $0[key] }
            return all.max() ?? 0 >= 60 && 2 * (all.min() ?? 0) < all.max() ?? 0
        }.sorted()
    }

    @Test("every value that a sentence waits for is given where the sentence is asked for")
    func placeholdersAreGiven() throws {
        let files = try SourceTree.files("Sources/App", "swift")
        // Its key goes through `Problem.keys`.
        let elsewhere: Set = ["problem.unexpected.sentence"]
        // The texts between quotation marks, and those of them that a colon follows: keys, and names of values.
        var (users, given): ([String: [Int]], [Set<String>]) = ([:], [])
        for (file, parts) in files.map({ $0.text.components(separatedBy: "\"") }).enumerated() {
            for part in Set(parts) { users[part, default: []].append(file) }
            given.append(Set(zip(parts, parts.dropFirst()).filter { $1.utf8.first == UInt8(ascii: ":") }.map(\.0)))
        }
        let complaints = try Sentences(.english).catalogue.entries.filter { !elsewhere.contains($0.key) }.flatMap { key, entry in
            Set(Sentences.placeholders(entry).flatMap(\.self)).subtracting(["n"]).filter { name in
                !(users[key] ?? []).contains { given[$0].contains(name) }
            }.map { "\(key): nobody gives {\($0)}" }
        }
        #expect(complaints.sorted() == [])
    }

    @Test("what is wrong with a field has no full stop, unless it is several sentences", arguments: Language.allCases)
    func fieldErrors(language: Language) throws {
        let keys = Set(try SourceTree.files("Sources/App", "swift").flatMap { Self.fieldErrors($0.text) })
        #expect(keys.count > 60)
        let entries = try Sentences(language).catalogue.entries
        let wrong = keys.filter { key in
            guard case .sentence(let sentence) = entries[key] else { return true }
            let text = sentence.text
            return text.hasSuffix(".") != Self.isSeveral(text)
        }
        #expect(wrong.sorted() == [])
        let code = #"""
            errors.add("a-\(b)", "a.one"); errors.add(f, "mistake.a")
            throw FormErrors(items: [.init(field: f, key: "a.two")])
            """#
        #expect(Self.fieldErrors(code) == ["a.one", "a.two"])
        #expect(Self.isSeveral("Prea scurt. Încercați 2.5 m.") && !Self.isSeveral("For example 2.5 or 3."))
    }

    /// The keys of what forms say beside their fields. What an import says as well, it says in its own way.
    private static func fieldErrors(_ swift: String) -> [String] {
        let added = swift.matches(of: #/errors\.add\([^,\n]+, "([a-z-]+\.[a-z-]+)"\)/#).map { String($0.1) }
        let thrown = swift.matches(of: #/\.init\(field: [^,\n]+, key: "([a-z-]+\.[a-z-]+)"\)/#).map { String($0.1) }
        return (added + thrown).filter { !$0.hasPrefix("mistake.") }
    }

    @Test("what is wrong with a setting of a test is said as beside every other field", arguments: Language.allCases)
    func settingErrors(language: Language) throws {
        let head = try #require(TestFrontMatter("---\ncode: 1\nlimit: x\nopens: x\n---"))
        let mistakes = [
            Mistake("", line: 2, "mistake.code"), Mistake("", line: 3, "mistake.limit"), Mistake("", line: 4, "mistake.time"),
            Mistake("", line: 4, "mistake.closes-before-opens"), Mistake("", line: 2, "mistake.after-last-attempt"),
            Mistake("", line: nil, "mistake.too-long"),
        ]
        let strings = try SamplePages.strings(language)
        let keys = TestSettingsCheck.errors(mistakes, in: head).items.map(\.key)
        #expect(keys.count == mistakes.count)
        for sentence in keys.map({ strings($0) }) { #expect(sentence.hasSuffix(".") == Self.isSeveral(sentence), "\(sentence)") }
    }

    private static func isSeveral(_ text: String) -> Bool {
        text.contains(#/[.!?…] \p{Lu}/#)
    }

    @Test("a sentence names a button or a page as it is called", arguments: Language.allCases)
    func namesAreExact(language: Language) throws {
        let strings = try SamplePages.strings(language)
        for (sentence, name) in [
            ("compose.several-ticks", "compose.kind-multiple"), ("flash.course-copied", "teach.people"),
            ("privacy.seen-self", "my-data.title"), ("review.final", "review.submit"),
            ("test-warning.corrected", "correction.title"),
            ("test-settings.check-each", "question.verify"), ("test.rule-check", "question.verify"),
            ("test.rule-done", "question.done"),
            ("test-write.elsewhere", "write.save"), ("test-write.pictures-how", "write.insert"),
            ("write.elsewhere", "write.save"), ("write.files-how", "write.insert"), ("write.signed-out", "write.save"),
        ] {
            #expect(strings(sentence).contains(strings(name)), "\(sentence)")
        }
    }

    @Test(
        "a mistake in a text is told after the line in which it is, in a sentence that begins after a colon",
        arguments: [
            (Language.english, "Line 2, “title: Test <1>”: "), (.romanian, "Linia 2, „title: Test <1>”: "),
            (.serbian, "Red 2, „title: Test <1>”: "),
        ])
    func mistakesInLines(language: Language, place: String) throws {
        let strings = try SamplePages.strings(language)
        let mistake = Mistake("", line: 2, "mistake.no-tick")
        let told = TestSentence.mistake(mistake, in: TestText.lines(of: TeacherAssessment.text), strings)
        #expect(told == place + strings("mistake.no-tick"))
    }

    @Test("a number has all the forms of its language, and no others")
    func pluralsAreComplete() throws {
        for sentences in try Sentences.all() {
            let expected: Set<Plural> = sentences.catalogue.language == .english ? [.one, .other] : [.one, .few, .other]
            for case (let key, .plural(let forms)) in sentences.catalogue.entries {
                #expect(Set(forms.keys) == expected, "\(sentences.catalogue.language) \(key)")
            }
        }
    }

    @Test("Romanian letters carry a comma below, never a cedilla, and letters are whole")
    func lettersAreRight() throws {
        let texts = try Sentences.all().flatMap(\.texts)
        #expect(texts.filter { Self.isMisspelled($0.text) }.map(\.place) == [])
        for (folder, ending) in [
            ("Sources", "swift"), ("Templates", "mustache"), ("Tests/Demo", "md"), ("Tests/Demo", "yaml"),
        ] {
            let misspelled = try SourceTree.files(folder, ending).filter { Self.isMisspelled($0.text) }.map(\.path)
            #expect(misspelled == [])
        }
        #expect(["\u{15F}", "\u{163}", "\u{15E}", "\u{162}", "s\u{326}", "a\u{306}"].allSatisfy(Self.isMisspelled))
        #expect(!Self.isMisspelled("ăâîșțĂÂÎȘȚ čćđšž"))
    }

    private static func isMisspelled(_ text: String) -> Bool {
        let cedillas: Set<UInt32> = [0x15E, 0x15F, 0x162, 0x163]
        return text.unicodeScalars.contains { cedillas.contains($0.value) || (0x300...0x36F).contains($0.value) }
    }

    @Test("Serbian is written in Latin letters")
    func serbianIsLatin() throws {
        func isCyrillic(_ text: String) -> Bool { text.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) } }
        let cyrillic = try Sentences(.serbian).texts.filter { isCyrillic($0.text) }.map(\.place)
        #expect(cyrillic == [])
        #expect(isCyrillic("Анкета"))
    }

    @Test(
        "the three buttons of a question are spelled as the specification spells them",
        arguments: [
            (Language.romanian, ["Precedenta", "Urmatoarea", "Gata"]),
            (.serbian, ["Prethodno", "Sledeće", "Završi"]), (.english, ["Previous", "Next", "Done"]),
        ])
    func buttonsAreExact(language: Language, words: [String]) throws {
        let strings = try SamplePages.strings(language)
        #expect(["question.previous", "question.next", "question.done"].map { strings($0) } == words)
    }

    @Test(
        "the buttons below a lesson say what to do",
        arguments: [
            (Language.romanian, ["Marchează ca citită și continuă", "Marchează ca citită"]),
            (.serbian, ["Označi kao pročitanu i nastavi", "Označi kao pročitanu"]),
            (.english, ["Mark as read and continue", "Mark as read"]),
        ])
    func readingButtons(language: Language, words: [String]) throws {
        let strings = try SamplePages.strings(language)
        #expect(["lesson.finish-next", "lesson.finish"].map { strings($0) } == words)
    }
}
