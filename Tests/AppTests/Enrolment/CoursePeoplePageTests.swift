import Testing

@testable import App

@Suite("The page of a course's people")
struct CoursePeoplePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func student(_ name: String, isInvitable: Bool = false) -> CoursePeopleStore.Student {
        .init(
            id: ID(text: name), userName: name, name: name.capitalized, surname: "Pop",
            indexNumber: isInvitable ? nil : "1001", isInvitable: isInvitable)
    }

    private func page(
        _ students: [CoursePeopleStore.Student], role: TeachingRole = .professor, _ form: CoursePeopleForm = CoursePeopleForm(),
        errors: FormErrors? = nil
    ) -> CoursePeoplePage {
        let teachers = [
            CoursePeopleStore.Teacher(id: ID(text: "carmen"), userName: "carmen", name: "Carmen Brânză", role: .professor),
            CoursePeopleStore.Teacher(id: ID(text: "felix"), userName: "felix", name: "Felix Pop", role: .assistant),
        ]
        return CoursePeoplePage(
            frame: ground.frame, strings: ground.strings,
            people: .init(
                taught: TeacherCourse(course: .sample(), isArchived: false, role: role), teachers: teachers, students: students),
            form: form, errors: errors)
    }

    @Test("an assistant does not say who teaches; each teacher has a role in words")
    func teachers() {
        #expect(page([]).isManaged && !page([], role: .assistant).isManaged)
        let roles = ["course.professor", "course.assistant"].map { ground.strings($0) }
        #expect(page([]).teachers.map(\.detail) == zip(["carmen · ", "felix · "], roles).map { $0 + $1 })
    }

    @Test("who has never signed in is marked and counted, to be invited")
    func waiting() {
        let students = page([student("ana"), student("ion", isInvitable: true)])
        #expect(students.students.map(\.state) == [nil, ground.strings("teach.never-signed-in")])
        #expect(students.students.map(\.detail) == ["ana · 1001", "ion"])
        #expect(students.waiting == ground.strings("teach.not-signed-in", n: 1) && page([student("ana")]).waiting == nil)
    }

    @Test("beside a student stands the slip that this person may make, and none where there is none to make")
    func slips() {
        var ion = student("ion")
        ion.isRenewable = true
        let slips = page([student("ana"), student("eva", isInvitable: true), ion]).students.map(\.slip)
        #expect(slips.map { $0?.text } == [nil, ground.strings("slip.invite"), ground.strings("slip.renew")])
        #expect(slips[2]?.href == CoursePeopleRoutes.slips(of: ID(text: "ion"), in: Course.sample().id))
    }

    @Test("words that are looked for leave those whom they fit, and say how many; of very many only the first are listed")
    func found() {
        let people = page([student("ana"), student("ion")], CoursePeopleForm(q: "AN"))
        #expect(people.students.map(\.id) == ["ana"] && people.found == ground.strings("teach.found", n: 1))
        #expect(page([student("ana")]).found == nil && page([student("ana")], CoursePeopleForm(q: " ")).found == nil)
        let many = (1...CoursePeoplePage.mostShown + 1).map { student("s\($0)") }
        let limit = ground.strings("teach.most-shown", ["count": "200"])
        #expect(page(many).students.count == 200 && page(many).found == limit)
        #expect(page(Array(many.dropLast())).found == nil)
        let filtered = page(many, CoursePeopleForm(q: "pop")).found
        #expect(filtered == ground.strings("teach.found", n: 201) + " " + limit)
        #expect(!page([]).hasStudents && page(many).hasStudents)
    }

    @Test("who takes a test just now is asked about by name, and no one else")
    func asked() {
        let form = CoursePeopleForm(person: "ion")
        let asked = page([student("ana"), student("ion")], form, errors: .one("anyway", "teach.sitting-now"))
        #expect(asked.asked?.name == student("ion").fullName && ground.isMarked(asked.frame))
        #expect(
            page([student("ion")], form).asked == nil && page([], form, errors: .one("anyway", "teach.sitting-now")).asked == nil)
    }

    @Test("a form with a mistake says which of the two it is")
    func mistakes() {
        let teacher = page([], errors: .one("teacher", "teach.no-such-teacher"))
        #expect(teacher.hasTeacherErrors && !teacher.hasEnrolmentErrors)
        let user = page([], errors: .one("user", "enrol.user-name"))
        #expect(!user.hasTeacherErrors && user.hasEnrolmentErrors)
        #expect(!page([]).hasTeacherErrors && !page([]).hasEnrolmentErrors && !ground.isMarked(page([]).frame))
    }
}
