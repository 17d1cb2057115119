import Database
import Testing

@testable import App

@Suite("Resources of topics are kept, moved, deleted and restored by those who teach the course")
struct TopicResourceStoreTests {
    private struct Scene {
        let site: TestSite
        let course: ID<Course>
        let topic: ID<Topic>
        let carmen: Viewer

        var store: TopicResourceStore { TopicResourceStore(database: site.database) }

        init(_ site: TestSite) async throws {
            self.site = site
            let course = try await site.courseID("PDM301")
            (self.course, carmen) = (course, try await site.person("carmen"))
            topic = try await site.topicID("Straturi", in: course)
        }

        @discardableResult
        func add(_ id: String, _ place: TopicResource.Place = .nowhere) async throws -> Bool {
            try await store.add(
                ID(text: id), TopicResourceEdit(title: id, kind: .book, place: place), to: topic, by: carmen, at: site.clock.now)
        }

        /// The titles of those that are not deleted.
        func titles() async throws -> [String] {
            try await site.values(
                "SELECT title AS v FROM topic_resource WHERE topic_id = \(topic) AND removed_at IS NULL ORDER BY position, id")
        }
    }

    @Test("one is added once however often it is pressed, and moved up and down among those that are there")
    func order() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            for id in ["a", "b", "b", "c"] { #expect(try await scene.add(id)) }
            _ = try await scene.store.remove(ID(text: "b"), by: scene.carmen, at: site.clock.now)
            #expect(try await scene.titles() == ["a", "c"])
            for _ in 0..<2 {
                #expect(
                    try await scene.store.move(
                        ID(text: "c"), isUp: true, in: scene.topic, by: scene.carmen, at: site.clock.now))
            }
            #expect(try await scene.titles() == ["c", "a"])
            let other = try await site.topicID("Limbajul", in: scene.course)
            #expect(
                try await !scene.store.move(ID(text: "c"), isUp: false, in: other, by: scene.carmen, at: site.clock.now))
        }
    }

    @Test("whoever goes back, and sends something else with the same id, is told that it is there already")
    func addedBefore() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            try await scene.add("a")
            let other = TopicResourceEdit(title: "Altul", kind: .book)
            func add(by viewer: Viewer) async throws -> Bool {
                try await scene.store.add(ID(text: "a"), other, to: scene.topic, by: viewer, at: site.clock.now)
            }
            await #expect(throws: FormErrors.one("title", "design.added")) { try await add(by: scene.carmen) }
            _ = try await site.addGelusCourse()
            #expect(try await !add(by: site.person("gelu")), "nobody else is told")
            #expect(try await scene.titles() == ["a"])
        }
    }

    @Test("a deleted one is restored for thirty days, and after that it is not there")
    func undo() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let id = ID<TopicResource>(text: "a")
            try await scene.add("a")
            #expect(try await scene.store.remove(id, by: scene.carmen, at: site.clock.now) == scene.topic)
            #expect(try await scene.store.sheet(of: id, by: scene.carmen) == nil)
            let edit = TopicResourceEdit(title: "x", kind: .book)
            #expect(try await scene.store.update(id, to: edit, seen: 1, by: scene.carmen, at: site.clock.now) == nil)
            site.clock.advance(by: .days(TopicResource.daysKept - 1))
            #expect(try await scene.store.restore(id, by: scene.carmen, at: site.clock.now) == scene.topic)
            #expect(try await scene.titles() == ["a"])
            _ = try await scene.store.remove(id, by: scene.carmen, at: site.clock.now)
            site.clock.advance(by: .days(TopicResource.daysKept))
            #expect(try await scene.store.restore(id, by: scene.carmen, at: site.clock.now) == nil)
        }
    }

    @Test("who changes what somebody else has changed is told; what changes nothing is saved without a version")
    func versions() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            let id = ID<TopicResource>(text: "a")
            try await scene.add("a")
            func save(_ title: String, seen: Int?) async throws {
                let edit = TopicResourceEdit(title: title, kind: .book)
                _ = try await scene.store.update(id, to: edit, seen: seen, by: scene.carmen, at: site.clock.now)
            }
            try await save("b", seen: 1)
            try await save("b", seen: 1)
            await #expect(throws: FormErrors.one("title", "teach.changed")) { try await save("c", seen: 1) }
            await #expect(throws: FormErrors.one("title", "teach.changed")) { try await save("c", seen: nil) }
            try await save("c", seen: 2)
            #expect(try await scene.store.sheet(of: id, by: scene.carmen)?.resource?.version == 3)
        }
    }

    @Test("the list of files names them as uses, deleted ones as long as they can be restored, and so does deleting a file")
    func files() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            for id in ["kept", "removed"] { try await scene.add(id, .file("media/layers.svg")) }
            _ = try await scene.store.remove(ID(text: "removed"), by: scene.carmen, at: site.clock.now)
            let uploads = UploadStore(database: site.database, holders: [])
            func resources() async throws -> [CourseFile.Resource] {
                let shelf = try await uploads.shelf(of: scene.course, by: scene.carmen, at: site.clock.now)
                return try #require(shelf?.files.first { $0.name == "media/layers.svg" }).resources
            }
            let list = "/teach/topics/\(scene.topic)/edit?resource=removed#resources"
            #expect(
                try await resources() == [
                    .init(title: "kept", topic: "Straturi", href: "/teach/resources/kept/edit", isRemoved: false),
                    .init(title: "removed", topic: "Straturi", href: list, isRemoved: true),
                ])
            let carmen = try await site.signedIn("carmen")
            let asked = try await carmen.get(UploadRoutes.newRemoval("media/layers.svg", of: scene.course)).words
            #expect(asked.contains("kept") && asked.contains(site.sentence("files.removal-resources")))
            site.clock.advance(by: .days(TopicResource.daysKept))
            #expect(try await resources().map(\.title) == ["kept"])
        }
    }

    @Test("no more than sixty in a course, and none that leads to what another course has")
    func limits() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            for number in 0..<WrittenDesign.mostResources { try await scene.add("r\(number)") }
            let full = FormErrors(items: [.init(field: "resources", key: "resource.too-many", values: ["n": "60"])])
            await #expect(throws: full) { try await scene.add("one more") }
            _ = try await scene.store.remove(ID(text: "r0"), by: scene.carmen, at: site.clock.now)
            for place in [TopicResource.Place.file("media/none.svg"), .lesson(ID(text: "none"))] {
                await #expect(throws: FormErrors.one("target", "resource.target-gone")) { try await scene.add("gone", place) }
            }
            #expect(try await scene.add("there", .file("media/layers.svg")))
            await #expect(throws: full) {
                _ = try await scene.store.restore(ID(text: "r0"), by: scene.carmen, at: site.clock.now)
            }
        }
    }

    @Test("those of another course are not there")
    func foreign() async throws {
        try await TestSite.run { site in
            let scene = try await Scene(site)
            try await scene.add("a")
            _ = try await site.addGelusCourse()
            let gelu = try await site.person("gelu")
            let (id, now) = (ID<TopicResource>(text: "a"), site.clock.now)
            let edit = TopicResourceEdit(title: "x", kind: .book)
            #expect(try await scene.store.sheet(for: scene.topic, by: gelu) == nil)
            #expect(try await scene.store.sheet(of: id, by: gelu) == nil)
            #expect(try await !scene.store.add(ID(text: "b"), edit, to: scene.topic, by: gelu, at: now))
            #expect(try await scene.store.update(id, to: edit, seen: 1, by: gelu, at: now) == nil)
            #expect(try await !scene.store.move(id, isUp: true, in: scene.topic, by: gelu, at: now))
            #expect(try await scene.store.remove(id, by: gelu, at: now) == nil)
            #expect(try await scene.store.restore(id, by: gelu, at: now) == nil)
            #expect(try await scene.titles() == ["a"])
        }
    }

    @Test("a file that is replaced by another of its name stays the resource's")
    func replacedFile() async throws {
        try await TestSite.run(from: .lessons) { site in
            let scene = try await Scene(site)
            try await scene.add("a", .file("media/layers.svg"))
            let uploads = UploadStore(database: site.database, holders: [])
            let file = StoredFile(
                digest: String(repeating: "0", count: 64), contentType: "image/svg+xml", size: 3, width: 1, height: 1)
            let kept = try await uploads.keep(
                file, named: "media/layers.svg", in: scene.course, replaces: true, by: scene.carmen, at: site.clock.now)
            #expect(kept?.name == "media/layers.svg")
            let named = try await site.values(
                """
                SELECT course_file.digest AS v FROM topic_resource JOIN course_file
                ON course_file.course_id = topic_resource.course_id AND course_file.name = topic_resource.file_name
                WHERE course_file.removed_at IS NULL
                """)
            #expect(named == [file.digest])
            let course = scene.course
            let removed = try await site.values(
                "SELECT name AS v FROM course_file WHERE course_id = \(course) AND removed_at IS NOT NULL")
            #expect(removed.count == 1)
        }
    }
}
