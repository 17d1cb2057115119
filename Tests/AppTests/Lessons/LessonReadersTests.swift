import Testing

@testable import App

@Suite("Teachers see how many have read a lesson, and who has not")
struct LessonReadersTests {
    private func readers(_ site: TestSite, _ title: String) async throws -> String {
        WritingRoutes.readers(of: ID(text: TestSite.lastPart(try await site.lesson(title))))
    }

    private func count(_ site: TestSite, opened: Int, read: Int) -> String {
        site.words(site.sentence("readers.count", n: 2))
            .replacingOccurrences(of: "{opened}", with: "\(opened)").replacingOccurrences(of: "{read}", with: "\(read)")
    }

    @Test("opening and finishing are counted of those who study the course; whoever left is not")
    func counts() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (ana, bogdan, carmen) = (
                try await site.signedIn("ana"), try await site.signedIn("bogdan"), try await site.signedIn("carmen")
            )
            let list = WritingRoutes.lessons(of: try await site.courseID("PDM301"))
            let lesson = try await site.lesson("Straturile sistemului")
            #expect(try await carmen.get(list).words.contains(count(site, opened: 0, read: 0)))
            _ = try await ana.get(lesson)
            try await bogdan.post(lesson + "/readings")
            #expect(try await carmen.get(list).words.contains(count(site, opened: 2, read: 1)))
            let address = try await readers(site, "Straturile sistemului")
            #expect(try await carmen.get(address).words.contains(site.sentence("watch.nobody")))
            #expect(try await carmen.get(address + "?show=opened").words.contains("Țîrlea Ana"))
            #expect(try await carmen.get(address + "?show=read").words.contains("Șerban Bogdan"))
            try await site.database.write { tx in
                try tx.execute("DELETE FROM enrolment WHERE person_id IN (SELECT id FROM person WHERE user_name = 'bogdan')")
            }
            #expect(try await !carmen.get(address + "?show=read").words.contains("Șerban"))
        }
    }

    @Test("who has not opened it is listed on demand, whatever stands in the address")
    func unopened() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            let address = try await readers(site, "Limbajul")
            for query in ["", "?show=unopened", "?show=nothing", "?page=-1", "?page=99999999999999999999"] {
                let page = try await carmen.get(address + query)
                #expect(page.words.contains("Țîrlea Ana") && page.words.contains("Șerban Bogdan"), "\(query)")
            }
            let editor = WritingRoutes.edit(ID(text: TestSite.lastPart(try await site.lesson("Limbajul"))))
            #expect(try await carmen.get(editor).text.contains("\"\(address)\""))
        }
    }
}
