import Testing

@testable import App

@Suite("What a line of a list comes to is decided by values alone")
struct EnrolmentPlanTests {
    private static func account(
        _ userName: String, _ name: String, _ surname: String, _ number: String? = nil, isStudent: Bool = true,
        isClosed: Bool = false, isEnrolled: Bool = false, group: String? = nil
    ) -> EnrolmentPlan.Account {
        .init(
            id: ID(text: userName), userName: userName, name: name, surname: surname, indexNumber: number, isStudent: isStudent,
            isClosed: isClosed, isEnrolled: isEnrolled, group: group)
    }

    private static let student = account("student", "Ștefania", "Țîrlea", "1000")

    private func plan(
        _ text: String, _ accounts: [EnrolmentPlan.Account], pattern: UserNamePattern = .usual,
        _ choices: [Int: EnrolmentChoice] = [:], groups: [String] = []
    ) throws -> EnrolmentPlan {
        let document = try EnrolmentListDocument(Array(text.utf8))
        let owners = accounts.compactMap { account in account.indexNumber.map { ($0, account) } }
        let directory = EnrolmentPlan.Directory(
            accounts: Dictionary(uniqueKeysWithValues: accounts.map { ($0.userName, $0) }),
            owners: Dictionary(uniqueKeysWithValues: owners), taken: Set(accounts.map(\.userName)),
            groups: Dictionary(
                uniqueKeysWithValues: groups.map { name in
                    let group = CourseGroup(
                        id: ID(text: name), name: name, assistant: nil, assistantName: nil, meetings: nil, room: nil)
                    return (SearchText.fold(name), group)
                }))
        return EnrolmentPlans(document.lines, directory, pattern: pattern, choices: choices).plan
    }

