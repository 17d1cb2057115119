@testable import App

extension SamplePages {
    /// Courses, topics and people as those see them who teach.
    static func teaching(_ strings: Strings) throws -> [SamplePage] {
        try teacherCourses(strings) + courseForms(strings) + teacherTopics(strings)
            + topicMerges(strings, frame: staffFrame(strings, heading: strings("topic-merge.title")), taught)
            + coursePeople(strings) + enrolmentLists(strings)
            + invitations(strings)
    }

    private static let taught = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
    private static let archived = TeacherCourse(course: .sample(isFull: false), isArchived: true, role: .professor)
    private static let assisted = TeacherCourse(course: .sample(), isArchived: false, role: .assistant)

    private static func teacherCourses(_ strings: Strings) -> [SamplePage] {
        let (main, deeper) = (
            staffFrame(strings, heading: strings("teach.courses"), isMain: true), staffFrame(strings, heading: "PDM301")
        )
        func overview(_ taught: TeacherCourse) -> CourseEditingStore.Overview {
            .init(taught: taught, lessons: 3, tests: 5, files: 17, topics: 4, teachers: 2, students: 21)
        }
        let question = CourseArchiveStore.Question(taught: taught, running: 2, items: CourseItem.samples)
        let quiet = CourseArchiveStore.Question(taught: taught, running: 0, items: [])
        let items = DeskSection.allCases.map { section in
            DeskItem(
                section: section, order: 0, href: "/teach/tests/1", title: section == .drafts ? nil : "Test <final>",
                course: .sample()
            ) { strings in strings("desk.handed-in", n: 21) }
        }
        return [
            SamplePage(
                "two",
                TeacherCoursesPage(
                    frame: main, strings: strings,
                    entries: [.init(taught: taught, students: 21), .init(taught: archived, students: 1)])),
            SamplePage(
                "with work",
                TeacherCoursesPage(
                    frame: main, strings: strings, entries: [.init(taught: taught, students: 21)], items: items)),
            SamplePage("none", TeacherCoursesPage(frame: main, strings: strings, entries: [])),
            SamplePage("professor", CourseHubPage(frame: deeper, strings: strings, overview: overview(taught), items: items)),
            SamplePage("archived", CourseHubPage(frame: deeper, strings: strings, overview: overview(archived))),
            SamplePage("assistant", CourseHubPage(frame: deeper, strings: strings, overview: overview(assisted))),
            SamplePage("running", ArchivingPage(frame: deeper, strings: strings, question: question)),
            SamplePage("nobody there", ArchivingPage(frame: deeper, strings: strings, question: quiet)),
        ]
    }

    private static func courseForms(_ strings: Strings) -> [SamplePage] {
        let plain = staffFrame(strings, heading: strings("teach.new-course"))
        let frame = plain.savingBack("form")
        let help = FieldHelp(strings, for: SampleObjectives.viewer())
        let new = CourseForm(course: "0191d2c0-0000-7000-8000-000000000001", language: "ro", marks: "ro")
        var errors = FormErrors()
        for (field, key) in [
            ("title", "teach.title-missing"), ("number", "teach.number-missing"), ("url", "teach.bad-address"),
            ("classroom", "teach.too-long"), ("semester", "teach.semester-missing"), ("language", "teach.choose"),
            ("ects", "teach.bad-ects"), ("marks", "teach.choose"),
        ] { errors.add(field, key) }
        var fromDesign = CourseForm(.sample())
        fromDesign.from = "/teach/courses/course/design"
        return [
            SamplePage(
                "new", CourseEditPage(frame: frame, strings: strings, action: TeachRoutes.newCourses, form: new, help: help)),
            SamplePage(
                "errors",
                CourseEditPage(
                    frame: frame, strings: strings, action: TeachRoutes.newCourses, form: new, help: help, errors: errors)),
            SamplePage(
                "changed",
                CourseEditPage(frame: frame, strings: strings, changing: .sample(), form: CourseForm(.sample()), help: help)),
            SamplePage(
                "from the design",
                CourseEditPage(frame: frame, strings: strings, changing: .sample(), form: fromDesign, help: help)),
            SamplePage(
                "overtaken",
                CourseEditPage(
                    frame: frame, strings: strings, changing: .sample(), form: new, help: help,
                    errors: FormErrors(items: [.init(field: "title", key: "teach.changed")]))),
            SamplePage(
                "copy",
                CourseEditPage(
                    copy: plain, strings: strings, action: TeachRoutes.copies(of: ID(text: "course")), form: new, help: help)),
        ]
    }

