import Testing

@testable import App

@Suite("Those who teach a course are named by those who teach it")
struct InstructorTests {
    private static func errors(_ form: InstructorForm, hasAccount: Bool = false) -> [String] {
        do {
            _ = try form.fields(hasAccount: hasAccount)
            return []
        } catch let errors as FormErrors { return errors.items.map { $0.field + " " + $0.key } } catch { return ["\(error)"] }
    }

    @Test("a name may be as short as Li; e-mail, phone and page are checked where they are typed")
    func checked() throws {
        #expect(Self.errors(InstructorForm(firstName: "Li", lastName: "Wu")) == [])
        #expect(
            Self.errors(InstructorForm()) == ["first-name design.first-name-missing", "last-name design.last-name-missing"])
        #expect(Self.errors(InstructorForm(), hasAccount: true) == [])
        let wrong = InstructorForm(
            firstName: "Li", lastName: String(repeating: "w", count: 201), email: "li", phone: "12345",
            officeHours: String(repeating: "h", count: 201), webPage: "javascript:alert(1)", role: "dean",
            office: String(repeating: "o", count: 201))
        #expect(
            Self.errors(wrong) == [
                "last-name form.too-long", "email form.email-invalid", "phone person.phone-invalid", "office-hours form.too-long",
                "office form.too-long", "web-page profile.web-page-invalid", "role teach.choose",
            ])
        #expect(try InstructorForm(SampleDesign.typed).fields(hasAccount: false) == SampleDesign.typed.fields)
        let posted = InstructorForm(firstName: "Nimeni", phone: "021 310 20 30")
        #expect(try posted.fields(hasAccount: true) == .init(phone: "021 310 20 30"), "an account's names stay the account's")
    }

    @Test("somebody without an account is added once, changed by version, and removed")
    func typed() async throws {
        try await DesignScene.run { scene in
            let store = InstructorStore(database: scene.site.database)
            let (id, fields) = (ID<CourseInstructor>(at: scene.now), SampleDesign.typed.fields)
            func add(_ fields: CourseInstructor.Fields, by viewer: Viewer) async throws -> Bool {
                try await store.add(fields, as: id, of: nil, to: scene.course, by: viewer, at: scene.now)
            }
            let gelu = try await scene.stranger()
            #expect(try await add(fields, by: gelu) == false)
            #expect(try await add(fields, by: scene.carmen))
            #expect(try await add(fields, by: scene.carmen), "pressed twice")
            await #expect(throws: FormErrors.one("first-name", "design.instructor-added")) {
                try await add(.init(firstName: "Alt", lastName: "Om"), by: scene.carmen)
            }
            let entries = try #require(try await store.shelf(of: scene.course, by: scene.felix)).entries
            #expect(entries.map { $0.account?.lastName ?? $0.instructor?.fields.lastName } == ["Brânză", "Pop", "Wei <x>"])
            var changed = fields
            changed.office = nil
            func update(seen: Int?, by viewer: Viewer) async throws -> ID<Course>? {
                try await store.update(changed, of: id, seen: seen, by: viewer, at: scene.now)
            }
            #expect(try await update(seen: 1, by: gelu) == nil)
            #expect(try await store.find(id, by: gelu) == nil)
            #expect(try await update(seen: 1, by: scene.felix) == scene.course)
            #expect(try await update(seen: 1, by: scene.carmen) == scene.course, "it is stored already")
            changed.office = "Sala 5"
            await #expect(throws: FormErrors.one("office", "teach.changed")) { try await update(seen: 1, by: scene.carmen) }
            #expect(try await store.find(id, by: scene.carmen)?.entry.instructor?.version == 2)
            #expect(try await store.remove(id, by: gelu, at: scene.now) == nil)
            #expect(try await store.remove(id, by: scene.carmen, at: scene.now) == scene.course)
            #expect(try await store.find(id, by: scene.carmen) == nil)
            #expect(try await scene.isEdited())
        }
    }

    @Test("of somebody with an account only what holds in this course is stored, and it gives no rights")
    func accounts() async throws {
        try await DesignScene.run { scene in
            let store = InstructorStore(database: scene.site.database)
            let (id, fields) = (ID<CourseInstructor>(at: scene.now), CourseInstructor.Fields(role: .professor, office: "Sala 9"))
            func add(_ fields: CourseInstructor.Fields, as id: ID<CourseInstructor>, of person: ID<Person>) async throws -> Bool {
                try await store.add(fields, as: id, of: person, to: scene.course, by: scene.carmen, at: scene.now)
            }
            #expect(try await add(.init(), as: id, of: scene.felix.id), "nothing is said")
            #expect(try await scene.site.count("course_instructor") == 0)
            #expect(try await add(fields, as: id, of: scene.ana.id) == false, "she does not teach there")
            #expect(try await store.blank(for: scene.ana.id, in: scene.course, by: scene.carmen) == nil)
            #expect(try await add(fields, as: id, of: scene.felix.id))
            await #expect(throws: FormErrors.one("phone", "design.instructor-added")) {
                try await add(fields, as: ID(text: "another"), of: scene.felix.id)
            }
            let entry = try #require(try await store.find(id, by: scene.carmen)).entry
            #expect(entry.account?.lastName == "Pop" && entry.instructor?.fields == fields)
            #expect(
                try await scene.site.values("SELECT teaching_role AS v FROM course_teacher WHERE person_id = \(scene.felix.id)")
                    == ["assistant"])
            let felix = scene.felix.id
            try await scene.site.database.write { tx in try tx.execute("DELETE FROM course_teacher WHERE person_id = \(felix)") }
            let left = try #require(try await store.shelf(of: scene.course, by: scene.carmen)).entries.last
            #expect(left?.account?.teachingRole == nil && left?.instructor?.id == id)
            #expect(try await store.remove(id, by: scene.carmen, at: scene.now) == scene.course)
        }
    }

    @Test("not more than forty")
    func many() async throws {
        try await DesignScene.run { scene in
            let store = InstructorStore(database: scene.site.database)
            for number in 1...WrittenDesign.mostInstructors {
                let fields = CourseInstructor.Fields(firstName: "Li", lastName: "\(number)")
                let isAdded = try await store.add(
                    fields, as: ID(text: "\(number)"), of: nil, to: scene.course, by: scene.carmen, at: scene.now)
                #expect(isAdded)
            }
            let full = FormErrors(items: [.init(field: "first-name", key: "design.instructors-many", values: ["n": "40"])])
            await #expect(throws: full) {
                try await store.add(
                    .init(firstName: "Li", lastName: "Wu"), as: ID(text: "more"), of: nil, to: scene.course, by: scene.carmen,
                    at: scene.now)
            }
        }
    }

    @Test("the way back from a form in which nothing is typed adds nobody; with something typed it saves")
    func back() async throws {
        try await DesignScene.run { scene in
            let carmen = try await scene.site.signedIn("carmen")
            let list = DesignRoutes.instructors(of: scene.course)
            let id = try #require(try await carmen.get(DesignRoutes.newInstructor(of: scene.course)).hidden("instructor"))
            let empty = try await carmen.post(list, [("instructor", id), ("seen", ""), ("first-name", " "), ("go", "back")])
            #expect(empty.location == list)
            #expect(try await scene.site.count("course_instructor") == 0)
            let half = try await carmen.post(list, [("instructor", id), ("seen", ""), ("first-name", "Li"), ("go", "back")])
            #expect(half.status == .unprocessableContent && half.text.contains("value=\"Li\"") && half.hidden("instructor") == id)
            let whole = try await carmen.post(
                list, [("instructor", id), ("seen", ""), ("first-name", "Li"), ("last-name", "Wu"), ("go", "back")])
            #expect(whole.location == list)
            #expect(try await carmen.get(list).words.contains("Wu, Li"))
            #expect(try await carmen.post(list, [("first-name", "Li")]).status == .unprocessableContent)
        }
    }
}
