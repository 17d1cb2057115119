import HTTPTypes
import Testing

@testable import App

@Suite("Lessons that programs of teachers write")
struct TaughtLessonsTests {
    @Test("a lesson is made, written and published, and read by those who learn")
    func written() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let lessons = try await site.taughtCourse() + "/lessons"
            let made = try await carmen.post(lessons, #"{"title": "Din program"}"#, [.idempotencyKey: "a"])
            #expect(made.status == .created && made.json?["isPublished"] == .flag(false))
            let lesson = try #require(made.headers[.location])
            #expect(try await carmen.post(lessons, #"{"title": "Din program"}"#, [.idempotencyKey: "a"]).json == made.json)
            let text = #"{"title": "Din program", "text": "Un text.\n\n![Nimic](media/none.png)"}"#
            let saved = try await carmen.change(lesson + "/text", text)
            #expect(saved.json?["mistakes"]?[0]?["line"]?.integer == 3)
            #expect(try await carmen.publish(lesson).code == "mistakes")
            let right = text.replacing(#"\n\n![Nimic](media/none.png)"#, with: "")
            #expect(try await carmen.change(lesson + "/text", right).json?["mistakes"] == .list([]))
            let published = try await carmen.publish(lesson)
            #expect(published.status == .ok && published.json?["isPublished"] == .flag(true))
            let read = try await site.learner("ana").program.get(LearnerRoutes.lessons + "/" + TestSite.lastPart(lesson))
            #expect(read.json?["markdown"]?.text == "Un text.")
            let titles = try await carmen.get(lessons).json?["items"]?.list?.compactMap { $0["title"]?.text }
            #expect(titles?.count == 4 && titles?.contains("Din program") == true)
        }
    }

    @Test("two who write are told, and what the editor refuses is refused")
    func refused() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, felix) = (try await DescribedTeacher("carmen", site), try await DescribedTeacher("felix", site))
            let text = try await site.taughtLesson("Ciclul de viață") + "/text"
            let seen = try await carmen.version(text)
            #expect(try await carmen.put(text, #"{"title": "A", "text": "a"}"#).status == .preconditionRequired)
            #expect(try await felix.put(text, #"{"title": "B", "text": "b"}"#, [.ifMatch: seen]).status == .ok)
            let late = try await carmen.put(text, #"{"title": "A", "text": "a"}"#, [.ifMatch: seen])
            #expect(late.status == .preconditionFailed && late.json?["current"]?["title"]?.text == "B")
            #expect(try await felix.put(text, #"{"title": "B", "text": "b"}"#, [.ifMatch: seen]).status == .ok)
            let long = String(repeating: "a", count: WrittenText.longestTitle + 1)
            let wrong = try await carmen.change(text, #"{"title": "\#(long)", "text": "a"}"#)
            #expect(wrong.status == .unprocessableContent && wrong.json?["errors"]?[0]?["pointer"]?.text == "/title")
            #expect(try await carmen.change(text, #"{"title": "A"}"#).json?["errors"]?[0]?["pointer"]?.text == "/text")
            _ = try await site.addGelusCourse()
            #expect(try await DescribedTeacher("gelu", site).get(text).status == .notFound)
            #expect(try await site.program("carmen", [.learnRead, .teachRead]).put(text, json: "{}").code == "scope-too-small")
        }
    }
}
