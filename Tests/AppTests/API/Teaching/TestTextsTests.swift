import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Texts of tests that programs write")
struct TestTextsTests {
    @Test("come as the editor has them, and are saved as its draft, with the mistakes by line")
    func saved() async throws {
        try await TestSite.run { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let test = try await site.taughtTest("Exerciții") + "/text"
            let first = try await carmen.get(test).json
            let text = try #require(first?["text"]?.text)
            let editor = try await TestEditor(try await site.signedIn("carmen"), site.writtenTest("Exerciții"))
            #expect(text == editor.text.replacing("\r\n", with: "\n") && first?["version"]?.integer == 0)
            #expect(first?["mistakes"] == .list([]) && first?["savedBy"] == nil)
            let changed = try await carmen.change(test, #"{"text": \#(quoted(text.replacing("UIKit", with: "AppKit")))}"#)
            #expect(changed.status == .ok && changed.json?["version"]?.integer == 1)
            #expect(changed.json?["savedBy"]?.text == "Carmen Brânză")
            #expect(try await TestEditor(editor.browser, editor.test).text.contains("AppKit"))
            let broken = try await carmen.change(test, #"{"text": "---\ntitle: A\nkind: quiz\n---\n\n### Ce?\n\n- [ ] Nimic"}"#)
            #expect(broken.status == .ok && broken.json?["version"]?.integer == 2)
            let mistakes = broken.json?["mistakes"]?.list ?? []
            #expect(mistakes.contains { $0["line"]?.integer != nil } && mistakes.allSatisfy { $0["text"]?.text != nil })
            let refused = try await carmen.publish(String(test.dropLast("/text".count)))
            #expect(refused.status == .unprocessableContent && refused.code == "mistakes")
            #expect(refused.json?["mistakes"]?.list == mistakes)
        }
    }

    @Test("go out and in as documents, for those who want nothing else")
    func documents() async throws {
        try await TestSite.run { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let test = try await site.taughtTest("Exerciții") + "/text"
            let document = try await carmen.get(test, [.accept: "text/markdown"])
            #expect(document.headers[.contentType] == "text/markdown; charset=utf-8")
            #expect(try await carmen.get(test).json?["text"]?.text == document.text)
            let sent: HTTPFields = [.contentType: "text/markdown", .ifMatch: try #require(document.headers[.eTag])]
            let saved = try await carmen.put(test, document.text.replacing("UIKit", with: "AppKit") + "\r\n", sent)
            #expect(saved.status == .ok && saved.json?["version"]?.integer == 1)
            #expect(saved.json?["text"]?.text == document.text.replacing("UIKit", with: "AppKit"))
            let tests = try await site.taughtCourse() + "/tests"
            let made = try await carmen.post(tests, document.text, [.contentType: "text/markdown; charset=UTF-8"])
            #expect(made.status == .created && made.json?["title"]?.text == "Exerciții")
            let other = try await carmen.post(tests, document.text, [.contentType: "text/markdown; charset=latin1"])
            #expect(other.code == "unsupported-type")
            #expect(try await carmen.post(tests, "fără titlu", sent).json?["errors"]?[0]?["pointer"]?.text == "/text")
        }
    }

    @Test("two who write are told: without a version nothing is saved, and with an old one the other text comes back")
    func versions() async throws {
        try await TestSite.run { site in
            let (carmen, felix) = (try await DescribedTeacher("carmen", site), try await DescribedTeacher("felix", site))
            let test = try await site.taughtTest("Exerciții") + "/text"
            let seen = try await carmen.version(test)
            let text = try #require(try await carmen.get(test).json?["text"]?.text)
            func body(_ word: String) throws -> String { #"{"text": \#(try quoted(text.replacing("UIKit", with: word)))}"# }
            #expect(try await carmen.put(test, body("A")).status == .preconditionRequired)
            #expect(try await carmen.put(test, body("A"), [.ifMatch: "*"]).status == .preconditionRequired)
            #expect(try await felix.put(test, body("B"), [.ifMatch: seen]).status == .ok)
            let late = try await carmen.put(test, body("A"), [.ifMatch: seen])
            #expect(late.status == .preconditionFailed && late.json?["current"]?["text"]?.text?.contains("B") == true)
            #expect(late.json?["current"]?["savedBy"]?.text == "Felix Pop")
            // The same text twice is no conflict.
            #expect(try await felix.put(test, body("B"), [.ifMatch: seen]).status == .ok)
            #expect(try await site.count("assessment_draft") == 1)
            let now = try #require(late.headers[.eTag])
            #expect(try await carmen.put(test, body("A"), [.ifMatch: "\"none\", " + now]).status == .ok)
            // Nobody publishes what they have not read.
            let publication = String(test.dropLast("/text".count)) + "/publications"
            #expect(try await felix.post(publication).status == .preconditionRequired)
            #expect(try await felix.post(publication, "{}", [.ifMatch: now]).code == "changed")
        }
    }

    @Test("a test is made of its text, or of a title and a kind; another's course is not there")
    func made() async throws {
        try await TestSite.run { site in
            let (carmen, gelu) = (try await DescribedTeacher("carmen", site), try await site.addGelusCourse())
            let tests = try await site.taughtCourse() + "/tests"
            let text = "---\ntitle: Din program\nkind: quiz\n---\n\n### Da?\n\n- [x] Da\n- [ ] Nu"
            let made = try await carmen.post(tests, #"{"text": \#(quoted(text))}"#, [.idempotencyKey: "a"])
            #expect(made.status == .created && made.json?["title"]?.text == "Din program")
            #expect(made.json?["isPublished"] == .flag(false) && made.json?["kind"]?.text == "quiz")
            let place = try #require(made.headers[.location])
            #expect(try await carmen.get(place + "/text").json?["text"]?.text == text)
            let published = try await carmen.publish(place)
            #expect(published.status == .ok && published.json?["isPublished"] == .flag(true))
            #expect(try await site.learner("ana").test("Din program").isEmpty == false)
            // Again: what is published stays as it is.
            #expect(try await carmen.publish(place).status == .ok)
            #expect(try await site.values("SELECT id AS v FROM assessment_revision WHERE title = 'Din program'").count == 1)
            let topic = try await site.topicID("Limbajul", in: site.courseID("PDM301"))
            let short = #"{"title": "Scurt", "kind": "quiz", "topic": "\#(topic)"}"#
            let started = try await carmen.post(tests, short)
            let starter = try await carmen.get(#require(started.headers[.location]) + "/text").json
            #expect(starter?["text"]?.text?.contains("topic: Limbajul") == true && starter?["mistakes"] == .list([]))
            let titles = try await carmen.get(tests).json?["items"]?.list?.compactMap { $0["title"]?.text } ?? []
            #expect(Set(titles).isSuperset(of: ["Din program", "Scurt", "Test final"]))
            for (json, pointer) in [
                (#"{"title": "A"}"#, "/kind"), (#"{"title": "A", "kind": "quiz", "topic": "x"}"#, "/topic"),
                (#"{"text": "fără titlu"}"#, "/text"), (#"{"text": "---\ntitle: A\n---", "kind": "quiz"}"#, "/kind"),
            ] {
                #expect(try await carmen.post(tests, json).json?["errors"]?[0]?["pointer"]?.text == pointer, "\(json)")
            }
            #expect(try await carmen.post(TeachingRoutes.tests(of: gelu), short).status == .notFound)
        }
    }

    @Test("a text that is older than what was published goes on from that, and cannot be published before")
    func overtaken() async throws {
        try await TestSite.run { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let test = try await site.taughtTest("Exerciții")
            let text = try #require(try await carmen.get(test + "/text").json?["text"]?.text)
            let mine = try quoted(text.replacing("Ce este în Core Services?", with: "Al meu?"))
            #expect(try await carmen.change(test + "/text", #"{"text": \#(mine)}"#).status == .ok)
            try await site.importAgain { folder in
                try rewrite(folder.appendingPathComponent("01-mobile/tests/02-quiz.md"), "Ce este în Core Services?", "Altul?")
            }
            let refused = try await carmen.publish(test)
            #expect(refused.status == .conflict && refused.code == "overtaken")
            #expect(refused.json?["newer"]?["text"]?.text?.contains("Altul?") == true)
            let basedOn = try #require(refused.json?["newer"]?["basedOn"]?.text)
            #expect(try await carmen.get(test).json?["isOvertaken"] == .flag(true))
            let wrong = try await carmen.change(test + "/text", #"{"text": \#(mine), "basedOn": "another"}"#)
            #expect(wrong.status == .preconditionFailed)
            let merged = #"{"text": \#(mine), "basedOn": "\#(basedOn)"}"#
            let seen = try await carmen.version(test + "/text")
            for _ in 1...2 { #expect(try await carmen.put(test + "/text", merged, [.ifMatch: seen]).status == .ok) }
            #expect(try await carmen.publishAnyway(test).json?["hasChanges"] == .flag(false))
            // The text that gave way is among the removed ones, once.
            #expect(try await site.values("SELECT text AS v FROM assessment_draft WHERE removed_at IS NOT NULL").count == 1)
        }
    }
}
