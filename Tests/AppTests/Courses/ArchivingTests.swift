import Testing

@testable import App

@Suite("A course is put away and brought back")
struct ArchivingTests {
    @Test("students do not see it any more; teachers find it below the others, and results stay")
    func archived() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let id = try await site.courseID("PDM301")
            let attempt = try await ana.start("Exerciții")
            try await ana.end(attempt)
            let question = try await carmen.get(TeachRoutes.archiving(of: id))
            #expect(question.words.contains(site.sentence("teach.archive-means")))
            #expect(!question.text.contains("role=\"alert\""))
            let hub = try await carmen.follow(carmen.post(TeachRoutes.archiving(of: id)))
            #expect(hub.words.contains(site.sentence("teach.is-archived")))
            #expect(!hub.text.contains("role=\"status\""), "what the page says is not said twice")
            #expect(try await ana.get(CourseRoutes.course(id)).status == .notFound)
            #expect(try await ana.get(attempt + "/results").status == .ok)
            let list = try await carmen.get(TeachRoutes.courses).text
            let heading = try #require(list.range(of: site.sentence("teach.archived")))
            #expect(list[heading.upperBound...].contains("Programarea dispozitivelor mobile"))
            #expect(list[..<heading.lowerBound].contains("English"))
            _ = try await carmen.follow(carmen.post(TeachRoutes.archivingEnd(of: id)))
            #expect(try await ana.get(CourseRoutes.course(id)).status == .ok)
        }
    }

    @Test("a second press does not move the time; who takes a test just now is counted")
    func runningAttempts() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.signedIn("ana"))
            let id = try await site.courseID("PDM301")
            _ = try await ana.start("Test final")
            _ = try await ana.start("Exerciții")
            #expect(try await carmen.get(TeachRoutes.archiving(of: id)).text.contains(site.sentence("teach.running", n: 1)))
            try await carmen.post(TeachRoutes.archiving(of: id))
            let first = try await site.values("SELECT CAST(removed_at AS TEXT) AS v FROM course WHERE id = \(id)")
            site.clock.advance(by: .minutes(5))
            try await carmen.post(TeachRoutes.archiving(of: id))
            #expect(try await site.values("SELECT CAST(removed_at AS TEXT) AS v FROM course WHERE id = \(id)") == first)
        }
    }

    @Test("an assistant and a teacher of another course can do neither")
    func notTheirs() async throws {
        try await TestSite.run { site in
            let (id, gelus) = (try await site.courseID("PDM301"), try await site.addGelusCourse())
            let felix = try await site.signedIn("felix")
            for course in [id, gelus] {
                #expect(try await felix.get(TeachRoutes.archiving(of: course)).status == .notFound)
                #expect(try await felix.post(TeachRoutes.archiving(of: course)).status == .notFound)
                #expect(try await felix.post(TeachRoutes.archivingEnd(of: course)).status == .notFound)
            }
            #expect(!(try await felix.get(TeachRoutes.course(id)).text.contains("/archiving")))
            #expect(try await site.values("SELECT code AS v FROM course WHERE removed_at IS NOT NULL") == [])
        }
    }
}