    private static func teacherTopics(_ strings: Strings) throws -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("course.topics"))
        let uses: [ID<Topic>: TopicUse] = [
            ID(text: "architecture"): .init(
                lessons: 1, tests: 2, questions: 30, resources: 3, objectives: 1, isReferred: true)
        ]
        let shelf = TopicEditingStore.Shelf(
            taught: taught, topics: .sample, uses: uses, items: CourseItem.samples,
            knowledge: [
                ID(text: "architecture"): .init(
                    dimensions: [.factual, .metacognitive], priority: .veryImportant, isPrerequisite: true)
            ], resources: TopicResource.samples, targets: .samples)
        let bare = TopicEditingStore.Shelf(
            taught: taught, topics: TopicTree([.init(id: ID(text: "only"), parent: nil, title: "Unul", position: 0)]), uses: [:])
        let empty = TopicEditingStore.Shelf(taught: taught, topics: TopicTree([]), uses: [:])
        let twice = FormErrors(items: [.init(field: "title", key: "teach.topic-twice")])
        let wrong = FormErrors(items: [
            .init(field: "title", key: "teach.changed"), .init(field: "place", key: "teach.choose"),
            .init(field: "dimensions", key: "teach.choose"), .init(field: "priority", key: "teach.choose"),
            .init(field: "into", key: "teach.choose"),
        ])
        let full = TopicEditingStore.Shelf(
            taught: taught, topics: .sample, uses: uses, resources: TopicResource.many(22, removed: 3), targets: .samples)
        func page(
            _ shelf: TopicEditingStore.Shelf, _ id: String, way: WayBack? = nil, done: String? = nil, _ errors: FormErrors? = nil,
            showing: String? = nil
        ) -> TeacherTopicPage? {
            shelf.topics.topic(ID(text: id)).map { topic in
                TeacherTopicPage(
                    frame: frame.savingBack("form"), strings: strings, shelf: shelf, topic: topic,
                    form: TopicForm().filled(
                        topic, shelf.knowledge[topic.id] ?? TopicKnowledge(), place: shelf.topics.place(of: topic)),
                    showing: showing.map { ID(text: $0) }, at: SampleSnapshot.start, way: way, done: done,
                    help: FieldHelp(strings, for: SampleObjectives.viewer(hidesHelp: id == "layers")), errors: errors)
            }
        }
        let topics = [
            ("used", page(shelf, "architecture")), ("free", page(shelf, "layers", wrong)), ("only", page(bare, "only")),
            (
                "a resource added",
                page(
                    shelf, "architecture", way: WayBack("/teach/courses/course/topics"), done: strings("flash.resource-added"))
            ),
            ("many resources, the first", page(full, "architecture")),
            ("many resources, the next", page(full, "architecture", showing: "r10")),
            ("many resources, the last and the deleted", page(full, "architecture", showing: "r24")),
        ]
        return [
            SamplePage("some", TeacherTopicsPage(frame: frame, strings: strings, shelf: shelf)),
            SamplePage("none", TeacherTopicsPage(frame: frame, strings: strings, shelf: empty)),
            SamplePage(
                "the next step",
                TeacherTopicsPage(
                    frame: frame.guided(by: .init(next: nil, here: .init(href: "/teach", text: "Bifați <ceva>."))),
                    strings: strings, shelf: shelf)),
            SamplePage(
                "from the design, one added",
                TeacherTopicsPage(
                    frame: frame, strings: strings, shelf: shelf, form: TopicForm(below: "architecture"),
                    way: WayBack("/teach/courses/course/design"), done: strings("flash.topic-added"))),
            SamplePage(
                "errors",
                TeacherTopicsPage(
                    frame: frame, strings: strings, shelf: shelf, form: TopicForm(title: "Limbajul", below: ""), errors: twice)),
        ] + topics.compactMap { state, page in page.map { SamplePage(state, $0) } } + topicResources(strings)
    }

    private static func coursePeople(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("teach.people"))
        let teachers = [
            CoursePeopleStore.Teacher(id: ID(text: "carmen"), userName: "carmen", name: "Carmen Brânză", role: .professor),
            CoursePeopleStore.Teacher(id: ID(text: "felix"), userName: "felix", name: "Felix Pop", role: .assistant),
        ]
        let students = [
            CoursePeopleStore.Student(
                id: ID(text: "ana"), userName: "ana", name: "Ana", surname: "Țîrlea", indexNumber: "1001", isInvitable: false),
            CoursePeopleStore.Student(
                id: ID(text: "ion"), userName: "ion", name: "Ion", surname: "Pop", indexNumber: nil, isInvitable: true),
        ]
        var errors = FormErrors()
        for (field, key) in [
            ("teachers", "teach.last-professor"), ("teacher", "teach.no-such-teacher"), ("role", "teach.choose"),
            ("user", "enrol.user-name"), ("name", "enrol.name-missing"), ("surname", "enrol.surname-missing"),
            ("index-number", "enrol.index-number-taken"), ("email", "enrol.email"), ("anyway", "teach.sitting-now"),
        ] { errors.add(field, key) }
        let account = EnrolmentPlan.Account(
            id: ID(text: "ema"), userName: "ema", name: "Ema", surname: "Ionescu", indexNumber: nil, isStudent: true,
            isClosed: false, isEnrolled: false)
        func page(
            _ taught: TeacherCourse, _ students: [CoursePeopleStore.Student], _ form: CoursePeopleForm, _ errors: FormErrors?,
            _ question: CoursePeopleQuestion? = nil
        ) -> CoursePeoplePage {
            CoursePeoplePage(
                frame: frame, strings: strings, people: .init(taught: taught, teachers: teachers, students: students), form: form,
                errors: errors, question: question)
        }
        func asked(_ question: CoursePeopleQuestion) -> CoursePeoplePage {
            page(taught, students, CoursePeopleForm(teacher: "pop", user: "ema"), question.errors, question)
        }
        return [
            SamplePage("professor", page(taught, students, CoursePeopleForm(), nil)),
            SamplePage("which colleague", asked(.colleague(teachers, isMore: true))),
            SamplePage("whose account", asked(.account(account))),
            SamplePage("assistant", page(assisted, [], CoursePeopleForm(), nil)),
            SamplePage("filtered", page(taught, students, CoursePeopleForm(q: "tir"), nil)),
            SamplePage("errors", page(taught, students, CoursePeopleForm(teacher: "x", user: "y z", person: "ana"), errors)),
        ]
    }

    private static func enrolmentLists(_ strings: Strings) throws -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("enrol.title"))
        let id = ID<Course>(text: "course")
        func checked(
            _ text: String, _ accounts: [String: EnrolmentPlan.Account], isChanged: Bool = false, isUnanswered: Bool = false,
            _ choices: [Int: EnrolmentChoice] = [:], notice: String? = nil, parts: [Int: Int] = [:]
        ) throws -> EnrolmentListPage {
            let document = try EnrolmentListDocument(Array(text.utf8), ListMapping(parts: parts))
            let owners = accounts.values.compactMap { account in account.indexNumber.map { ($0, account) } }
            let directory = EnrolmentPlan.Directory(
                accounts: accounts, owners: Dictionary(owners, uniquingKeysWith: { first, _ in first }))
            return EnrolmentListPage(
                frame: frame, strings: strings, course: id,
                shown: .init(
                    sheet: "2", checked: (document, EnrolmentPlans(document.lines, directory, choices: choices)),
                    isChanged: isChanged, isUnanswered: isUnanswered, notice: notice))
        }
        let ana = EnrolmentPlan.Account(
            id: ID(text: "ana"), userName: "ana", name: "Ana", surname: "Țîrlea", indexNumber: "1001", isStudent: true,
            isClosed: false, isEnrolled: false)
        let dana = EnrolmentPlan.Account(
            id: ID(text: "dana"), userName: "dana", name: "Dana", surname: "Pop", indexNumber: nil, isStudent: true,
            isClosed: false, isEnrolled: false)
        let mixed = "ana,Anca,Pop,,\nion,Ion,Pop,7,ion@example.org\nmaria\nion,A,B,,\ndana,Pop,Dana,,"
        let registrars = """
            Nr. crt.,Nume și prenume,Număr matricol,Grupa
            1,Popescu Ana Maria,2023/0145,301
            2,TIRLEA Ana,1001,302
            3,,,
            4,Ene Ana Maria,2023/0145,302
            5,Rus Ioana Vlad,1002,302
            """
        let mihai = EnrolmentPlan.Account(
            id: ID(text: "mihai"), userName: "mihai", name: "Mihai", surname: "Ene", indexNumber: "1002", isStudent: true,
            isClosed: false, isEnrolled: true)
        func faulty(_ field: String, _ key: String) -> EnrolmentListPage {
            EnrolmentListPage(
                frame: frame, strings: strings, course: id,
                shown: .init(text: "a,b", errors: .init(items: [.init(field: field, key: key)])))
        }
        return [
            SamplePage("new", EnrolmentListPage(frame: frame, strings: strings, course: id, shown: .init())),
            SamplePage("checked", try checked(mixed, ["ana": ana, "dana": dana])),
            SamplePage("unanswered", try checked(mixed, ["ana": ana], isUnanswered: true, [1: .other("ana")])),
            SamplePage("changed", try checked((1...300).map { "s\($0),A,B,,\n" }.joined(), [:], isChanged: true)),
            SamplePage(
                "registrar's",
                try checked(
                    registrars, ["ana": ana, "mihai": mihai], notice: strings("enrol.changed"), parts: [5: 1])),
            SamplePage("nobody", try checked("user name\nx y", [:])),
            SamplePage("empty", faulty("list", "enrol.list-empty")),
            SamplePage("no file", faulty("file", "enrol.file-missing")),
            SamplePage("no sheet", faulty("sheet", "enrol.xlsx-no-sheet")),
        ]
    }

    private static func invitations(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("invitations.title"))
        let slips = ["ion", "maria"].map { SampleSlips.slip($0, strings, isOfCourse: true) }
        let sheets = [("two", slips, 0), ("two, and some left out", slips, 21), ("nobody", [], 0)].map { name, slips, leftOut in
            SamplePage(
                name,
                InvitationsPage(
                    frame: frame, strings: strings, slips: slips, leftOut: leftOut,
                    peopleHref: CoursePeopleRoutes.people(of: ID(text: "course"))))
        }
        return sheets + SampleSlips.invitationQuestions(strings)
    }
}
