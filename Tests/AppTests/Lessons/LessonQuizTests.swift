import Foundation
import Testing

@testable import App

@Suite("The quiz that ends a lesson")
struct LessonQuizTests {
    @Test("one press reads the lesson and starts the quiz; a second press goes on with it")
    func start() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let lesson = try await site.lesson("Ciclul de viață")
            let page = try await ana.get(lesson)
            #expect(page.words.contains("Exerciții " + site.sentence("lesson.quiz-start")))
            #expect(page.text.matches(of: #/<button class="button"/#).count == 1, "one button ends the lesson")
            let first = try await ana.follow(ana.post(lesson + "/attempts"))
            let question = try first.link("/attempts/[^\"/]+/questions/1")
            let again = try await ana.follow(ana.post(lesson + "/attempts"))
            #expect(try again.link("/attempts/[^\"/]+/questions/1") == question)
            #expect(try await ana.get(lesson).words.contains(site.sentence("lesson.read-on", ["day": "21 noiembrie 2026"])))
        }
    }

    @Test("its result leads back to the lesson, and the lines of its topics to what there is about them")
    func back() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            let lesson = try await site.lesson("Ciclul de viață")
            let question = try await ana.follow(ana.post(lesson + "/attempts")).link("/attempts/[^\"/]+/questions/1")
            let results = try await ana.follow(ana.end(question.replacingOccurrences(of: "/questions/1", with: "")))
            #expect(try results.link("/lessons/[^\"]+") == lesson)
            let topic = try await site.topic("Straturi")
            #expect(results.text.contains("href=\"\(topic)\""))
            let page = try await ana.get(topic).words
            #expect(page.contains("Straturile sistemului"))
            #expect(page.contains("Exerciții"))
            #expect(!page.contains("Ciclul de viață"))
            #expect(!page.contains("Test final"))
        }
    }

    @Test("a quiz with a code is asked for on its own page")
    func code() async throws {
        try await TestSite.run { site in
            try await site.addLessons { folder in
                let file = folder.appendingPathComponent("01-mobile/tests/02-quiz.md")
                let text = try String(contentsOf: file, encoding: .utf8)
                try Data(text.replacingOccurrences(of: "kind: quiz", with: "kind: quiz\ncode: toamna7").utf8).write(to: file)
            }
            let ana = try await site.signedIn("ana")
            let reply = try await ana.post(site.lesson("Ciclul de viață") + "/attempts")
            #expect(try await reply.location == site.test("Exerciții"))
        }
    }

    @Test("a lesson without a quiz starts none, and a quiz that was put away is not offered")
    func none() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.signedIn("ana")
            #expect(try await ana.post(site.lesson("Limbajul") + "/attempts").status == .notFound)
            try await site.database.write { try $0.execute("UPDATE assessment SET removed_at = 1 WHERE assessment_key = 'quiz'") }
            let lesson = try await site.lesson("Ciclul de viață")
            #expect(try await !ana.get(lesson).text.contains("/attempts"))
            #expect(try await ana.post(lesson + "/attempts").status == .notFound)
        }
    }
}
