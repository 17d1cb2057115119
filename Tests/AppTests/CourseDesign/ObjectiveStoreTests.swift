import Database
import Testing

@testable import App

@Suite("Objectives are kept, moved, copied, deleted and restored by those who teach the course")
struct ObjectiveStoreTests {
    /// The sample course PDM301, whose topics are Arhitectura with Straturi and Ciclul, and Limbajul.
    struct Scene {
        let site: TestSite
        let course: ID<Course>
        let carmen: Viewer
        let topics: TopicTree

        var store: ObjectiveStore { ObjectiveStore(database: site.database) }

        var parts: ObjectivePartStore {
            let site = site.site
            return ObjectivePartStore(database: self.site.database, strings: { site.strings($0) })
        }

        init(_ site: TestSite) async throws {
            self.site = site
            let course = try await site.courseID("PDM301")
            (self.course, carmen) = (course, try await site.person("carmen"))
            topics = try await site.database.read { tx in try CourseStore.topics(of: course, tx) }
        }

        func shelf() async throws -> ObjectiveStore.Shelf {
            try #require(try await store.shelf(of: course, by: carmen, at: site.clock.now))
        }

        func add(_ text: String) async throws -> ID<Objective> {
            let id = ID<Objective>(text: text)
            #expect(try await store.add(id, to: course, by: carmen, at: site.clock.now))
            return id
        }

        @discardableResult
        func save(_ edit: ObjectiveEdit, of id: ID<Objective>, seen: Int? = nil) async throws -> Bool {
            let version = try await parts.find(id, by: carmen)?.objective.version
            return try await parts.save(edit, of: id, seen: seen ?? version ?? 0, by: carmen, at: site.clock.now)
        }

        func objective(_ id: ID<Objective>) async throws -> Objective {
            try #require(try await parts.find(id, by: carmen)).objective
        }

        func topic(_ title: String) throws -> ID<Topic> { try #require(topics.inOrder.first { $0.title == title }).id }
    }

    private static let word = Objective.Performance(category: SampleObjectives.organize, word: .listed("analyze"))

    private static func run(_ body: @escaping @Sendable (Scene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(try await Scene(site)) }
    }

    @Test("all its parts come back as they were saved, and one version more each time")
    func parts() async throws {
        try await Self.run { scene in
            let id = try await scene.add("one")
            let topics = try [scene.topic("Straturi"), scene.topic("Limbajul")]
            let condition = Objective.Condition(kind: .custom, text: "Pe o foaie", isHidden: true)
            let criteria: [ObjectiveCriterion: Objective.Criterion] = [
                .accuracy: .init(text: "95 %", isOn: true), .speed: .init(text: nil, isOn: false, isHidden: true),
            ]
            for edit: ObjectiveEdit in [
                .performance(Self.word), .condition(condition), .contents(topics.reversed()), .criteria(criteria),
                .sentence(.typed("A mea."), key: nil, share: 55),
            ] { try await scene.save(edit, of: id) }
            let saved = try await scene.objective(id)
            #expect(saved.performance == Self.word && saved.condition == condition && saved.criteria == criteria)
            #expect(saved.topics == topics, "in the order of the tree")
            #expect(saved.ownSentence == "A mea." && saved.share == 55 && saved.version == 6)
            #expect(saved.key == "analizeaza-straturi")
            try await scene.save(.performance(.init(category: SampleObjectives.organize, word: .own("să schițeze"))), of: id)
            let own = try await scene.objective(id)
            #expect(own.performance?.word == .own("să schițeze") && own.ownSentence == "A mea." && own.key == saved.key)
            let course = scene.course
            #expect(try await scene.site.database.read { tx in try CourseDesignRows.isEdited(course, tx) })
        }
    }