    @Test("Gabriela's line with the user name of Ștefania asks, and enrols nobody before that is answered")
    func wrongName() throws {
        let text = "student,Gabriela,Gânscă,,\n"
        let asked = try plan(text, [Self.student])
        #expect(asked.steps.map(\.outcome) == [.asks(Self.student, free: "gabriela.gansca")])
        #expect(asked.settled.isEmpty && asked.rejected.count == 1)
        #expect(
            try plan(text, [Self.student], [1: .account(Self.student.id)]).steps.map(\.outcome) == [.enrolled(Self.student.id)])
        #expect(try plan(text, [Self.student], [1: .nobody]).steps.map(\.outcome) == [.leftOut])
        let other = try plan(text, [Self.student], [1: .other(" Gabriela.G ")])
        #expect(other.steps.map(\.outcome) == [.newAccount] && other.settled.map(\.userName) == ["gabriela.g"])
        #expect(try plan(text, [Self.student], [1: .account(ID(text: "other"))]).asking.count == 1)
        for wrong in ["student", "", "ă b"] {
            let again = try plan(text, [Self.student], [1: .other(wrong)])
            #expect(again.steps.allSatisfy({ $0.wrongAgain != nil }) && again.settled.isEmpty)
        }
    }

    @Test(
        "the same person is known without accents, in another order or script, and by one name beside the same number",
        arguments: [
            "student,stefania,TIRLEA,,", "student,Țîrlea,Ștefania,,", "student,,,1000,", "student,Ștefania,,,",
            "student,Ștefania,Popescu,1000,", "student,,,,",
        ])
    func samePerson(line: String) throws {
        #expect(try plan("user name,name,surname,index number,e-mail\n" + line, [Self.student]).enrolled == 1)
    }

    @Test(
        "another number, or another name, is another person",
        arguments: ["student,Ștefania,Țîrlea,1001,", "student,Ștefania,Popescu,,", "student,Ana,Popescu,1000,"])
    func otherPerson(line: String) throws {
        #expect(try plan("user name,name,surname,index number,e-mail\n" + line, [Self.student]).asking.count == 1)
    }

    @Test("a line with a group puts its student there: in one of the course whatever its capitals and accents, or in a new one")
    func groups() throws {
        let accounts = [
            Self.account("ana", "Ana", "Pop", isEnrolled: true, group: "Grupă A"),
            Self.account("bob", "Bob", "Rus", isEnrolled: true),
            Self.account("cora", "Cora", "Ene", isEnrolled: true, group: "B"), Self.account("dan", "Dan", "Ilie"),
        ]
        let text = """
            user name,name,surname,group
            ana,,,GRUPA A
            bob,,,grupa a
            cora,,,C 1
            dan,,,c 1
            ema,Ema,Ionescu,Č 1
            filip,Filip,Neagu,
            """
        let plan = try plan(text, accounts, groups: ["Grupă A", "B"])
        #expect(
            plan.steps.map(\.group) == [
                .init(name: "Grupă A", from: "Grupă A", isNew: false), .init(name: "Grupă A", from: nil, isNew: false),
                .init(name: "C 1", from: "B", isNew: true), .init(name: "C 1", from: nil, isNew: true),
                .init(name: "C 1", from: nil, isNew: true), nil,
            ])
        #expect(plan.steps.map { $0.group?.isChange } == [false, true, true, true, true, nil])
        #expect(plan.newGroups == ["C 1"] && plan.regrouped == 2 && plan.alreadyThere == 3)
        #expect(plan.settled.map(\.userName) == ["bob", "cora", "dan", "ema", "filip"])
        #expect(plan.settled.map { $0.confirmed?.text } == ["bob", "cora", "dan", nil, nil])
        #expect(plan.steps.map(\.isNewcomer) == [false, false, false, true, true, true])
    }

    @Test("what was checked is another list once the groups of the course are others")
    func groupFingerprints() throws {
        let text = "user name,group\nana,A\n"
        let accounts = [Self.account("ana", "Ana", "Pop", isEnrolled: true, group: "B")]
        let shown = try plan(text, accounts, groups: ["B"]).fingerprint
        #expect(try plan(text, accounts, groups: ["B"]).fingerprint == shown)
        #expect(try plan(text, accounts, groups: ["A", "B"]).fingerprint != shown, "somebody has added it meanwhile")
        let moved = [Self.account("ana", "Ana", "Pop", isEnrolled: true, group: nil)]
        #expect(try plan(text, moved, groups: ["B"]).fingerprint != shown, "or has taken Ana out of hers")
    }

    @Test("a line that asks or is wrong puts nobody anywhere; one that is answered does")
    func groupsOfQuestions() throws {
        let text = "user name,name,surname,group\nstudent,Gabriela,Gânscă,A\nx y,X,Y,B\n"
        let asked = try plan(text, [Self.student])
        #expect(asked.steps.allSatisfy { $0.group == nil } && asked.newGroups == [])
        let same = try plan(text, [Self.student], [2: .account(Self.student.id)])
        #expect(same.newGroups == ["A"] && same.settled.first?.confirmed == Self.student.id)
        let other = try plan(text, [Self.student], [2: .other("gabriela.g")])
        #expect(other.steps.first?.group == .init(name: "A", from: nil, isNew: true))
        #expect(try plan(text, [Self.student], [2: .nobody]).steps.first?.group == nil)
    }

    @Test("more new groups than anybody wants are another column: those above the most are refused, and known ones are not")
    func manyGroups() throws {
        let lines = (1...EnrolmentGrouping.mostNew + 1).map { "s\($0),A,B,G\($0)\n" }.joined()
        let plan = try plan("user name,name,surname,group\n" + lines + "t1,A,B,g1\nt2,A,B,Old\n", [], groups: ["Old"])
        #expect(plan.newGroups.count == EnrolmentGrouping.mostNew)
        #expect(plan.faulty.map(\.line.userName) == ["s61"] && plan.faulty.first?.outcome == .mistakes([.tooManyGroups]))
        #expect(plan.steps.suffix(2).map { $0.group?.name } == ["G1", "Old"])
        let (most, long) = (String(repeating: "ț", count: 40), String(repeating: "ț", count: 41))
        let two = "user name,name,surname,group\na,A,B,\(most)\nb,A,B,\(long)\n"
        #expect(try self.plan(two, []).steps.map(\.outcome) == [.newAccount, .mistakes([.groupTooLong])])
    }

    @Test("Serbian names are the same in both scripts, and Đorđe is Djordje")
    func scripts() throws {
        let account = Self.account("dj", "Đorđe", "Љубичић")
        #expect(try plan("user name,name,surname\ndj,Djordje,Ljubičić\n", [account]).enrolled == 1)
        #expect(try plan("user name,name,surname\ndj,Ђорђе,Љубичић\n", [account]).enrolled == 1)
    }

    @Test("without user names the account with the student number is found, and others get a name that is free")
    func proposals() throws {
        let others = [Self.account("ana.pop.5", "Ion", "Rus"), Self.account("closed.one.9", "Closed", "One", isClosed: true)]
        let text = """
            Nume și prenume,Număr matricol
            Tirlea Stefania,1000
            Pop Ana,5
            Pop Ana,6
            One Closed,9
            Ene Gabriela,1001
            """
        let plan = try plan(text, [Self.student] + others)
        #expect(
            plan.steps.map(\.line.userName) == ["student", "ana.pop.5-2", "ana.pop.6", "closed.one.9-2", "gabriela.ene.1001"])
        #expect(plan.enrolled == 1 && plan.newAccounts == 4 && plan.steps.allSatisfy(\.isProposed))
    }

    @Test("a student number that belongs to somebody of another name asks")
    func numberOfAnother() throws {
        let plan = try plan("Nume,Prenume,Număr matricol\nGânscă,Gabriela,1000\n", [Self.student])
        #expect(plan.steps.map(\.outcome) == [.asks(Self.student, free: "gabriela.gansca.1000")])
    }

    @Test("a line found by its number alone asks about a stranger who shares one name with it, or of whom it says no name")
    func numberAlone() throws {
        let heading = "Nume,Prenume,Număr matricol\n"
        #expect(try plan(heading + "Popescu,Ștefania,1000\n", [Self.student]).asking.count == 1)
        #expect(try plan(heading + ",,1000\n", [Self.student]).steps.map(\.outcome) == [.asks(Self.student, free: nil)])
        let known = Self.account("student", "Ștefania", "Țîrlea", "1000", isEnrolled: true)
        #expect(try plan(heading + ",,1000\n", [known]).alreadyThere == 1)
    }

    @Test("a user name that was shown for another line cannot be typed instead")
    func reserved() throws {
        let text = "user name,name,surname\nstudent,Ion,Rus\n,Ana,Pop\n"
        let typed = try plan(text, [Self.student], [2: .other("ana.pop")])
        #expect(typed.steps.map(\.line.userName).dropFirst().first == "ana.pop" && typed.asking.count == 1)
        #expect(typed.steps.first?.wrongAgain == "enrol.user-name-again")
    }

    @Test("of very many namesakes each has a number, and those beyond the last number have none", .endlessLimit)
    func numbers() throws {
        let count = 3_000
        let pattern = try #require(UserNamePattern("{given}.{family}"))
        let text = "Nume,Prenume,Număr matricol\n" + (1...count).map { "Pop,Ana,\($0)\n" }.joined()
        let plan = try plan(text, [], pattern: pattern)
        #expect(plan.newAccounts == EnrolmentPlanning.mostNumber && Set(plan.settled.map(\.userName)).count == plan.newAccounts)
        #expect(plan.faulty.count == count - EnrolmentPlanning.mostNumber)
    }

    @Test("a namesake is not enrolled by the name alone when the list has a number that the user names have not")
    func namesakes() throws {
        let pattern = try #require(UserNamePattern("{given}.{family}"))
        let account = Self.account("ana.pop", "Ana", "Pop")
        let text = "Nume,Prenume,Număr matricol\nPop,Ana,7\n"
        #expect(try plan(text, [account], pattern: pattern).steps.map(\.outcome) == [.asks(account, free: "ana.pop2")])
        #expect(try plan("Nume,Prenume\nPop,Ana\n", [account], pattern: pattern).enrolled == 1)
        let numbered = Self.account("ana.pop", "Ana", "Pop", "8")
        #expect(try plan(text, [numbered], pattern: pattern).steps.map(\.line.userName) == ["ana.pop2"])
    }

    @Test("two lines never get one account: of two namesakes the second has a number, and a person named twice is a mistake")
    func twice() throws {
        let pattern = try #require(UserNamePattern("{given}.{family}"))
        let namesakes = try plan("Nume,Prenume,Număr matricol\nPop,Ana,7\nPop,Ana,8\n", [], pattern: pattern)
        #expect(namesakes.steps.map(\.line.userName) == ["ana.pop", "ana.pop2"])
        let twice = try plan("Nume,Prenume\nPop,Ana\nPop,Ana\n", [])
        #expect(twice.newAccounts == 1 && twice.faulty.map(\.line.mistakes) == [[.personTwice]])
        let both = try plan("user name,name,surname,index number\nstudent,,,\n,Ștefania,Țîrlea,1000\n", [Self.student])
        #expect(both.enrolled == 1 && both.faulty.count == 1)
        let typed = try plan(
            "user name,name,surname\nstudent,Ion,Rus\nion,Ion,Ene\n", [Self.student], [2: .other("ion")])
        #expect(typed.steps.map { $0.wrongAgain != nil } == [true, false])
    }

    @Test("a closed account and a teacher's are no student's, however they are found; a line about nobody says so")
    func hindrances() throws {
        let accounts = [
            Self.account("x", "Ana", "Pop", "1", isClosed: true), Self.account("y", "Ion", "Rus", "2", isStudent: false),
        ]
        let plan = try plan("Nume,Prenume,Număr matricol\nPop,Ana,1\nRus,Ion,2\n,,3\n", accounts)
        #expect(
            plan.steps.map(\.outcome) == [
                .mistakes([.closed]), .mistakes([.noStudent]), .mistakes([.nameMissing, .surnameMissing]),
            ])
        #expect(try self.plan("Nume,Grupa\nPop Ana,301\n,302\n", []).steps.last?.outcome == .mistakes([.nobody]))
    }

    @Test(
        "of very many questions the first are asked, fewer of them about strangers, and the others are left; answers ask no more")
    func many() throws {
        for (isEnrolled, most) in [(true, EnrolmentPlan.mostAsked), (false, EnrolmentPlan.mostStrangers)] {
            let accounts = (1...most + 1).map { Self.account("s\($0)", "A", "B", isEnrolled: isEnrolled) }
            let text = accounts.map { $0.userName + ",Alt,Nume\n" }.joined()
            let asked = try plan(text, accounts)
            #expect(asked.asking.count == most)
            #expect(asked.faulty.map(\.outcome) == [.mistakes([.tooManyAsked])])
            #expect(try plan(text, accounts, [1: .nobody]).asking.count == most - 1)
        }
    }

    @Test("the line beyond the last question tells no user name")
    func tellsNothing() throws {
        let accounts = (1...EnrolmentPlan.mostStrangers + 1).map { Self.account("s\($0)", "A", "B", "\($0)") }
        let text = "Nume,Prenume,Număr matricol\n" + accounts.indices.map { "Alt,Nume,\($0 + 1)\n" }.joined()
        #expect(try plan(text, accounts).faulty.map(\.line.userName) == [""])
    }

    @Test("choices count for the lines that there are, and no more of them than there can be questions")
    func choices() throws {
        let lines = try EnrolmentListDocument(Array((1...300).map { "s\($0),A,B\n" }.joined().utf8)).lines
        let all = Dictionary(uniqueKeysWithValues: (-500...500).map { ($0, EnrolmentChoice.nobody) })
        #expect(EnrolmentPlans.choices(all, for: lines).keys.sorted() == Array(1...EnrolmentPlan.mostAsked))
    }
}
