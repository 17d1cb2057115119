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
