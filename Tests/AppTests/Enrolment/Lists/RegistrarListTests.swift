import Database
import Testing

@testable import App

@Suite("A teacher enrols thirty students from the registrar's list, without script")
struct RegistrarListTests {
    /// Thirty lines as a registrar gives them, two of whom have accounts: Ana by her number, and one with the number of Ema.
    private static let list =
        "Facultatea de Informatică\nNr. crt.\tNume și prenume\tNumăr matricol\tGrupa\n"
        + "1\tȚÎRLEA Ana\t1001\t301\n2\tGânscă Gabriela\t1003\t301\n3\tPopescu Ana Maria\t2026/3\t301\n4\t\t\t301\n"
        + (5...30).map { "\($0)\tRus\($0 % 2 == 0 ? "u" : "") Vlad\t2026/\($0)\t\($0 < 20 ? 301 : 302)\n" }.joined()

    /// What a browser sends of the page: the fields as they are shown, and what was changed in them.
    private func fields(_ page: TestBrowser.Reply, _ list: String, _ more: [(String, String)] = []) throws -> [(String, String)] {
        let columns = page.text.components(separatedBy: "name=\"column\"").dropFirst().map { select in
            let options = select.prefix { $0 != "\n" }
            return String(options.firstMatch(of: #/<option value="([^"]*)" selected>/#)?.1 ?? "")
        }
        return [("checked", try #require(page.hidden("checked"))), ("list", list), ("headed", "1")]
            + columns.map { ("column", $0) } + more
    }

    private func enrolled(_ site: TestSite, _ id: ID<Course>) async throws -> Set<String> {
        try await Set(
            site.values("SELECT user_name AS v FROM enrolment JOIN person ON person.id = person_id WHERE course_id = \(id)"))
    }

    @Test("the columns are recognised, user names proposed, the wrong account asked about, and what is left can be taken along")
    func whole() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let before = try await site.count("person")
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", Self.list)])
            #expect(page.status == .ok && page.words.contains(site.sentence("enrol.new", n: 27)))
            #expect(page.words.contains(site.sentence("enrol.asking", n: 1)))
            #expect(page.words.contains("vlad.rus.2026-5") && page.words.contains("ana-maria.popescu.2026-3"))
            #expect(page.words.contains(site.sentence("enrol.belongs-to", ["user": "ema", "name": "E. I."])))
            let address = CoursePeopleRoutes.enrolmentLists(of: id)
            let unanswered = try await carmen.post(address, fields(page, Self.list))
            #expect(unanswered.status == .unprocessableContent && unanswered.text.contains("href=\"#choice-4\""))
            #expect(unanswered.text.contains("Popescu Ana Maria\t2026/3"))
            #expect(try await site.count("person") == before)
            #expect(try await enrolled(site, id) == ["ana", "bogdan"])

            let answer = [("choice-4", "other"), ("user-4", "gabriela.gansca")]
            let taken = try await carmen.post(address, fields(page, Self.list, [("choice-4", "other"), ("user-4", "ema")]))
            #expect(taken.status == .unprocessableContent && taken.text.contains(site.sentence("enrol.user-name-again")))
            // The number is Ema's, so that a new account with it cannot be made either.
            let number = try await carmen.post(address, fields(page, Self.list, answer))
            #expect(number.status == .unprocessableContent && number.words.contains(site.sentence("enrol.index-number-taken")))
            #expect(try await enrolled(site, id) == ["ana", "bogdan"])

            let file = try await carmen.post(CoursePeopleRoutes.rejections(of: id), fields(page, Self.list))
            #expect(file.headers[.contentType] == "text/csv; charset=utf-8" && file.text.hasPrefix("\u{FEFF}"))
            #expect(file.text.contains("\"4\",") && file.text.contains("\"Gânscă Gabriela\"") && file.text.contains("\"6\","))
            #expect(file.text.split(separator: "\r\n").count == 3)

            let done = try await carmen.post(address, fields(page, Self.list, [("choice-4", "nobody")]))
            #expect(done.status == .ok && done.words.contains(site.sentence("enrol.rest")))
            #expect(done.text.contains("\n2\tGânscă Gabriela\t1003\t301\n4\t\t\t301\n</textarea>"))
            #expect(!done.text.contains("Popescu Ana Maria"))
            let all = try await enrolled(site, id)
            #expect(all.count == 2 + 27 && !all.contains("ema") && all.contains("vlad.rusu.2026-30"))
        }
    }

    @Test(
        "the teacher chooses the group, another way of taking a name apart, and sees the list as it will be before anything is done"
    )
    func mapping() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", Self.list)])
            // The third choice of three words is two of them as the surname.
            let changed = try fields(page, Self.list, [("group", "301"), ("name-5", "2")])
            let unchecked = try await carmen.post(CoursePeopleRoutes.enrolmentLists(of: id), changed)
            #expect(unchecked.words.contains(site.sentence("enrol.changed")))
            #expect(unchecked.words.contains("maria.popescu-ana.2026-3") && !unchecked.words.contains("2026-20"))
            let ema = try await site.values("SELECT id AS v FROM person WHERE user_name = 'ema'").joined()
            let answers = try fields(unchecked, Self.list, [("group", "301"), ("name-5", "2"), ("choice-4", ema)])
            _ = try await carmen.post(CoursePeopleRoutes.enrolmentLists(of: id), answers)
            let all = try await enrolled(site, id)
            #expect(all.contains("ema") && all.contains("maria.popescu-ana.2026-3") && all.count == 2 + 1 + 1 + 15)
            let names = try await site.values("SELECT name || '/' || surname AS v FROM person WHERE index_number = '2026/3'")
            #expect(names == ["Maria/Popescu Ana"])
        }
    }

