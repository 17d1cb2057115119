import Testing

@testable import App

@Suite("Whoever deletes something reads which lessons and tests it concerns, also the deleted ones")
struct DeletedThingsTests {
    @Test("a lesson names the deleted lesson that links to it, and its quiz that was deleted")
    func lesson() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, read) = (try await site.signedIn("carmen"), try await site.lesson("Ciclul de viață"))
            let linking = try await site.lesson("Straturile sistemului")
            try await carmen.post("/teach\(linking)/removal")
            try await carmen.post(site.writtenTest("Exerciții") + "/removal")
            let asked = try await carmen.get("/teach\(read)/removal").words
            let removed = site.sentence("course-item.removed")
            #expect(asked.contains("Straturile sistemului " + site.sentence("course-item.lesson") + " · " + removed))
            #expect(asked.contains("Exerciții · " + removed))
            #expect(asked.contains(site.sentence("course-item.removed-count") + " " + site.sentence("teach.lessons", n: 1)))
        }
    }

    @Test("a test names the deleted lesson that ends with it")
    func test() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, read) = (try await site.signedIn("carmen"), try await site.lesson("Ciclul de viață"))
            try await carmen.post("/teach\(read)/removal")
            let asked = try await carmen.get(site.writtenTest("Exerciții") + "/removal").words
            #expect(asked.contains("Ciclul de viață " + site.sentence("course-item.lesson")))
            #expect(asked.contains(site.sentence("course-item.removed")))
        }
    }

    @Test(
        "a file that only deleted things use says so; deleting it says that they will miss it, until it is too late to restore them"
    )
    func file() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            let course = try await site.courseID("PDM301")
            try await carmen.post("/teach\(site.lesson("Straturile sistemului"))/removal")
            let list = try await carmen.get(UploadRoutes.files(of: course)).words
            #expect(list.contains(site.sentence("files.only-removed")))
            let removal = UploadRoutes.newRemoval("media/layers.svg", of: course)
            let asked = try await carmen.get(removal).words
            #expect(asked.contains("Straturile sistemului") && asked.contains(site.sentence("files.removal-misses")))
            site.clock.advance(by: .days(TeacherLesson.undoDays + 1))
            try await carmen.signIn("carmen")
            #expect(try await carmen.get(removal).words.contains(site.sentence("files.unused")))
        }
    }

    @Test("a course names its lessons and tests, with counts, before it is archived")
    func course() async throws {
        try await TestSite.run(from: .lessons) { site in
            let carmen = try await site.signedIn("carmen")
            try await carmen.post(site.writtenTest("Exerciții") + "/removal")
            let asked = try await carmen.get(TeachRoutes.archiving(of: site.courseID("PDM301"))).words
            for title in ["Straturile sistemului", "Ciclul de viață", "Test final"] { #expect(asked.contains(title)) }
            let removed = site.sentence("course-item.removed-count") + " " + site.sentence("teach.tests", n: 1)
            #expect(asked.contains(removed))
        }
    }
}
