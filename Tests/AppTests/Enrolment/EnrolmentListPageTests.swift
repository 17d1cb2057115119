import Testing

@testable import App

@Suite("The page of a list of students")
struct EnrolmentListPageTests {
    private let ground: PageGround
    private let id = ID<Course>(text: "course")

    init() throws { ground = try PageGround() }

    private func account(isEnrolled: Bool = false) -> EnrolmentPlan.Account {
        .init(
            id: ID(text: "ana"), userName: "ana", name: "Ana", surname: "Țîrlea", indexNumber: "1001", isStudent: true,
            isClosed: false, isEnrolled: isEnrolled)
    }

    private func page(
        _ text: String, _ accounts: [String: EnrolmentPlan.Account] = [:], _ mapping: ListMapping = ListMapping(),
        isChanged: Bool = false
    ) throws -> EnrolmentListPage {
        let document = try EnrolmentListDocument(Array(text.utf8), mapping)
        let owners = accounts.values.compactMap { account in account.indexNumber.map { ($0, account) } }
        let plans = EnrolmentPlans(
            document.lines, .init(accounts: accounts, owners: Dictionary(owners, uniquingKeysWith: { first, _ in first })))
        return EnrolmentListPage(
            frame: ground.frame, strings: ground.strings, course: id,
            shown: .init(checked: (document, plans), isChanged: isChanged))
    }

    @Test("a list is told by its kinds of lines, and the good ones can be enrolled without the others")
    func result() throws {
        let mixed = try #require(try page("ion,Ion,Pop,7,\nmaria\n").result)
        #expect(mixed.good.map(\.userName) == ["ion"] && mixed.faulty.map(\.userName) == ["maria"])
        #expect(mixed.hasGood && mixed.hasFaulty && mixed.button == ground.strings("enrol.button-rest", n: 1))
        let good = try #require(try page("ion,Ion,Pop,7,\n").result)
        #expect(good.button == ground.strings("enrol.button", n: 1) && !good.hasFaulty)
        let faulty = try #require(try page("maria\n").result)
        #expect(faulty.button == nil && !faulty.hasGood)
        #expect(try page("ana\n", ["ana": account(isEnrolled: true)]).result?.button == nil)
    }

    @Test("a line says what becomes of it, and where an account says something else")
    func states() throws {
        func row(_ line: String, _ isEnrolled: Bool? = nil) throws -> EnrolmentListPage.Row? {
            try page(line + "\n", isEnrolled.map { ["ana": account(isEnrolled: $0)] } ?? [:]).result?.good.first
        }
        let states = try [row("ana,Ana,Țîrlea,,"), row("ana", false), row("ana", true)].map { $0?.state }
        #expect(states == ["is-new", "is-existing", "is-already"].map { ground.strings("enrol." + $0) })
        #expect(try row("ana", true)?.note == nil && row("ana", true)?.details == nil)
        #expect(try row("ana,ANA,Tirlea,,", false)?.note == ground.strings("enrol.is-different"))
    }

    @Test("a line about somebody else asks who it is; the name and the student number are told only of those in the course")
    func questions() throws {
        func asked(_ isEnrolled: Bool) throws -> EnrolmentQuestionField? {
            try page("ana,Anca,Pop,,\n", ["ana": account(isEnrolled: isEnrolled)]).result?.asked.first
        }
        #expect(try asked(false)?.who == ground.strings("enrol.belongs-to", ["user": "ana", "name": "A. Ț."]))
        #expect(try asked(true)?.who == ground.strings("enrol.belongs-to", ["user": "ana", "name": "Ana Țîrlea, 1001"]))
        #expect(try asked(false)?.options.map(\.value) == ["ana", "nobody", "other"])
        #expect(try asked(false)?.other?.userName == "anca.pop" && asked(false)?.error == nil)
        #expect(try page("ana,Anca,Pop,,\n", ["ana": account()]).result?.button == ground.strings("enrol.button-asked"))
    }

    @Test("nobody else can have the student number of an account: there is no other user name to choose")
    func noOther() throws {
        let asked = try page("Nume,Prenume,Număr matricol\nPop,Anca,1001\n", ["ana": account()]).result?.asked.first
        #expect(asked?.options.map(\.value) == ["ana", "nobody"] && asked?.other == nil)
    }

    @Test("how a name is taken apart can be chosen where a line asks, and is kept where it cannot be enrolled")
    func partsAreKept() throws {
        let text = "Nume și prenume,Număr matricol\nGânscă Ioana Ada,1001\nPop Ana Maria,7\nPop Ana Maria,7\n"
        let result = try #require(try page(text, ["ana": account()], ListMapping(parts: [2: 1, 3: 1, 4: 2])).result)
        #expect(result.asked.first?.parts?.id == "name-2" && result.good.first?.parts?.id == "name-3")
        #expect(result.kept.map(\.id) == ["name-4"] && result.kept.map(\.value) == [2])
    }

