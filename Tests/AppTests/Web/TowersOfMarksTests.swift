import Testing

@testable import App

@Suite("A letter under 40,000 marks, which people count as one")
struct TowersOfMarksTests {
    private let tower = TextLengthTests.tower

    private func errors<Value>(_ check: () throws -> Value) -> [String] {
        do {
            _ = try check()
            return []
        } catch {
            return ((error as? FormErrors)?.items ?? []).map { "\($0.field) \($0.key)" }
        }
    }

    @Test("is too long for every field of a course")
    func course() {
        let form = CourseForm(
            number: tower, title: tower, language: "ro", semester: tower, classroom: tower, url: "https://a.ro/" + tower,
            marks: "ro")
        let long = ["title", "number"].map { $0 + " teach.too-long" }
        #expect(errors(form.fields) == long + ["url teach.bad-address", "classroom teach.too-long"])
        #expect(errors(form.names) == long)
        let description = CourseDescriptionForm(overview: tower + tower + tower, subject: tower)
        #expect(errors(description.description) == ["overview design.too-long", "subject design.too-long"])
        #expect(errors(TopicForm(title: tower).checkedTitle) == ["title teach.too-long"])
    }

    @Test("is too long for every field of a person")
    func people() {
        let person = PersonForm(
            userName: "ana", name: tower, surname: tower, indexNumber: tower, email: "ana@example.org", roles: ["student"])
        #expect(errors(person.fields) == ["name", "surname", "index-number"].map { $0 + " form.too-long" })
        let profile = ProfileForm(email: nil, office: tower, officeHours: tower, webPage: "https://a.ro/" + tower)
        let expected = ["office form.too-long", "office-hours form.too-long", "web-page profile.web-page-invalid"]
        #expect(errors(profile.profile) == expected)
        let line = EnrolmentLine(number: 1, userName: "ana", name: tower, surname: "Pop", indexNumber: tower, email: nil)
        #expect(line.ownMistakes == [.nameTooLong, .indexNumberTooLong])
        #expect(!UserName.isValid(tower))
        #expect(PasswordRules.objection(to: "Tz7!kq0p" + tower, context: []) == "password.too-long")
    }

    @Test("is too long for the name of an institution")
    func institution() {
        let form = SettingsForm(name: tower, language: "ro", zone: "Europe/Bucharest", contact: tower, marks: "ro")
        #expect(errors(form.settings) == ["name form.too-long", "contact form.too-long"])
    }

    @Test("is too long for a reason")
    func reasons() {
        #expect(errors(InterventionForm(minutes: "5", reason: tower).given) == ["reason correction.reason-long"])
        #expect(errors { try InterventionForm(reason: tower).founded(needsMinutes: false) } == ["reason correction.reason-long"])
        var reason = FormErrors()
        KeyCorrectionForm.check(tower, &reason)
        #expect(reason.items.map(\.key) == ["correction.reason-long"])
    }

    @Test("is too long for an answer, an accepted one, and a question of a survey")
    func answers() throws {
        let question = TextQuestion(accepted: ["a"], folding: .exact)
        #expect(errors { try question.answer(typed: tower) } == ["answer question.text-too-long"])
        let line = try #require(AnswerLine("= \(tower)"[...], line: 3))
        #expect(TypedAnswer(line, kind: .text, file: "a.md").mistakes.map(\.key) == ["mistake.answer-long"])
        #expect(SurveyText.mistakes(in: tower, "a.md", line: 1).map(\.key) == ["mistake.survey-long"])
        #expect(NumberQuestion.value(of: "1" + String(repeating: "\u{301}", count: 40_000)) == nil)
    }

    @Test("is too long for the code that is told in the room, and so are 40,000 spaces in it")
    func code() {
        #expect(AccessCode("aula-magna-" + tower) == nil)
        #expect(AccessCode("aula" + String(repeating: " ", count: 40_000) + "magna") == nil)
        #expect(AccessCode("aula-magna-7") != nil)
    }

    @Test("is not looked for, and makes no key")
    func keys() {
        #expect(PeopleSearch("ana " + tower, role: nil).words == ["ana"])
        #expect(NewLesson(id: ID(text: "a"), title: String(repeating: "lecție ", count: 60)).key(besides: []).utf8.count == 60)
    }
}
