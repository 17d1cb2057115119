import Testing

@testable import App

@Suite("The working name of a design")
struct DesignNameTests {
    @Test("is given, changed and taken away by those who teach the course; what is stored already changes nothing")
    func names() async throws {
        try await DesignScene.run { scene in
            let store = scene.controls
            func rename(_ name: String?, seen: String?, by viewer: Viewer) async throws -> Bool {
                try await store.rename(scene.course, to: name, seen: seen, by: viewer, at: scene.now)
            }
            func name() async throws -> String? {
                try await store.find(scene.course, by: scene.carmen, in: .romanian)?.state.workingName
            }
            #expect(try await rename(nil, seen: "x", by: scene.carmen))
            #expect(try await !scene.isEdited(), "nothing was said")
            #expect(try await rename("Toamna", seen: nil, by: scene.carmen))
            #expect(try await name() == "Toamna")
            #expect(try await scene.isEdited())
            #expect(try await rename("Toamna", seen: "something else", by: scene.felix))
            await #expect(throws: FormErrors.one("name", "teach.changed")) {
                try await rename("Iarna", seen: nil, by: scene.felix)
            }
            #expect(try await rename(nil, seen: "Toamna", by: scene.felix))
            #expect(try await name() == nil)
            for stranger in [scene.ana, try await scene.stranger()] {
                #expect(try await rename("Furat", seen: nil, by: stranger) == false)
                #expect(try await store.find(scene.course, by: stranger, in: .romanian) == nil)
            }
        }
    }

    @Test("of more than 80 letters is refused with all that was typed; the list of courses says it to those who teach alone")
    func pages() async throws {
        try await DesignScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let address = DesignRoutes.name(of: scene.course)
            let long = String(repeating: "ș", count: 81)
            let refused = try await carmen.post(address, [("seen", ""), ("name", long)])
            #expect(refused.status == .unprocessableContent && refused.text.contains(long))
            #expect(refused.text.contains(scene.site.sentence("design.too-long", ["n": "80"])))
            let saved = try await carmen.post(address, [("seen", ""), ("name", "  Varianta  de\ttoamnă ")])
            #expect(saved.location == TeachRoutes.design(of: scene.course))
            let list = try await carmen.get(TeachRoutes.courses).words
            #expect(list.contains("Varianta de toamnă · " + scene.site.sentence("design.share", ["n": "4", "all": "8"])))
            #expect(try await carmen.get(TeachRoutes.design(of: scene.course)).words.contains("Varianta de toamnă"))
            let ana = try await scene.site.signedIn("ana")
            #expect(try await !ana.get(CourseRoutes.course(scene.course)).words.contains("Varianta"))
        }
    }

    @Test("of a whole design every part is counted: also what is unfinished")
    func counts() async throws {
        try await DesignScene.run { scene in
            let store = scene.controls
            func state() async throws -> DesignState {
                try #require(try await store.find(scene.course, by: scene.carmen, in: .romanian)).state
            }
            #expect(
                try await state()
                    == DesignState(details: 5, description: 1, instructors: 2, topics: 4), "as the folder has it")
            let (course, now) = (scene.course, scene.now)
            try await scene.site.database.write { tx in
                try CourseDesignRows.mark(course, at: now, tx)
                try CourseDescriptionRows.write(SampleDesign.description, of: course, by: nil, tx)
                for (kind, policy) in SampleDesign.policies {
                    try CoursePolicyRows.write(policy.content, as: kind, of: course, by: nil, tx)
                }
                try InstructorRows.insert(SampleDesign.typed, in: course, by: nil, tx)
                try MeetingWriteRows.write(SampleDesign.weekly.fields, of: course, nil, by: nil, tx)
                try ObjectiveWriteRows.insert(
                    Objective(id: ID(text: "one"), key: nil, version: 1), at: 0, in: course, by: nil, tx)
            }
            #expect(
                try await state()
                    == DesignState(
                        details: 5, description: 6, hasMeetings: true, policies: 2, instructors: 3, topics: 4, objectives: 1,
                        unfinished: 1))
        }
    }
}
