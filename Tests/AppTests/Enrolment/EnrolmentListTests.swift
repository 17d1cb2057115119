import Database
import Testing

@testable import App

@Suite("Students are enrolled from a list that was checked first")
struct EnrolmentListTests {
    private static let list = """
        user name,name,surname,index number,e-mail
        ema,EMA,Ionescu,,
        ana,,,,
        bogdan,Bogdan,Serban,,
        ion,Ion,Pop,9001,ion@example.org
        maria,Maria,,9002,
        vlad,Vlad,Rus,1001,
        """

    @Test("checking writes nothing, says what each line comes to, and offers the good ones")
    func dryRun() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let (people, enrolments) = try await (site.count("person"), site.count("enrolment"))
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", Self.list)])
            #expect(page.status == .ok)
            for (key, count) in [("enrol.new", 1), ("enrol.existing", 1), ("enrol.already", 2), ("enrol.faulty", 2)] {
                #expect(page.words.contains(site.sentence(key, n: count)), "\(key)")
            }
            #expect(page.words.contains(site.sentence("enrol.is-different")))
            #expect(!page.words.contains("1003"), "a list is no directory")
            #expect(page.words.contains(site.sentence("enrol.line", ["line": "6"]) + " maria"))
            #expect(
                page.words.contains(site.sentence("enrol.surname-missing"))
                    && page.words.contains(site.sentence("enrol.index-number-taken")))
            #expect(page.words.contains(site.sentence("enrol.button-rest", n: 2)))
            #expect(try await site.count("person") == people)
            #expect(try await site.count("enrolment") == enrolments)
        }
    }

    @Test("the good lines are enrolled, the accounts that were there stay as they were, and a second press adds nobody")
    func enrolling() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let checked = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", Self.list)]).hidden("checked")
            let fields = [("list", Self.list.replacing("\n", with: "\r\n")), ("checked", try #require(checked))]
            let page = try await carmen.follow(carmen.post(CoursePeopleRoutes.enrolmentLists(of: id), fields))
            let students = site.site.strings(.romanian)("teach.students", n: 2)
            let values = ["students": students, "already": "2", "faulty": "2"]
            #expect(page.words.contains(site.sentence("flash.list-enrolled", values)))
            #expect(page.text.contains("maria,Maria,,9002,\nvlad,Vlad,Rus,1001,\n</textarea>"), "what is left stays on the page")
            let again = try await carmen.post(CoursePeopleRoutes.enrolmentLists(of: id), fields)
            #expect(
                again.words.contains(site.sentence("enrol.changed")) && again.words.contains(site.sentence("enrol.already", n: 4))
            )
            let enrolled = try await site.values(
                "SELECT user_name AS v FROM enrolment JOIN person ON person.id = person_id WHERE course_id = \(id) ORDER BY 1")
            #expect(enrolled == ["ana", "bogdan", "ema", "ion"])
            #expect(try await site.values("SELECT name || surname AS v FROM person WHERE user_name = 'ema'") == ["EmaIonescu"])
            #expect(
                try await site.values("SELECT name || surname || index_number || email AS v FROM person WHERE user_name = 'ion'")
                    == ["IonPop9001ion@example.org"])
        }
    }

    private static let grouped = """
        user name,name,surname,group
        ana,,,grupa 1
        bogdan,,,Grupa 2
        ema,,,GRUPA 2
        ion,Ion,Pop,
        """

    /// Everybody in the course, as `ana Grupa 1`.
    private static func groups(_ site: TestSite, _ id: ID<Course>) async throws -> [String] {
        try await site.values(
            """
            SELECT person.user_name || ' ' || coalesce(course_group.name, '-') AS v FROM enrolment
            JOIN person ON person.id = enrolment.person_id LEFT JOIN course_group ON course_group.id = enrolment.group_id
            WHERE enrolment.course_id = \(id) ORDER BY 1
            """)
    }

    @Test("a column of groups is told before it is done; students come into the groups, and those that are missing are added")
    func groups() async throws {
        try await TestSite.run { site in
            let (carmen, id, now) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"), site.clock.now)
            let fields = CourseGroupFields(name: "Grupa 1", assistant: nil, meetings: "marți", room: nil)
            let first = ID<CourseGroup>(at: now)
            try await site.database.write { tx in
                try CourseGroupWriteRows.insert(fields, as: first, in: id, at: nil, tx)
                try tx.execute(
                    """
                    UPDATE enrolment SET group_id = \(first)
                    WHERE person_id IN (SELECT id FROM person WHERE user_name = 'bogdan')
                    """)
            }
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", Self.grouped)])
            for (key, count, values) in [
                ("enrol.new-groups", 1, ["names": "Grupa 2"]), ("enrol.regrouped", 2, [:]), ("enrol.already", 2, [:]),
            ] { #expect(page.words.contains(site.site.strings(.romanian)(key, n: count, values)), "\(key)") }
            #expect(page.words.contains(site.sentence("enrol.in-group", ["group": "Grupa 1"])))
            #expect(page.words.contains(site.sentence("enrol.in-new-group", ["group": "Grupa 1 → Grupa 2"])))
            #expect(page.words.contains(site.sentence("enrol.in-new-group", ["group": "Grupa 2"])))
            #expect(page.words.contains(site.sentence("enrol.button", n: 2)))
            #expect(try await site.count("course_group") == 1)
            #expect(try await Self.groups(site, id) == ["ana -", "bogdan Grupa 1"])

            let checked = try #require(page.hidden("checked"))
            let done = try await carmen.post(
                CoursePeopleRoutes.enrolmentLists(of: id), [("list", Self.grouped), ("checked", checked)])
            #expect(try await Self.groups(site, id) == ["ana Grupa 1", "bogdan Grupa 2", "ema Grupa 2", "ion -"])
            #expect(done.location == CoursePeopleRoutes.people(of: id))
            let values = [
                "students": site.site.strings(.romanian)("teach.students", n: 2), "already": "2", "grouped": "3", "faulty": "0",
            ]
            #expect(try await carmen.follow(done).words.contains(site.sentence("flash.list-grouped", values)))
            // What a list has changed no folder takes back unasked.
            let edited = try await site.values("SELECT name AS v FROM course_group WHERE edited_at = \(now) ORDER BY name")
            #expect(edited == ["Grupa 1", "Grupa 2"])
            #expect(try await site.values("SELECT meetings AS v FROM course_group WHERE name = 'Grupa 1'") == ["marți"])
        }
    }

    @Test("a list in which only groups are new is done by a button of its own; once more it changes nothing")
    func onlyGroups() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let list = "user name,group\nana,A\nbogdan,A\n"
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", list)])
            #expect(page.words.contains(site.sentence("enrol.button-groups", n: 2)))
            let fields = [("list", list), ("checked", try #require(page.hidden("checked")))]
            #expect(try await carmen.post(CoursePeopleRoutes.enrolmentLists(of: id), fields).status == .seeOther)
            #expect(try await Self.groups(site, id) == ["ana A", "bogdan A"])
            let again = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", list)])
            #expect(!again.words.contains(site.sentence("enrol.button-groups", n: 2)))
            #expect(again.words.contains(site.sentence("enrol.in-group", ["group": "A"])))
        }
    }

    @Test("a group that somebody adds between the check and the enrolment is told before anything is done")
    func groupsMeanwhile() async throws {
        try await TestSite.run { site in
            let (carmen, id, now) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"), site.clock.now)
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", Self.grouped)])
            try await site.database.write { tx in
                let fields = CourseGroupFields(name: "grupa 2", assistant: nil, meetings: nil, room: nil)
                try CourseGroupWriteRows.insert(fields, as: ID<CourseGroup>(at: now), in: id, at: now, tx)
            }
            let reply = try await carmen.post(
                CoursePeopleRoutes.enrolmentLists(of: id),
                [("list", Self.grouped), ("checked", try #require(page.hidden("checked")))])
            #expect(reply.words.contains(site.sentence("enrol.changed")))
            #expect(reply.words.contains(site.sentence("enrol.in-group", ["group": "grupa 2"])))
            #expect(try await site.count("course_group") == 1)
        }
    }

    @Test("a list that was changed after it was checked is checked again")
    func changed() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let checked = try #require(
                try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", Self.list)]).hidden("checked"))
            let reply = try await carmen.post(
                CoursePeopleRoutes.enrolmentLists(of: id), [("list", Self.list + "\nx,X,Y,,"), ("checked", checked)])
            #expect(reply.words.contains(site.sentence("enrol.changed")))
            #expect(try await site.count("enrolment") == 3)
            #expect(reply.hidden("checked") != checked)
        }
    }

    @Test("no list, and one that is none, come back with a sentence and the text")
    func noList() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let empty = try await carmen.post(CoursePeopleRoutes.files(of: id), [])
            #expect(empty.status == .unprocessableContent && empty.text.contains(site.sentence("enrol.list-empty")))
            let nameless = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", "name,surname\nA,B<i>")])
            #expect(nameless.text.contains("<strong>a.b-i</strong>") && nameless.text.contains("A,B&lt;i&gt;</textarea>"))
            #expect(nameless.hidden("back") == CoursePeopleRoutes.newFile(of: id))
        }
    }

    @Test("a file in Windows-1250 is read as what it is, and enrolled as any other")
    func files() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let bytes = Array("stefan;".utf8) + [0xAA] + Array("tefan;Rus\r\n".utf8)
            let page = try await carmen.upload(CoursePeopleRoutes.files(of: id), [("lista.csv", bytes)])
            #expect(page.status == .ok)
            #expect(page.words.contains("Ștefan Rus") && page.words.contains("Windows-1250"))
            let long = [UInt8](repeating: 0x61, count: EnrolmentListDocument.longest + 1)
            for (name, bytes, key) in [
                ("", [UInt8](), "enrol.file-missing"), ("lung.csv", long, "enrol.list-too-long"),
                ("lung.csv", long + long, "enrol.file-too-long"),
            ] {
                let reply = try await carmen.upload(CoursePeopleRoutes.files(of: id), [(name, bytes)])
                #expect(reply.status == .unprocessableContent && reply.text.contains(site.sentence(key)), "\(key)")
            }
        }
    }

    @Test("ten thousand new students with their accents are checked and enrolled through the site")
    func manyStudents() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let list = (1...10_000).map { "s\($0);Ștefăniță;Țîrlea-Brânză;\($0)/2026;s\($0)@example.org\r\n" }.joined()
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", list)])
            try #require(page.status == .ok)
            #expect(page.text.contains(site.sentence("enrol.new", n: 10_000)))
            let fields = [("list", list), ("checked", try #require(page.hidden("checked")))]
            let reply = try await carmen.post(CoursePeopleRoutes.enrolmentLists(of: id), fields)
            #expect(reply.status == .seeOther)
            #expect(try await site.values("SELECT person_id AS v FROM enrolment WHERE course_id = \(id)").count == 10_002)
            #expect(try await carmen.get(CoursePeopleRoutes.people(of: id)).words.contains("10.002"))
        }
    }
}
