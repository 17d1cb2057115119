import Database
import Testing

@testable import App

@Suite("Groups of a course")
struct CourseGroupStoreTests {
    private static func members(_ site: TestSite) async throws -> [String] {
        try await site.values(
            """
            SELECT person.user_name || ':' || course_group.name AS v FROM enrolment
            JOIN person ON person.id = enrolment.person_id JOIN course_group ON course_group.id = enrolment.group_id ORDER BY 1
            """)
    }

    @Test("a group is added, gets its students, and gives them back when it is removed")
    func life() async throws {
        try await TestSite.run { site in
            let (carmen, course) = try await (site.signedIn("carmen"), site.courseID("PDM301"))
            let list = CourseGroupRoutes.groups(of: course)
            let group = try #require(try await carmen.get(list).hidden("group"))
            let felix = try await site.person("felix").id.text
            let form = [("group", group), ("name", "Grupa 1"), ("assistant", felix), ("meetings", "marți"), ("room", "2")]
            let address = CourseGroupRoutes.group(ID(text: group), of: course)
            for _ in 1...2 { #expect(try await carmen.post(list, form).location == address, "pressed twice") }
            #expect(try await site.count("course_group") == 1)

            let (ana, bogdan) = try await (site.person("ana").id.text, site.person("bogdan").id.text)
            let seen = try #require(try await carmen.get(address).hidden("seen"))
            let both = [("seen", seen), ("name", "Grupa 1"), ("members[]", ana), ("members[]", bogdan), ("members[]", felix)]
            #expect(try await carmen.post(address, both).location == list)
            #expect(try await Self.members(site) == ["ana:Grupa 1", "bogdan:Grupa 1"], "Felix does not study the course")
            let late = try await carmen.post(address, both)
            #expect(late.status == .unprocessableContent && late.text.contains(site.sentence("groups.changed")))

            let newer = try #require(try await carmen.get(address).hidden("seen"))
            #expect(try await carmen.post(address, [("seen", newer), ("name", "Grupa A"), ("members[]", ana)]).location == list)
            #expect(try await Self.members(site) == ["ana:Grupa A"])
            let removals = CourseGroupRoutes.removals(of: ID(text: group), in: course)
            let early = try await carmen.post(removals, [("seen", newer)])
            #expect(early.status == .unprocessableContent && early.text.contains(site.sentence("groups.changed")))
            let shown = try #require(early.hidden("seen"))
            #expect(try await carmen.post(removals, [("seen", shown)]).location == list)
            #expect(try await site.count("course_group") == 0)
            #expect(try await Self.members(site) == [])
            #expect(try await site.count("enrolment") == 3)
        }
    }

    @Test("going back after adding one and saving again changes that one, and says so; it never makes a second")
    func addedAgain() async throws {
        try await TestSite.run { site in
            let (carmen, course) = try await (site.signedIn("carmen"), site.courseID("PDM301"))
            let list = CourseGroupRoutes.groups(of: course)
            let group = try #require(try await carmen.get(list).hidden("group"))
            let address = CourseGroupRoutes.group(ID(text: group), of: course)
            #expect(try await carmen.post(list, [("group", group), ("name", "Grupa 1")]).location == address)
            let ana = try await site.person("ana").id.text
            let seen = try #require(try await carmen.get(address).hidden("seen"))
            _ = try await carmen.post(address, [("seen", seen), ("name", "Grupa 1"), ("members[]", ana)])
            let again = try await carmen.post(list, [("group", group), ("name", "Grupa A")])
            #expect(again.status == .unprocessableContent && again.text.contains(site.sentence("groups.added")))
            #expect(again.text.contains("value=\"Grupa A\"") && again.text.contains("action=\"\(address)\""))
            let form = [("seen", try #require(again.hidden("seen"))), ("name", "Grupa A"), ("members[]", ana)]
            #expect(try await carmen.post(address, form).location == list)
            #expect(try await Self.members(site) == ["ana:Grupa A"])
            #expect(try await site.count("course_group") == 1)
        }
    }

    @Test("an assistant changes groups and removes none")
    func assistantsRemoveNone() async throws {
        try await TestSite.run { site in
            let (felix, course) = try await (site.signedIn("felix"), site.courseID("PDM301"))
            let group = ID<CourseGroup>(text: try await AccessGroups.add(to: site))
            let page = try await felix.get(CourseGroupRoutes.group(group, of: course))
            let removals = CourseGroupRoutes.removals(of: group, in: course)
            #expect(page.status == .ok && !page.text.contains(removals))
            let seen = try #require(page.hidden("seen"))
            #expect(try await felix.post(removals, [("seen", seen)]).status == .forbidden)
            #expect(try await site.count("course_group") == 1)
        }
    }

    @Test("a name that another group has, a stranger as assistant and a group of another course are refused")
    func refused() async throws {
        try await TestSite.run { site in
            let (store, now) = (CourseGroupStore(database: site.database), site.clock.now)
            let (carmen, course) = try await (site.person("carmen"), site.courseID("PDM301"))
            func fields(_ name: String, _ assistant: ID<Person>? = nil) -> CourseGroupFields {
                CourseGroupFields(name: name, assistant: assistant, meetings: nil, room: nil)
            }
            #expect(try await store.add(fields("Grupa 1"), as: ID(text: "one"), to: course, by: carmen, at: now))
            await #expect(throws: FormErrors.one("name", "groups.name-taken")) {
                try await store.add(fields("GRUPA 1"), as: ID(text: "two"), to: course, by: carmen, at: now)
            }
            let ana = try await site.person("ana")
            await #expect(throws: FormErrors.one("assistant", "groups.no-teacher")) {
                try await store.add(fields("Grupa 2", ana.id), as: ID(text: "two"), to: course, by: carmen, at: now)
            }
            #expect(try await store.add(fields("Grupa 2"), as: ID(text: "two"), to: course, by: ana, at: now) == false)
            let english = try await site.courseID("ENG1")
            #expect(try await store.delete(ID(text: "one"), in: english, seen: nil, by: carmen) == false)
            #expect(try await site.count("course_group") == 1)
        }
    }

    @Test("somebody who no longer teaches the course is no assistant of its groups")
    func assistants() async throws {
        try await TestSite.run { site in
            let (course, felix) = try await (site.courseID("PDM301"), site.person("felix").id)
            let now = site.clock.now
            try await site.database.write { tx in
                let fields = CourseGroupFields(name: "Grupa 1", assistant: felix, meetings: nil, room: nil)
                try CourseGroupWriteRows.insert(fields, as: ID(text: "one"), in: course, at: now, tx)
            }
            func assistant() async throws -> String? {
                try await site.database.read { tx in try CourseGroupRows.groups(of: course, tx).first?.assistantName }
            }
            #expect(try await assistant() == "Felix Pop")
            try await site.database.write { tx in try tx.execute("DELETE FROM course_teacher WHERE person_id = \(felix)") }
            #expect(try await assistant() == nil)
        }
    }
}
