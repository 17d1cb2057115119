import Testing

@testable import App

@Suite("The page where an account is made or changed")
struct PersonEditPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ person: Person?, _ form: PersonForm = PersonForm(), _ errors: FormErrors? = nil) -> PersonEditPage {
        PersonEditPage(
            frame: ground.frame, strings: ground.strings, action: "/people", person: person, form: form, errors: errors)
    }

    @Test("a user name is typed for a new account and stays as it is for one that is there")
    func userName() {
        let (new, there) = (page(nil), page(SamplePeople.ana))
        #expect(new.fields.first?.id == "user-name" && new.userName == nil && new.seen == nil)
        #expect(there.fields.first?.id == "title" && there.userName == "ana" && there.seen != nil)
        #expect(new.button == ground.strings("people.add") && there.button == ground.strings("form.save"))
    }

    @Test("what somebody else made of the account is shown only where that is what went wrong")
    func meanwhile() {
        let taken = page(SamplePeople.ana, PersonForm(), .one("email", "form.email-invalid"))
        #expect(!taken.hasNow && ground.isMarked(taken.frame))
        let changed = page(SamplePeople.ana, PersonForm(), .one("name", "people.changed-meanwhile"))
        #expect(changed.hasNow && changed.now.map(\.value).contains("Ana Țîrlea"))
        #expect(!page(SamplePeople.ana).hasNow && !ground.isMarked(page(SamplePeople.ana).frame))
    }

    @Test("another mistake does not hide that somebody else has changed it")
    func mistakeBetween() {
        let typed = PersonForm(seen: "old")
        #expect(page(SamplePeople.ana, typed, .one("email", "form.email-invalid")).seen == "old")
        let told = page(SamplePeople.ana, typed, .one("name", "people.changed-meanwhile"))
        #expect(told.seen == page(SamplePeople.ana).seen && told.seen != "old")
    }

    @Test("what it means that a student is none any more is said of students only")
    func roleNote() {
        #expect(page(SamplePeople.ana).roleNote == ground.strings("people.student-means"))
        #expect(page(nil).roleNote == nil)
    }

    @Test("the roles that were ticked stay ticked")
    func roles() {
        let ticked = page(nil, PersonForm(roles: ["teacher", "administrator"])).roles.filter(\.isChosen).map(\.value)
        #expect(ticked == ["teacher", "administrator"])
        #expect(page(nil).roles.allSatisfy { !$0.isChosen })
    }
}
