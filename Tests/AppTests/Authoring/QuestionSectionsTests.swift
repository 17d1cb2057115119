import Foundation
import Testing

@testable import App

@Suite("A test's text is cut into questions and put together again")
struct QuestionSectionsTests {
    /// What is asked, and about what, in the order of a text.
    private func asked(_ text: String) throws -> [String] {
        let body = try AssessmentBody(
            DocumentText(FrontMatter(TextFile(name: "", text: text)).body, file: ""), hasTopic: { _ in true })
        return body.questions.map { question in
            let draft = question.draft(penalty: 0).draft
            return
                "\(draft.topic) \(draft.key) \(draft.body ?? "") \(draft.options) \(draft.accepted ?? []) \(draft.explanation ?? "")"
        }
    }

    private func documents(_ body: (String) throws -> Void) throws {
        for seed in 1...60 {
            var documents = StoredTestDocuments(seed: seed)
            try body(documents.document())
        }
        let demo = TestSite.package.appendingPathComponent("Tests/Demo")
        let files = FileManager.default.enumerator(at: demo, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        for file in files where file.pathExtension == "md" && file.path.contains("/tests/") {
            try body(TestText.tidy(String(contentsOf: file, encoding: .utf8)))
        }
    }

    @Test("every text comes back byte for byte, and each question has its own lines")
    func identity() throws {
        var count = 0
        try documents { text in
            let sections = try #require(TestSections(text))
            #expect(sections.text == text)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for question in sections.questions {
                let range = (question.lines.lowerBound - 1)..<question.lines.upperBound
                #expect(lines[range].joined(separator: "\n") == question.text)
                count += 1
            }
            #expect(sections.questions.count == (try asked(text)).count)
        }
        #expect(count > 200)
        for odd in ["", "---", "---\na: b\n", "### a", "\n---\n---", "--- \n\n---\n", "---\n---"] {
            #expect(TestSections(odd).map(\.text) ?? odd == odd)
        }
        #expect(TestSections("---\ntitle: [\n---\n\n### a\n")?.questions.count == 1)
    }

    @Test("a question that rises changes places with the one above, and both keep their topics")
    func raised() throws {
        try documents { text in
            var asked = try asked(text)
            for number in 2...3 {
                var sections = try #require(TestSections(text))
                guard sections.canRise(number) else { continue }
                #expect(sections.raise(number) == number - 1)
                asked.swapAt(number - 1, number - 2)
                #expect(try self.asked(sections.text) == asked, "\(text)\n=====\n\(sections.text)")
                asked.swapAt(number - 1, number - 2)
            }
        }
    }

    @Test("one that is taken out, added or copied leaves all others as they were")
    func others() throws {
        try documents { text in
            let asked = try asked(text)
            let new = "### Nou? {#nou}\n\n- [x] a\n- [ ] b"
            for topic in [[], ["A"], ["A", "B"], ["Z *z*"]] {
                var sections = try #require(TestSections(text))
                let number = sections.add(new, about: topic)
                var now = try self.asked(sections.text)
                #expect(
                    now.indices.contains(number - 1) && now[number - 1].hasPrefix("\(topic) nou "),
                    "\(text)\n=====\n\(sections.text)")
                if now.indices.contains(number - 1) { now.remove(at: number - 1) }
                #expect(now == asked)
                sections.remove(number)
                #expect(try self.asked(sections.text) == asked)
            }
            var sections = try #require(TestSections(text))
            sections.remove(1)
            #expect(try self.asked(sections.text) == Array(asked.dropFirst()))
        }
    }

    @Test("a question that is written again goes to its topic, and nothing else moves")
    func replaced() throws {
        let text = """
            ---
            title: a
            ---

            ### Fără {#zero}

            - [x] a

            ## A

            ### Unu {#unu}

            - [x] a

            ### Doi {#doi}

            - [x] a


            ## B

            ### Trei {#trei}

            - [x] a
            """
        var same = try #require(TestSections(text))
        #expect(same.replace(3, with: "### DOI {#doi}\n\n- [x] b", about: ["A"]) == 3)
        #expect(same.text == text.replacingOccurrences(of: "### Doi {#doi}\n\n- [x] a", with: "### DOI {#doi}\n\n- [x] b"))
        var moved = try #require(TestSections(text))
        #expect(moved.replace(4, with: "### Trei {#trei}\n\n- [x] a", about: ["A"]) == 4)
        #expect(moved.text == text.replacingOccurrences(of: "\n\n\n## B\n\n", with: "\n\n\n"))
        var new = try #require(TestSections(text))
        #expect(new.replace(2, with: "### Unu {#unu}\n\n- [x] a", about: ["C"]) == 4)
        #expect(new.text.hasSuffix("- [x] a\n\n## C\n\n### Unu {#unu}\n\n- [x] a"))
        var none = try #require(TestSections(text))
        #expect(none.replace(4, with: "### Trei {#trei}\n\n- [x] a", about: []) == 2)
        #expect(try asked(none.text).map { $0.prefix(3) } == ["[] ", "[] ", "[\"A", "[\"A"])
        #expect(try #require(TestSections(text)).canRise(2) == false)
    }
}
