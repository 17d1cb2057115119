import Foundation
import Testing

@testable import App

@Suite("Questions are written one by one in a form")
struct QuestionFormTests {
    private static let choice = [
        ("text", "Care e **corect**?"), ("body", "Priviți:\r\n\r\n    let a = 1"), ("kind", "single"), ("option[]", "[x] unu"),
        ("option[]", "doi\r\n\r\n```\r\n# x\r\n```"), ("option[]", " "), ("right[]", "1"), ("points", "2,5"), ("penalty", "0.25"),
        ("topic", "Limbajul"), ("explanation", "Pentru că.\r\n\r\n- da"),
    ]

    private func editor(_ site: TestSite, _ user: String = "carmen") async throws -> (TestBrowser, String) {
        let test = "/teach/tests/" + TestSite.lastPart(try await site.test("Exerciții"))
        return (try await site.signedIn(user), test)
    }

    /// The hidden fields of a page, and others.
    private func fields(_ page: TestBrowser.Reply, _ more: [(String, String)]) -> [(String, String)] {
        ["version", "base", "key"].compactMap { name in page.hidden(name).map { (name, $0) } } + more
    }

    @Test("a new question stands in the text below its topic, and all else as it was")
    func created() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            let before = try await TestEditor(carmen, test).text
            let page = try await carmen.get(test + "/questions/new")
            #expect(page.hidden("version") == "0")
            let reply = try await carmen.post(test + "/questions", fields(page, Self.choice))
            #expect(reply.location == test + "/questions#q-4")
            let after = try await TestEditor(carmen, test).text
            #expect(after.hasPrefix(before))
            #expect(
                after.contains(
                    "### Care e **corect**? {#care-e-corect points=2.5 penalty=0.25}\n\nPriviți:\n\n    let a = 1\n\n- [ ] [x] unu\n"
                ))
            let list = try await carmen.get(test + "/questions")
            #expect(list.words.contains("Care e corect? Un răspuns corect · 2,5 p. Limbajul"))
        }
    }

    @Test("a question that is changed keeps its identifier, and only its lines change")
    func changed() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            let before = try await TestEditor(carmen, test).text
            let page = try await carmen.get(test + "/questions/2/edit")
            #expect(page.hidden("key") == "servicii")
            let texts = [("kind", "text"), ("accepted[]", "a | b"), ("accepted[]", ""), ("accepted[]", "5"), ("folding", "fold")]
            let form = [("text", "Altfel?"), ("points", "1"), ("topic", "Arhitectura / Straturi")] + texts
            #expect(try await carmen.post(test + "/questions/2", fields(page, form)).location == test + "/questions#q-2")
            let after = try await TestEditor(carmen, test).text
            let old = try #require(TestSections(before)?.question(2)?.text)
            #expect(
                after
                    == before.replacingOccurrences(
                        of: TestText.tidy(old), with: "### Altfel? {#servicii case=fold}\n\n= a \\| b | 5"))
            let again = try await carmen.get(test + "/questions/2/edit")
            #expect(again.text.contains("value=\"a | b\"") && again.text.contains("value=\"5\""))
            let numbers =
                form.prefix(3) + [
                    ("kind", "number"), ("number[]", "3,14"), ("tolerance[]", "0.01"), ("number[]", "7"), ("tolerance[]", ""),
                ]
            _ = try await carmen.post(test + "/questions/2", fields(again, Array(numbers)))
            #expect(try await TestEditor(carmen, test).text.contains("### Altfel? {#servicii}\n\n= 3.14 ± 0.01 | 7\n"))
        }
    }

    @Test("what says the same as the text changes nothing")
    func unchanged() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            let page = try await carmen.get(test + "/questions/3/edit")
            let form = [
                ("text", "Swift are tipuri opționale."), ("kind", "single"), ("option[]", "Adevărat"), ("option[]", "Fals"),
                ("right[]", "0"),
                ("points", "1"), ("topic", "Limbajul"), ("explanation", "Cu semnul întrebării."),
            ]
            #expect(try await carmen.post(test + "/questions/3", fields(page, form)).status == .seeOther)
            #expect(try await carmen.get(test + "/questions").hidden("version") == "0")
        }
    }

    @Test("what is wrong is said beside its field, and all that was typed stays")
    func wrong() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            let page = try await carmen.get(test + "/questions/new")
            func refused(_ form: [(String, String)], _ field: String, _ words: String) async throws {
                let reply = try await carmen.post(test + "/questions", fields(page, form))
                #expect(reply.status == .unprocessableContent, "\(words)")
                #expect(reply.text.contains("href=\"#\(field)\""), "\(words)")
                #expect(reply.words.contains(words), "\(words)")
                #expect(try await carmen.get(test + "/questions").hidden("version") == "0")
            }
            let two = [("option[]", "Una"), ("option[]", "Alta & <")]
            let good = [("text", "Ce?"), ("kind", "single"), ("points", "1"), ("topic", "")]
            try await refused([("text", " "), ("points", "0")] + two, "text", "Scrieți întrebarea")
            try await refused(good + two, "right-0", "Alegeți cel puțin o variantă corectă")
            try await refused(good + two + [("right[]", "0"), ("right[]", "1")], "right-0", "o singură variantă")
            try await refused(good + two + [("right[]", "5")], "right-0", "Alegeți cel puțin o variantă corectă")
            try await refused(good + two + [("right[]", "0"), ("body", "### nu")], "body", "nu se pot folosi titluri")
            try await refused(good + two + [("right[]", "0"), ("body", "a\n= 5")], "body", "nu se pot folosi titluri")
            try await refused(good + two + [("right[]", "0"), ("body", "<b>x</b>")], "body", "HTML")
            try await refused(good + two + [("right[]", "0"), ("body", "![a](nu.png)")], "body", "nu este printre fișierele")
            try await refused(Array(good.dropLast()) + two + [("right[]", "0"), ("topic", "Nimic")], "topic", "Alegeți")
            try await refused(
                [("text", "Ce?"), ("kind", "number"), ("points", "1"), ("number[]", "x")], "number-0", "Scrieți un număr")
            let kept = try await carmen.post(test + "/questions", fields(page, good + two))
            #expect(kept.text.contains("Alta &amp; &lt;</textarea>") && kept.text.contains("value=\"Ce?\""))
            let more = try await carmen.post(test + "/questions", fields(page, good + two + [("go", "more")]))
            #expect(
                more.status == .ok && more.text.contains("id=\"option-3\"") && more.text.contains("Alta &amp; &lt;</textarea>"))
        }
    }

    @Test("questions change places, are copied and taken out; a form of an older text does nothing")
    func listed() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            func version() async throws -> [(String, String)] { fields(try await carmen.get(test + "/questions"), []) }
            func keys() async throws -> [String] {
                let text = try await TestEditor(carmen, test).text
                return text.matches(of: #/\{#([a-z0-9-]+)/#).map { String($0.1) }
            }
            let old = try await version()
            #expect(
                try await carmen.post(test + "/questions/1/moves", old + [("to", "down")]).location == test + "/questions#q-2")
            #expect(try await keys() == ["servicii", "strat", "optionale"])
            _ = try await carmen.post(test + "/questions/1/moves", old + [("to", "down")])
            #expect(try await carmen.get(test + "/questions").words.contains("Textul s-a schimbat între timp"))
            #expect(try await keys() == ["servicii", "strat", "optionale"])
            _ = try await carmen.post(test + "/questions/3/moves", try await version() + [("to", "up")])
            #expect(try await keys() == ["servicii", "optionale", "strat"])
            _ = try await carmen.post(test + "/questions/2/copies", try await version())
            #expect(try await keys() == ["servicii", "optionale", "optionale-2", "strat"])
            #expect(try await carmen.get(test + "/questions/2/removal").words.contains("Swift are tipuri opționale."))
            _ = try await carmen.post(test + "/questions/2/removal", try await version())
            #expect(try await keys() == ["servicii", "optionale-2", "strat"])
            #expect(try await carmen.get(test + "/questions").words.contains("Limbajul"))
        }
    }

    @Test("a number that no question has is not found", arguments: [Int.min, -1, 0, 4, Int.max])
    func numbers(number: Int) async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            #expect(try await carmen.get(test + "/questions/\(number)/edit").status == .notFound)
            #expect(try await carmen.post(test + "/questions/\(number)/copies").status == .notFound)
        }
    }

    @Test("what was typed stays when the question is gone meanwhile, or the text cannot be cut any more")
    func goneMeanwhile() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            let form = [("version", "0"), ("text", "Scris îndelung?"), ("kind", "single"), ("key", "optionale")]
            let gone = try await carmen.post(test + "/questions/7", form)
            #expect(gone.status == .conflict && gone.text.contains("Scris îndelung?"))
            var writer = try await TestEditor(carmen, test)
            writer.text = "fără cap\n" + writer.text
            try await writer.save()
            for address in ["/questions/3", "/questions"] {
                let broken = try await carmen.post(test + address, form)
                #expect(broken.status == .conflict && broken.text.contains("Scris îndelung?"))
                #expect(broken.words.contains(site.sentence("compose.unreadable")))
            }
            #expect(try await TestEditor(carmen, test).text == writer.text)
        }
    }

    @Test("two who change one question are told, and what was typed stays")
    func conflict() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            let felix = try await site.signedIn("felix")
            let page = try await carmen.get(test + "/questions/2/edit")
            let other = try await felix.get(test + "/questions")
            _ = try await felix.post(test + "/questions/2/moves", fields(other, [("to", "up")]))
            let form = [
                ("text", "Al meu?"), ("kind", "text"), ("accepted[]", "da"), ("points", "1"), ("topic", "Arhitectura / Straturi"),
            ]
            let reply = try await carmen.post(test + "/questions/2", fields(page, form))
            #expect(reply.status == .conflict)
            #expect(reply.words.contains("Felix Pop") && reply.text.contains("value=\"Al meu?\""))
            #expect(reply.text.contains("action=\"\(test)/questions/1\""))
            #expect(try await carmen.post(test + "/questions/1", fields(reply, form)).location == test + "/questions#q-1")
            #expect(try await TestEditor(carmen, test).text.contains("### Al meu? {#servicii}\n\n= da\n"))
        }
    }

    @Test("a question that was taken out is said to be gone; a new one is not, and both can be saved again")
    func goneOrNew() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            let felix = try await site.signedIn("felix")
            let (old, new) = (try await carmen.get(test + "/questions/3/edit"), try await carmen.get(test + "/questions/new"))
            _ = try await felix.post(test + "/questions/3/removal", fields(try await felix.get(test + "/questions"), []))
            for (page, address, isGone) in [(old, "/questions/3", true), (new, "/questions", false)] {
                let reply = try await carmen.post(test + address, fields(page, Self.choice))
                #expect(reply.status == .conflict && reply.words.contains("Felix Pop"))
                #expect(reply.words.contains(site.sentence("compose.conflict-gone")) == isGone)
                #expect(try await carmen.post(test + "/questions", fields(reply, Self.choice)).status == .seeOther)
                _ = try await felix.post(test + "/questions/1/copies", fields(try await felix.get(test + "/questions"), []))
            }
        }
    }

    @Test("a text without settings leads to the editor, and so does a question that no form can show")
    func unfit() async throws {
        try await TestSite.run { site in
            let (carmen, test) = try await editor(site)
            var editor = try await TestEditor(carmen, test)
            editor.text += "\n\n### Ciudat? {puncte=2}\n\n- [x] a\n- [ ] b\n\nText după."
            try await editor.save()
            let page = try await carmen.get(test + "/questions/4/edit")
            #expect(page.words.contains("nu poate fi afișată în formular") && !page.text.contains("name=\"text\""))
            editor.text = "### Fără setări"
            try await editor.save()
            let list = try await carmen.get(test + "/questions")
            #expect(list.words.contains("Întrebările nu pot fi citite") && list.text.contains(test + "/edit"))
            #expect(try await carmen.get(test + "/questions/1/edit").status == .notFound)
        }
    }
}
