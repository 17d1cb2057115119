import Testing

@testable import App

@Suite("The description of a course is written by those who teach it")
struct CourseDescriptionTests {
    private static let full = CourseDescriptionForm(
        overview: " Un\r\ncurs. ", subject: "  Informatică  aplicată ", audience: ["graduate", "undergraduate"], credits: "60",
        inClass: "1", outOfClass: "0", seats: "1000")

    private static func errors(_ form: CourseDescriptionForm) -> [String] {
        do {
            _ = try form.description()
            return []
        } catch let errors as FormErrors { return errors.items.map { $0.field + " " + $0.key } } catch { return ["\(error)"] }
    }

    @Test("all that was typed is read, and nothing of an empty form")
    func read() throws {
        #expect(
            try Self.full.description()
                == CourseDescription(
                    overview: "Un\ncurs.", subjectArea: "Informatică aplicată", audiences: [.undergraduate, .graduate],
                    creditHours: 60, ratio: .init(inClass: 1, outOfClass: 0), seats: 1000))
        #expect(try CourseDescriptionForm().description() == CourseDescription())
        #expect(try CourseDescriptionForm(SampleDesign.description).description() == SampleDesign.description)
    }

    @Test(
        "numbers out of their bounds, half a ratio and audiences that contradict each other are refused",
        arguments: [
            (CourseDescriptionForm(credits: "61"), "credits design.number-wrong"),
            (CourseDescriptionForm(credits: "-1"), "credits design.number-wrong"),
            (CourseDescriptionForm(credits: "2,5"), "credits design.number-wrong"),
            (CourseDescriptionForm(seats: "0"), "seats design.number-wrong"),
            (CourseDescriptionForm(seats: "1001"), "seats design.number-wrong"),
            (CourseDescriptionForm(inClass: "0", outOfClass: "1"), "in-class design.number-wrong"),
            (CourseDescriptionForm(inClass: "1", outOfClass: "10"), "out-of-class design.number-wrong"),
            (CourseDescriptionForm(inClass: "1"), "out-of-class design.ratio-half"),
            (CourseDescriptionForm(outOfClass: "1"), "in-class design.ratio-half"),
            (CourseDescriptionForm(audience: ["no-audience", "graduate"]), "audience design.audience-contradicts"),
            (CourseDescriptionForm(audience: ["nobody"]), "audience teach.choose"),
            (CourseDescriptionForm(subject: String(repeating: "a", count: 201)), "subject design.too-long"),
            (CourseDescriptionForm(overview: String(repeating: "ș", count: 20_001)), "overview design.too-long"),
            (CourseDescriptionForm(overview: String(repeating: ">", count: 2_000)), "overview mistake.too-deep"),
        ])
    func refused(form: CourseDescriptionForm, error: String) {
        #expect(Self.errors(form) == [error])
    }

    @Test("it is stored once, students read its overview at once, and the import leaves course and design alone")
    func saved() async throws {
        try await DesignScene.run { scene in
            let store = CourseDescriptionStore(database: scene.site.database)
            func find() async throws -> CourseDescription {
                try #require(try await store.find(scene.course, by: scene.carmen)).description
            }
            let before = try await find()
            #expect(before == CourseDescription(overview: "Un **curs**."))
            #expect(try await store.save(before, of: scene.course, seen: nil, by: scene.carmen, at: scene.now))
            #expect(try await !scene.isEdited(), "nothing was changed")
            let written = try Self.full.description()
            #expect(
                try await store.save(written, of: scene.course, seen: before.fingerprint, by: scene.felix, at: scene.now))
            #expect(try await find() == written)
            #expect(try await scene.isEdited())
            let edited = try await scene.site.values(
                "SELECT code AS v FROM course WHERE id = \(scene.course) AND edited_at IS NOT NULL")
            #expect(edited == ["PDM301"])
            #expect(try await scene.site.signedIn("ana").get(CourseRoutes.course(scene.course)).words.contains("Un curs."))
            func version() async throws -> Int? {
                let course = scene.course
                return try await scene.site.database.read { tx in
                    try tx.first("SELECT version FROM course_design WHERE course_id = \(course)")?["version"]
                }
            }
            #expect(try await version() == 2)
            #expect(try await store.save(written, of: scene.course, seen: "old", by: scene.carmen, at: scene.now))
            #expect(try await version() == 2, "what is stored already is no new version")
        }
    }

    @Test("who saves what somebody else has changed meanwhile is told, and decides; strangers find nothing")
    func conflict() async throws {
        try await DesignScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let (address, store) = (
                DesignRoutes.description(of: scene.course), CourseDescriptionStore(database: scene.site.database)
            )
            let seen = try #require(try await carmen.get(address).hidden("seen"))
            _ = try await store.save(SampleDesign.description, of: scene.course, seen: seen, by: scene.felix, at: scene.now)
            let mine = [("seen", seen), ("overview", "Al meu"), ("credits", "x")]
            let wrong = try await carmen.post(address, mine)
            #expect(wrong.status == .unprocessableContent && wrong.hidden("seen") == seen, "a mistake between hides nothing")
            let told = try await carmen.post(address, Array(mine.dropLast()) + [("credits", "4")])
            #expect(told.status == .unprocessableContent && told.text.contains(scene.site.sentence("teach.changed")))
            #expect(told.text.contains("Al meu") && told.text.contains("Informatică &lt;b&gt;"))
            let again = try #require(told.hidden("seen"))
            let saved = try await carmen.post(address, [("seen", again), ("overview", "Al meu"), ("credits", "4")])
            #expect(saved.location == TeachRoutes.design(of: scene.course))
            #expect(
                try await store.find(scene.course, by: scene.carmen)?.description
                    == CourseDescription(overview: "Al meu", creditHours: 4))
            await #expect(throws: FormErrors.one("seats", "teach.changed"), "beside what differs") {
                try await store.save(
                    CourseDescription(overview: "Al meu", creditHours: 4, seats: 20), of: scene.course, seen: again,
                    by: scene.felix, at: scene.now)
            }
            let gelu = try await scene.stranger()
            #expect(try await store.find(scene.course, by: gelu) == nil)
            #expect(
                try await store.save(CourseDescription(), of: scene.course, seen: again, by: gelu, at: scene.now) == false)
        }
    }
}