    @Test("a key is made once there is a word and a topic, and stays whatever becomes of them")
    func key() async throws {
        try await Self.run { scene in
            let id = try await scene.add("one")
            try await scene.save(.performance(Self.word), of: id)
            #expect(try await scene.objective(id).key == nil)
            try await scene.save(.contents([scene.topic("Ciclul")]), of: id)
            #expect(try await scene.objective(id).key == "analizeaza-ciclul")
            try await scene.save(.contents([]), of: id)
            try await scene.save(.sentence(.typed("Analizează."), key: "alta", share: 70), of: id)
            #expect(try await scene.objective(id).key == "analizeaza-ciclul")

            let other = try await scene.add("two")
            await #expect(throws: FormErrors.one("key", "objective.key-taken")) {
                try await scene.save(.sentence(.typed("A mea."), key: "analizeaza-ciclul", share: 70), of: other)
            }
            try await scene.save(.sentence(.typed("A mea."), key: "a-mea", share: 70), of: other)
            #expect(try await scene.objective(other).key == "a-mea")
        }
    }

    @Test("the generated sentence is no own one; an own one survives, is generated again when asked, and cannot be emptied")
    func sentence() async throws {
        try await Self.run { scene in
            let id = try await scene.add("one")
            try await scene.save(.sentence(.typed(nil), key: nil, share: 60), of: id)
            try await scene.save(.performance(Self.word), of: id)
            try await scene.save(.sentence(.typed("Analizează."), key: nil, share: 70), of: id)
            let generated = try await scene.objective(id)
            #expect(generated.ownSentence == nil && generated.share == 70)
            await #expect(throws: FormErrors.one("sentence", "objective.sentence-missing")) {
                try await scene.save(.sentence(.typed(nil), key: nil, share: 80), of: id)
            }
            await #expect(throws: FormErrors.one("sentence", "objective.sentence-missing"), "nothing else changes") {
                try await scene.save(.sentence(.typed(nil), key: nil, share: 70), of: id)
            }
            try await scene.save(.sentence(.typed("Altfel"), key: nil, share: 70), of: id)
            try await scene.save(.contents([scene.topic("Ciclul")]), of: id)
            #expect(try await scene.objective(id).ownSentence == "Altfel")
            try await scene.save(.generation, of: id)
            #expect(try await scene.objective(id).ownSentence == nil)
        }
    }

    @Test("an own sentence survives every change of parts and of topics; generating it again asks first")
    func ownSentence() async throws {
        try await Self.run { scene in
            let id = try await scene.add("one")
            for edit: ObjectiveEdit in [
                .performance(Self.word), .contents([try scene.topic("Ciclul")]), .sentence(.typed("A mea."), key: nil, share: 70),
                .performance(.init(category: SampleObjectives.organize, word: .own("să schițeze"))),
                .condition(.init(kind: .afterTheCourse, text: nil, isHidden: true)),
                .criteria([.speed: .init(text: "x", isOn: true)]), .contents([]),
                .contents([try scene.topic("Limbajul"), try scene.topic("Straturi")]), .condition(nil), .criteria([:]),
            ] { try await scene.save(edit, of: id) }
            let carmen = try await scene.site.signedIn("carmen")
            let topic = try scene.topic("Limbajul")
            let form = [("title", "Alt limbaj"), ("place", "first")]
            #expect(try await carmen.post(TeachTopicRoutes.topic(topic), form).status == .seeOther)
            #expect(try await scene.objective(id).ownSentence == "A mea.")

            let (address, page) = (ObjectiveRoutes.generation(of: id), DesignRoutes.edit(id))
            #expect(try await carmen.get(page).text.contains("href=\"\(address)\""), "the page has a way to the question")
            #expect(try await carmen.post(address).status == .unprocessableContent, "nobody was asked")
            let asked = try await carmen.get(address)
            #expect(asked.text.contains("A mea.") && asked.words.contains("Alt limbaj"))
            #expect(try await scene.objective(id).ownSentence == "A mea.")
            let seen = try #require(asked.hidden("seen"))
            #expect(try await carmen.post(address, [("seen", seen)]).location == page)
            #expect(try await scene.objective(id).ownSentence == nil)
        }
    }

    @Test("whoever saves what somebody else has changed meanwhile is told; what changes nothing is not")
    func conflict() async throws {
        try await Self.run { scene in
            let id = try await scene.add("one")
            #expect(try await scene.save(.performance(Self.word), of: id, seen: 1))
            #expect(try await scene.save(.performance(Self.word), of: id, seen: 1), "the same again")
            #expect(try await scene.objective(id).version == 2)
            let condition = ObjectiveEdit.condition(.init(kind: .afterTheCourse, text: nil, isHidden: false))
            await #expect(throws: FormErrors.one("condition", "teach.changed")) {
                try await scene.save(condition, of: id, seen: 1)
            }
            #expect(try await scene.objective(id).condition == nil)
            #expect(try await scene.save(condition, of: id, seen: 2))
            await #expect(throws: FormErrors.one("share", "teach.changed"), "beside what differs") {
                try await scene.save(.sentence(.untouched, key: nil, share: 55), of: id, seen: 1)
            }
            await #expect(throws: FormErrors.one("speed", "teach.changed")) {
                try await scene.save(.criteria([.speed: .init(text: "în zece minute", isOn: true)]), of: id, seen: 1)
            }
        }
    }

    @Test("a topic of another course is no topic of an objective")
    func topics() async throws {
        try await Self.run { scene in
            let id = try await scene.add("one")
            let other = try await scene.site.courseID("ENG1")
            let words = try await scene.site.database.read { tx in try CourseStore.topics(of: other, tx).inOrder.map(\.id) }
            #expect(!words.isEmpty)
            await #expect(throws: FormErrors.one("topics", "objective.topic-gone")) {
                try await scene.save(.contents(words), of: id)
            }
        }
    }

    @Test("they are moved past one another and past deleted ones, copied with all parts, and added once")
    func order() async throws {
        try await Self.run { scene in
            let (one, two, three) = try await (scene.add("1"), scene.add("2"), scene.add("3"))
            _ = try await scene.add("3")
            func order() async throws -> [String] { try await scene.shelf().objectives.map(\.id.text) }
            #expect(try await order() == ["1", "2", "3"])
            let (store, now) = (scene.store, scene.site.clock.now)
            let condition = Objective.Condition(kind: .completingTheCourse, text: nil, isHidden: false)
            for id in [one, two, three] { try await scene.save(.condition(condition), of: id) }
            #expect(try await store.remove(two, by: scene.carmen, at: now) == scene.course)
            #expect(try await store.move(three, isUp: true, in: scene.course, by: scene.carmen, at: now))
            #expect(try await order() == ["3", "1"])
            #expect(try await store.move(three, isUp: true, in: scene.course, by: scene.carmen, at: now), "no further")
            #expect(try await !store.move(two, isUp: true, in: scene.course, by: scene.carmen, at: now), "it is deleted")
            #expect(try await order() == ["3", "1"])

            try await scene.save(.performance(Self.word), of: three)
            try await scene.save(.contents([scene.topic("Ciclul")]), of: three)
            let wanted = ID<Objective>(text: "copy")
            for _ in 0..<2 { #expect(try await store.copy(three, as: wanted, by: scene.carmen, at: now) == wanted) }
            #expect(try await order() == ["3", "copy", "1"])
            let copy = try await scene.objective(ID(text: "copy"))
            let cycle = try scene.topic("Ciclul")
            #expect(copy.performance == Self.word && copy.topics == [cycle])
            #expect(copy.key == "analizeaza-ciclul-2")
            let another = try #require(try await store.copy(one, as: wanted, by: scene.carmen, at: now))
            #expect(another != wanted, "the id is that of the copy of another")
            #expect(try await order() == ["3", "copy", "1", another.text])
            #expect(try await scene.objective(wanted).performance == Self.word)
            #expect(try await store.remove(another, by: scene.carmen, at: now) == scene.course)
            #expect(try await store.move(one, isUp: false, in: scene.course, by: scene.carmen, at: now), "no further")
        }
    }

    @Test("a deleted one is restored with its key for thirty days, and nobody else has its key meanwhile")
    func removal() async throws {
        try await Self.run { scene in
            let id = try await scene.add("one")
            try await scene.save(.performance(Self.word), of: id)
            try await scene.save(.contents([scene.topic("Ciclul")]), of: id)
            let (store, carmen) = (scene.store, scene.carmen)
            #expect(try await store.remove(id, by: carmen, at: scene.site.clock.now) == scene.course)
            #expect(try await scene.parts.find(id, by: carmen) == nil)
            #expect(try await scene.shelf().removed.map(\.objective.id) == [id])
            let other = try await scene.add("two")
            try await scene.save(.performance(Self.word), of: other)
            try await scene.save(.contents([scene.topic("Ciclul")]), of: other)
            #expect(try await scene.objective(other).key == "analizeaza-ciclul-2")

            scene.site.clock.advance(by: .days(29))
            #expect(try await store.restore(id, by: carmen, at: scene.site.clock.now) == scene.course)
            #expect(try await scene.objective(id).key == "analizeaza-ciclul")
            #expect(try await store.remove(id, by: carmen, at: scene.site.clock.now) == scene.course)
            scene.site.clock.advance(by: .days(30))
            #expect(try await store.restore(id, by: carmen, at: scene.site.clock.now) == nil)
            #expect(try await scene.shelf().removed.isEmpty)
        }
    }

    @Test("a course has forty of them at most, copies and restored ones among them")
    func limit() async throws {
        try await Self.run { scene in
            let removed = try await scene.add("removed")
            let (store, carmen, now) = (scene.store, scene.carmen, scene.site.clock.now)
            _ = try await store.remove(removed, by: carmen, at: now)
            for number in 1...WrittenDesign.mostObjectives { _ = try await scene.add("objective \(number)") }
            let full = FormErrors(items: [.init(field: "new", key: "objective.too-many", values: ["n": "40"])])
            await #expect(throws: full) { try await store.add(ID(text: "more"), to: scene.course, by: carmen, at: now) }
            await #expect(throws: full) {
                try await store.copy(ID(text: "objective 1"), as: ID(text: "more"), by: carmen, at: now)
            }
            await #expect(throws: full) { try await store.restore(removed, by: carmen, at: now) }
        }
    }

    @Test("whoever does not teach the course finds and changes nothing")
    func others() async throws {
        try await Self.run { scene in
            let id = try await scene.add("one")
            let (store, now, ana) = (scene.store, scene.site.clock.now, try await scene.site.person("ana"))
            #expect(try await store.shelf(of: scene.course, by: ana, at: now) == nil)
            #expect(try await scene.parts.find(id, by: ana) == nil)
            #expect(try await !scene.parts.save(.performance(Self.word), of: id, seen: 1, by: ana, at: now))
            #expect(try await !store.add(ID(text: "x"), to: scene.course, by: ana, at: now))
            #expect(try await store.copy(id, as: ID(text: "x"), by: ana, at: now) == nil)
            #expect(try await !store.move(id, isUp: true, in: scene.course, by: ana, at: now))
            #expect(try await store.remove(id, by: ana, at: now) == nil)
            #expect(try await store.restore(id, by: ana, at: now) == nil)
            #expect(try await scene.shelf().objectives.map(\.version) == [1])
            // Of another course of the same teacher.
            let other = try await scene.site.courseID("ENG1")
            #expect(try await !store.move(id, isUp: true, in: other, by: scene.carmen, at: now))
            #expect(try await !store.add(id, to: other, by: scene.carmen, at: now))
        }
    }
}