    @Test("a spreadsheet is read into the field of the list; a file that is refused leaves what was typed there")
    func spreadsheet() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let address = CoursePeopleRoutes.files(of: id)
            let page = try await carmen.upload(address, [("spisak.xlsx", RealSpreadsheets.shared)])
            #expect(page.status == .ok && page.words.contains("andjela.djordjevic.2023-0145"))
            #expect(page.text.contains("1\tĐorđević Anđela\t2023/0145\tS1\t2023-10-01\n"))
            var hostile = WrittenSpreadsheet()
            hostile.wholeSheet = "<!DOCTYPE a [<!ENTITY b \"c\">]><worksheet/>"
            let refusals = [("a.xlsx", hostile.bytes, "enrol.xlsx-declarations"), ("", [], "enrol.file-missing")]
            for (name, bytes, key) in refusals {
                let reply = try await carmen.upload(address, [(name, bytes)], [("list", "typed,list\n")])
                #expect(reply.status == .unprocessableContent && reply.text.contains(site.sentence(key)), "\(key)")
                #expect(reply.text.contains("typed,list\n</textarea>"))
            }
            let sheet = try await carmen.upload(address, [("a.xlsx", RealSpreadsheets.shared)], [("sheet", "Treći")])
            #expect(sheet.text.contains(site.sentence("enrol.xlsx-no-sheet")) && sheet.text.contains("value=\"Treći\""))
        }
    }

    @Test("the institution's way of making user names is used, and formulas are harmless in the file of what is left")
    func pattern() async throws {
        try await TestSite.run { site in
            site.site.institution.userNames = UserNamePattern("{family}{given}")
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let list = "Nume;Prenume;E-mail\nPop;Ion;\nRus;Vlad;=1+1\n"
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", list)])
            #expect(page.words.contains("popion"))
            let file = try await carmen.post(CoursePeopleRoutes.rejections(of: id), fields(page, list))
            #expect(file.text.contains("\"'=1+1\"") && file.text.contains(site.sentence("enrol.email")))
        }
    }

    @Test("an answer is not carried over to another person whose line has the same number")
    func carriedOver() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let address = CoursePeopleRoutes.enrolmentLists(of: id)
            let heading = "user name,name,surname\n"
            let (first, second) = (heading + "ema,Alta,Cineva\n", heading + "felix,Alta,Cineva\n")
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", first)])
            let next = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", second)])
            let ema = try await site.values("SELECT id AS v FROM person WHERE user_name = 'ema'").joined()
            #expect(page.text.contains("value=\"\(ema)\"") && !next.text.contains(ema))
            let other = try await carmen.post(address, fields(next, second, [("choice-2", ema)]))
            #expect(other.status == .unprocessableContent && other.text.contains("href=\"#choice-2\""))
            // The list is another one than the page that was answered: the line is not left out.
            let old = try await carmen.post(address, fields(page, second, [("choice-2", "nobody")]))
            #expect(old.words.contains(site.sentence("enrol.changed")) && !old.text.contains("value=\"nobody\" checked"))
            let current = try await carmen.post(address, fields(next, second, [("choice-2", "nobody")]))
            #expect(current.words.contains(site.sentence("enrol.rest")))
            #expect(try await enrolled(site, id) == ["ana", "bogdan"])
        }
    }

    @Test("answers about a list in the field are not answers about a file")
    func answersAndFiles() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let bytes = Array("ema,Alta,Cineva,,\n".utf8)
            let ema = try await site.values("SELECT id AS v FROM person WHERE user_name = 'ema'").joined()
            let page = try await carmen.upload(CoursePeopleRoutes.files(of: id), [("a.csv", bytes)], [("choice-1", ema)])
            #expect(page.words.contains(site.sentence("enrol.asking", n: 1)) && !page.text.contains("value=\"\(ema)\" checked"))
        }
    }

    @Test("a list is no directory: only an administrator is told the name of somebody who is not in the course")
    func noDirectory() async throws {
        try await TestSite.run { site in
            let id = try await site.courseID("PDM301")
            for (userName, isTold) in [("carmen", false), ("dan", true)] {
                let browser = try await site.signedIn(userName)
                let list = "user name,name,surname\nema,Alta,Cineva\nbogdan,Alt,Nume\n"
                let page = try await browser.post(CoursePeopleRoutes.files(of: id), [("list", list)])
                #expect(page.words.contains("Ionescu") == isTold && !page.words.contains("1003"))
                #expect(page.words.contains("Bogdan Șerban, 1002"))
                let file = try await browser.post(CoursePeopleRoutes.rejections(of: id), fields(page, list))
                #expect(file.text.contains("Ionescu") == isTold && file.text.contains("Bogdan Șerban"))
                let one = try await browser.post(
                    CoursePeopleRoutes.enrolments(of: id), [("user", "ema"), ("name", "Alta"), ("surname", "Cineva")])
                #expect(one.status == .unprocessableContent && one.words.contains("Ionescu") == isTold)
            }
        }
    }

    @Test("a list that has become stale, because its proposed user name was given away meanwhile, is shown again")
    func stale() async throws {
        try await TestSite.run { site in
            let (carmen, id) = (try await site.signedIn("carmen"), try await site.courseID("PDM301"))
            let list = "Nume;Prenume\nPop;Ion\n"
            let page = try await carmen.post(CoursePeopleRoutes.files(of: id), [("list", list)])
            try await site.addPerson("ion.pop", [.student])
            let again = try await carmen.post(CoursePeopleRoutes.enrolmentLists(of: id), fields(page, list))
            #expect(again.words.contains(site.sentence("enrol.changed")) && again.words.contains("ion.pop2"))
            #expect(try await enrolled(site, id) == ["ana", "bogdan"])
            let done = try await carmen.post(CoursePeopleRoutes.enrolmentLists(of: id), fields(again, list))
            #expect(done.location == CoursePeopleRoutes.people(of: id))
            #expect(try await enrolled(site, id).contains("ion.pop2"))
        }
    }
}
