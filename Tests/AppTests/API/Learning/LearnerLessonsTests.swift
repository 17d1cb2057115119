import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Lessons that programs read")
struct LearnerLessonsTests {
    private func lesson(_ title: String, _ site: TestSite) async throws -> String {
        JSONRoutes.version + (try await site.lesson(title))
    }

    @Test("a lesson as HTML and as it was written, with its files at addresses that programs reach")
    func text() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.learner("ana").program
            let lesson = try await ana.get(lesson("Straturile sistemului", site)).json
            #expect(lesson?["markdown"]?.text?.contains("## Cocoa Touch") == true)
            #expect(lesson?["headings"]?.list?.map { $0["plain"]?.text } == ["Cocoa Touch", "Core OS"])
            let files = lesson?["files"]?.list ?? []
            #expect(files.map { $0["name"]?.text } == ["media/layers.svg", "media/sheet.pdf"])
            for file in files {
                let address = try #require(file["address"]?.text)
                #expect(lesson?["html"]?.text?.contains("\"\(address)\"") == true)
                let reply = try await ana.get(address)
                #expect(reply.status == .ok && reply.bytes.count == file["bytes"]?.integer)
                #expect(reply.headers[.contentType] == file["type"]?.text)
                #expect(reply.headers[.cacheControl] == "private, no-cache")
            }
        }
    }

    @Test("a part of a file, and a file that is known already")
    func ranges() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.learner("ana").program
            let address = try await lesson("Limbajul", site) + "/files/media%2Fvoice.mp3"
            let whole = try await ana.get(address)
            let part = try await ana.get(address, [.range: "bytes=4-9"])
            #expect(part.status == .partialContent && part.bytes == Array(whole.bytes[4...9]))
            let tag = try #require(whole.headers[.eTag])
            #expect(try await ana.get(address, [.ifNoneMatch: tag]).status == .notModified)
            #expect(try await ana.get(address + "x").status == .notFound)
        }
    }

    @Test("reading is kept when a program says so, and by no GET")
    func reading() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.learner("ana").program
            let lesson = try await lesson("Straturile sistemului", site)
            #expect(try await ana.get(lesson).json?["reading"]?["state"]?.text == "unread")
            #expect(try await site.count("reading") == 0)
            let place = try await ana.get(lesson).json?["headings"]?[1]?["anchor"]?.text
            let anchor = try #require(place)
            let kept = try await ana.put(lesson + "/reading", json: #"{"place": "\#(anchor)"}"#)
            #expect(kept.json?["state"]?.text == "in-progress" && kept.json?["place"]?.text == anchor)
            let read = try await ana.put(lesson + "/reading", json: #"{"isRead": true}"#)
            #expect(read.json?["state"]?.text == "read" && read.json?["readAt"]?.text == site.clock.now.iso8601)
            let wrong = try await ana.put(lesson + "/reading", json: #"{"place": "nowhere"}"#)
            #expect(wrong.status == .unprocessableContent && wrong.json?["errors"]?[0]?["pointer"]?.text == "/place")
            let items = try await ana.get(LearnerRoutes.lessons).json?["items"]?.list
            #expect(items?.filter { $0["reading"]?["state"]?.text == "read" }.count == 1)
        }
    }

    @Test(
        "of those who do not study the course nothing is kept; a lesson of another course is there only when it is for everyone")
    func others() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.learner("carmen").program
            let lesson = try await lesson("Straturile sistemului", site)
            #expect(try await carmen.get(lesson).json?["reading"] == nil)
            #expect(try await carmen.put(lesson + "/reading", json: #"{"isRead": true}"#).status == .forbidden)
            let ema = try await site.learner("ema").program
            #expect(try await ema.get(lesson).status == .notFound)
            #expect(try await ema.get(lesson + "/files/media%2Flayers.svg").status == .notFound)
            let open = try await self.lesson("Limbajul", site)
            let quiz = TestSite.lastPart(try await site.test("Exerciții"))
            try await site.database.write { tx in
                try tx.execute("UPDATE lesson SET quiz_id = \(quiz) WHERE id = \(TestSite.lastPart(open))")
            }
            #expect(try await site.learner("ana").program.get(open).json?["quiz"]?.text == quiz)
            let outside = try await ema.get(open).json
            #expect(outside?["isForEveryone"] == .flag(true) && outside?["quiz"] == nil && outside?["topic"] == nil)
        }
    }

    @Test("the quiz at its end is named as long as it is there: not when it was removed, and not before it is published")
    func quiz() async throws {
        try await TestSite.run(from: .lessons) { site in
            let ana = try await site.learner("ana").program
            let lesson = try await lesson("Straturile sistemului", site)
            let (id, quiz) = (TestSite.lastPart(lesson), TestSite.lastPart(try await site.test("Exerciții")))
            func named() async throws -> [String] {
                let items = try await ana.get(LearnerRoutes.lessons).json?["items"]?.list ?? []
                let listed = items.first { $0["id"]?.text == id }?["quiz"]?.text
                let alone = try await ana.get(lesson).json?["quiz"]?.text
                return [listed, alone].compactMap(\.self)
            }
            try await site.database.write { tx in
                try tx.execute("UPDATE lesson SET quiz_id = \(quiz) WHERE id = \(id)")
            }
            #expect(try await named() == [quiz, quiz])
            #expect(try await ana.get(LearnerRoutes.tests + "/" + quiz).status == .ok)
            let now = site.clock.now
            try await site.database.write { tx in
                try tx.execute("UPDATE assessment SET removed_at = \(now) WHERE id = \(quiz)")
            }
            #expect(try await named() == [])
            let draft = ID<Assessment>(at: now)
            try await site.database.write { tx in
                try tx.execute(
                    """
                    INSERT INTO assessment (id, number, course_id, assessment_key, position, kind)
                    SELECT \(draft), 99, course_id, 'draft', 99, 'quiz' FROM assessment WHERE id = \(quiz)
                    """)
                try tx.execute("UPDATE lesson SET quiz_id = \(draft) WHERE id = \(id)")
            }
            #expect(try await named() == [])
        }
    }
}
