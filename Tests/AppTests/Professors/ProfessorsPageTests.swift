import Testing

@testable import App

@Suite("The page of those who teach")
struct ProfessorsPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ courses: [TaughtCourse], _ today: LocalDay) -> ProfessorsPage {
        ProfessorsPage(frame: ground.frame, strings: ground.strings, typed: "", content: .courses(courses, today))
    }

    @Test("says which week of its semester a subject is in, where that is known")
    func weeks() throws {
        func said(_ semester: Semester?, _ year: Int, _ month: Int, _ day: Int) throws -> String? {
            let today = try #require(LocalDay(year: year, month: month, day: day))
            return page([.init(course: .sample(), semester: semester, teachers: [])], today).subjects.first?.week
        }
        let week = ground.strings("semesters.week", ["week": "7", "weeks": "15"])
        #expect(try said(.sample(), 2026, 11, 21) == week)
        #expect(try said(.sample(), 2027, 2, 1) == ground.strings("semesters.exams"))
        #expect(try said(.sample(isDated: false), 2026, 11, 21) == nil && said(.sample(), 2026, 9, 1) == nil)
        #expect(try said(nil, 2026, 11, 21) == nil)
    }

    @Test("has a link for what a person has, and nothing for what a person has not")
    func links() throws {
        let today = LocalDay(number: 20_778)
        let teachers =
            page(
                [
                    .init(
                        course: .sample(), semester: nil,
                        teachers: [
                            .init(professor: .sample(), role: .professor),
                            .init(professor: .sample("felix", isFull: false), role: .assistant),
                        ])
                ], today
            ).subjects.first?.teachers ?? []
        let (carmen, felix) = (try #require(teachers.first), try #require(teachers.last))
        #expect(carmen.name == "prof. dr <h.c.> Carmen Brânză" && felix.name == "Felix Brânză")
        #expect(carmen.emailHref == "mailto:carmen@example.org" && carmen.phoneHref == "tel:+40213102030")
        #expect(carmen.office == "Office: Sala <12> · Office hours: marți 14–16")
        #expect(felix.emailHref == nil && felix.phoneHref == nil && felix.office == nil && felix.webPage == nil)
        #expect([carmen, felix].map { $0.parts.map(\.role) } == [["Professor"], ["Assistant"]])
        #expect(carmen.parts.first?.course == nil)
    }

    @Test("names the student's own group, and which assistant is its own")
    func group() {
        let today = LocalDay(number: 20_778)
        func shown(_ group: CourseGroup?) -> ProfessorsPage.Subject? {
            let teachers: [TaughtCourse.Teacher] = [
                .init(professor: .sample(), role: .professor),
                .init(professor: .sample("felix", isFull: false), role: .assistant),
                .init(professor: .sample("ema", isFull: false), role: .assistant),
            ]
            return page([.init(course: .sample(), semester: nil, teachers: teachers, group: group)], today).subjects.first
        }
        let own = shown(SampleGroups.full)
        #expect(own?.group == CourseGroupWords.own(SampleGroups.full, in: .sample(), ground.strings))
        #expect(own?.teachers.flatMap { $0.parts.map(\.role) } == ["Professor", "Assistant, your group", "Assistant"])
        let shared = shown(SampleGroups.bare)
        #expect(shared?.group != nil && shared?.teachers.last?.parts.first?.role == "Assistant")
        #expect(shown(nil)?.group == nil)
    }

    @Test("says that there is no subject, that nobody teaches one, and that nobody was found")
    func nobody() {
        let today = LocalDay(number: 20_778)
        #expect(page([], today).empty == ground.strings("professors.none"))
        let alone = page([.init(course: .sample(), semester: nil, teachers: [])], today)
        #expect(alone.empty == nil && alone.subjects.first?.hasTeachers == false && alone.summary == nil)
        func found(_ count: Int, of total: Int) -> ProfessorsPage {
            let one = FoundProfessor(professor: .sample(), parts: [.init(course: .sample(), role: .assistant)])
            return ProfessorsPage(
                frame: ground.frame, strings: ground.strings, typed: "x",
                content: .found(.init(professors: Array(repeating: one, count: count), total: total), "x"))
        }
        #expect(found(0, of: 0).summary == ground.strings("search.nothing", ["query": "x"]) && !found(0, of: 0).hasFound)
        #expect(found(1, of: 1).summary == ground.strings("professors.found", n: 1))
        #expect(found(1, of: 2).summary?.contains(ground.strings("people.first", ["count": "1"])) == true)
        #expect(found(1, of: 1).found.first?.parts.first?.course == "PDM301 - Programarea dispozitivelor mobile")
        #expect(found(1, of: 1).empty == nil)
        let wrong = ProfessorsPage(
            frame: ground.frame, strings: ground.strings, typed: "x", content: .courses([], today),
            errors: .one("q", "search.too-long"))
        #expect(ground.isMarked(wrong.frame) && wrong.error != nil && !ground.isMarked(page([], today).frame))
    }
}