    @Test("a line says in which group its student is then, a new one that it is, and another one where from")
    func groups() throws {
        func row(_ from: String?, _ group: String, known: [String] = []) throws -> EnrolmentListPage.Row? {
            let document = try EnrolmentListDocument(Array("user name,group\nana,\(group)\n".utf8))
            var ana = account(isEnrolled: true)
            ana.group = from
            let groups = known.map { name in
                CourseGroup(id: ID(text: name), name: name, assistant: nil, assistantName: nil, meetings: nil, room: nil)
            }
            let directory = EnrolmentPlan.Directory(
                accounts: ["ana": ana],
                groups: Dictionary(uniqueKeysWithValues: groups.map { (SearchText.fold($0.name), $0) }))
            let plans = EnrolmentPlans(document.lines, directory)
            return EnrolmentListPage(
                frame: ground.frame, strings: ground.strings, course: id, shown: .init(checked: (document, plans))
            ).result?.good.first
        }
        #expect(try row(nil, "A", known: ["A"])?.group == ground.strings("enrol.in-group", ["group": "A"]))
        #expect(try row("A", "a", known: ["A"])?.group == ground.strings("enrol.in-group", ["group": "A"]))
        #expect(try row("B", "A", known: ["A", "B"])?.group == ground.strings("enrol.in-group", ["group": "B → A"]))
        #expect(try row("B", "C", known: ["B"])?.group == ground.strings("enrol.in-new-group", ["group": "B → C"]))
        #expect(try page("ana\n", ["ana": account(isEnrolled: true)]).result?.good.first?.group == nil)
        let asked = try page("user name,name,surname,group\nana,Anca,Pop,301\n", ["ana": account()]).result?.asked.first
        #expect(asked?.details == "Anca Pop · " + ground.strings("enrol.in-group", ["group": "301"]))
    }

    @Test("several reasons are sentences after each other, whether or not they bring their full stops along")
    func reasons() {
        let text = EnrolmentListPage.state(.mistakes([.indexNumberDate, .email, .closed]), ground.strings)
        let date = ground.strings("enrol.index-number-date")
        #expect(
            date.hasSuffix(".")
                && text == [date, ground.strings("enrol.email") + ".", ground.strings("enrol.closed")].joined(separator: " "))
    }

    @Test("of very many lines only the first are shown, and it is said", arguments: [200, 201])
    func limit(count: Int) throws {
        let result = try #require(try page((1...count).map { "s\($0),A,B,,\n" }.joined()).result)
        #expect(result.good.count == 200)
        #expect(result.limit == (count == 200 ? nil : ground.strings("enrol.most-shown", ["count": "200"])))
    }

    @Test("a mistake stands beside what it is about: the list, or the file")
    func mistakes() {
        func page(_ errors: FormErrors?) -> EnrolmentListPage {
            EnrolmentListPage(
                frame: ground.frame, strings: ground.strings, course: id, shown: .init(text: "typed", errors: errors))
        }
        #expect(page(nil).result == nil && page(nil).text == "typed" && !ground.isMarked(page(nil).frame))
        let list = page(.one("list", "enrol.list-empty"))
        #expect(list.error != nil && list.fileError == nil && ground.isMarked(list.frame))
        let file = page(.one("file", "enrol.file-missing"))
        #expect(file.error == nil && file.fileError != nil)
    }

    @Test("a list that is not in Unicode says as what it was read")
    func encoding() throws {
        func encoding(_ bytes: [UInt8]) throws -> String? {
            let document = try EnrolmentListDocument(bytes)
            let plans = EnrolmentPlans(document.lines, .init())
            return EnrolmentListPage(
                frame: ground.frame, strings: ground.strings, course: id, shown: .init(checked: (document, plans))
            ).result?.encoding
        }
        #expect(try encoding(Array("ana,Ana,Țîrlea,,\n".utf8)) == ground.strings("enrol.read-as", ["encoding": "UTF-8"]))
        let windows: [UInt8] = Array("ana,Ana,".utf8) + [0xDE] + Array("ar,,\n".utf8)
        #expect(try encoding(windows) == ground.strings("enrol.read-as", ["encoding": "Windows-1250"]))
        let wide: [UInt8] =
            [0xFF, 0xFE] + "ana,Ana,Pop,,\n".utf16.flatMap { (unit) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try encoding(wide) == ground.strings("enrol.read-as", ["encoding": "UTF-16"]))
    }
}
