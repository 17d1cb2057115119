@testable import App

/// The groups of a course made by hand: one with all it can have, one with nothing, and a student in none.
enum SampleGroups {
    static let full = CourseGroup(
        id: ID(text: "one"), name: "Grupa <1>", assistant: ID(text: "felix"), assistantName: "dr Felix Pop",
        meetings: "marți 10:00-12:00", room: "Sala 2")
    static let bare = CourseGroup(
        id: ID(text: "two"), name: "Grupa 2", assistant: nil, assistantName: nil, meetings: nil, room: nil)

    static func student(_ userName: String, _ surname: String, _ group: CourseGroup?) -> CourseGroupStore.Student {
        .init(
            student: .init(
                id: ID(text: userName), userName: userName, name: "Ana", surname: surname,
                indexNumber: userName == "ema" ? nil : "1001", isInvitable: false),
            group: group?.id)
    }

    static func sheet(
        _ groups: [CourseGroup] = [full, bare], isEmpty: Bool = false, role: TeachingRole = .professor
    ) -> CourseGroupStore.Sheet {
        .init(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: role), groups: groups,
            students: isEmpty
                ? []
                : [
                    student("bogdan", "Barbu", groups.isEmpty ? nil : bare), student("ema", "Ionescu", nil),
                    student("ana", "Țîrlea <b>", groups.isEmpty ? nil : full),
                ],
            teachers: [.init(id: ID(text: "felix"), userName: "felix", name: "Felix Pop", role: .assistant)])
    }
}

extension SamplePages {
    static func groups(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("groups.title"))
        func list(_ sheet: CourseGroupStore.Sheet, _ errors: FormErrors? = nil) -> CourseGroupsPage {
            CourseGroupsPage(
                frame: frame, strings: strings, sheet: sheet,
                form: CourseGroupForm(group: "0191d2c0-0000-7000-8000-000000000027"),
                errors: errors)
        }
        func group(_ sheet: CourseGroupStore.Sheet, _ errors: FormErrors? = nil) -> CourseGroupPage {
            CourseGroupPage(
                frame: frame, strings: strings, sheet: sheet, group: SampleGroups.full,
                form: CourseGroupForm(SampleGroups.full, sheet), errors: errors)
        }
        var errors = FormErrors()
        for (field, key) in [
            ("name", "groups.name-taken"), ("assistant", "groups.no-teacher"), ("meetings", "form.too-long"),
            ("room", "form.too-long"),
        ] { errors.add(field, key) }
        let overtaken = FormErrors(items: [
            .init(field: "name", key: "groups.changed"), .init(field: "removal", key: "groups.changed"),
        ])
        return [
            SamplePage("some", list(SampleGroups.sheet())), SamplePage("none", list(SampleGroups.sheet([]))),
            SamplePage("with errors", list(SampleGroups.sheet(), errors)),
            SamplePage("a group", group(SampleGroups.sheet())),
            SamplePage("nobody studies", group(SampleGroups.sheet(isEmpty: true))),
            SamplePage("a group for an assistant", group(SampleGroups.sheet(role: .assistant))),
            SamplePage("a group that somebody else changed", group(SampleGroups.sheet(), overtaken)),
            SamplePage("a group with errors", group(SampleGroups.sheet(), errors)),
        ]
    }
}
